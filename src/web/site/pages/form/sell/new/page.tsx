import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadForm, SellingStart } from '#web/features/inquiries/index.ts';
import { localeOfPath, translatorIn } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';

export async function loader(args: LoaderFunctionArgs) {
  return loadForm(args, 'sellAd');
}

export const meta: MetaFunction<typeof loader> = ({ location, matches }) => {
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  return pageHead({
    name: 'form/sell/new',
    locale,
    params: {},
    title: t('inquiry.sale.title'),
    description: t('inquiry.sale.text'),
    origin: originOf(matches),
  });
};

export default function SellStartPage() {
  return <SellingStart form={useLoaderData<typeof loader>().form} />;
}
