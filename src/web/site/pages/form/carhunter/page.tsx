import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '#web/features/inquiries/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(args, 'carHunter');

export const meta: MetaFunction<typeof loader> = args => formMeta('form/carhunter', args);

export default function SearchMandatePage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
