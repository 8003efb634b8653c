import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '#web/features/inquiries/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(args, 'concierge');

export const meta: MetaFunction<typeof loader> = args => formMeta('form/concierge', args);

export default function ConciergePage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
