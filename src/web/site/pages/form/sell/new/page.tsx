import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadForm, SellingStart } from '#web/features/inquiries/index.ts';
import { plainMeta } from '#web/page-head.ts';

export async function loader(args: LoaderFunctionArgs) {
  return loadForm(args, 'sellAd');
}

export const meta = plainMeta('form/sell/new', t => ({
  title: t('inquiry.sale.title'),
  description: t('inquiry.sale.text'),
}));

export default function SellStartPage() {
  return <SellingStart form={useLoaderData<typeof loader>().form} />;
}
