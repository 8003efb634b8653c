import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { aboutSale, formMeta, loadForm, SellingSteps } from '#web/features/inquiries/index.ts';

/** Ads and auctions have the same first steps; the draft says which of the two it is. */
export async function loader(args: LoaderFunctionArgs) {
  const { step } = args.params;
  if (step === 'ad' || step === 'auction') throw data(null, { status: 404 });
  const [ad, auction] = await Promise.all([loadForm(args, 'sellAd'), loadForm(args, 'sellAuction')]);
  return { ...ad, auctionForm: auction.form };
}

export const meta: MetaFunction<typeof loader> = args => formMeta('form/sell', args, aboutSale);

export default function SellPage() {
  return <SellingSteps {...useLoaderData<typeof loader>()} />;
}
