import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm, stepAddressWith } from '#web/features/inquiries/index.ts';
import { localeOfPath } from '#web/i18n/index.ts';

/** The last step of an auction, which turns the draft into a request for one. */
export async function loader(args: LoaderFunctionArgs) {
  // A sale begins with the car: without a draft there is no last step.
  const { pathname, searchParams } = args.url;
  if (args.params.formId === 'new') {
    throw redirect(stepAddressWith(searchParams, 'sellAuction', localeOfPath(pathname), null, 'auction'));
  }
  return { ...(await loadForm(args, 'sellAuction')), step: 'auction' };
}

export const meta: MetaFunction<typeof loader> = args => formMeta('form/auction', args);

export default function SellAuctionPage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
