import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '#web/features/inquiries/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(args, 'managedSale');

export const meta: MetaFunction<typeof loader> = args => formMeta('form/managedSale', args);

export default function ManagedSalePage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
