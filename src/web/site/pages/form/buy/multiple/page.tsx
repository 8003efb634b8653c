import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '#web/features/inquiries/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(args, 'buyMultiple');

export const meta: MetaFunction<typeof loader> = args => formMeta('form/buy/multiple', args);

export default function SeveralCarsPage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
