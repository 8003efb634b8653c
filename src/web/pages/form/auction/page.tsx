import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '../../../features/inquiries/index.ts';

/** The last step of a sale under the hammer: the drafted car asks for one. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadForm(args, 'sellAuction')), step: 'auction' };
}

export const meta: MetaFunction<typeof loader> = args => formMeta('form/auction', args);

export default function SellAuctionPage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
