import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '../../../features/inquiries/index.ts';

/** The last step of a classified ad: the drafted car becomes one. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadForm(args, 'sellAd')), step: 'ad' };
}

export const meta: MetaFunction<typeof loader> = args => formMeta('form/ad', args);

export default function SellAdPage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
