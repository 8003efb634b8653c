import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadForm, SellingStart } from '#web/features/inquiries/index.ts';
import { localeOfPath } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';

export async function loader(args: LoaderFunctionArgs) {
  return loadForm(args, 'sellAd');
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, text } = loaderData.words.sale;
  return pageHead({
    name: 'form/sell/new',
    locale: localeOfPath(location.pathname),
    params: {},
    title,
    description: text,
    origin: originOf(matches),
  });
};

export default function SellStartPage() {
  const { form, words } = useLoaderData<typeof loader>();
  return <SellingStart form={form} words={words} />;
}
