import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '#web/features/inquiries/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(args, 'buyPrecise');

export const meta: MetaFunction<typeof loader> = args => formMeta('form/buy/precise', args);

export default function PreciseCarPage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
