import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm, stepAddressWith } from '#web/features/inquiries/index.ts';
import { localeOfPath } from '#web/i18n/index.ts';

/** The last step of a classified ad, which turns the draft into one. */
export async function loader(args: LoaderFunctionArgs) {
  // A sale begins with the car: without a draft there is no last step.
  const { pathname, searchParams } = args.url;
  if (args.params.formId === 'new') {
    throw redirect(stepAddressWith(searchParams, 'sellAd', localeOfPath(pathname), null, 'ad'));
  }
  return { ...(await loadForm(args, 'sellAd')), step: 'ad' };
}

export const meta: MetaFunction<typeof loader> = args => formMeta('form/ad', args);

export default function SellAdPage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
