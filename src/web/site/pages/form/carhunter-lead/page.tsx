import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '#web/features/inquiries/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(args, 'carHunterLead');

export const meta: MetaFunction<typeof loader> = args => formMeta('form/carhunter-lead', args);

export default function SearchLeadPage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
