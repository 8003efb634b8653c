import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '#web/features/inquiries/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadForm(args, 'buyBudget');

export const meta: MetaFunction<typeof loader> = args => formMeta('form/buy/budget', args);

export default function BudgetPage() {
  return <InquirySteps {...useLoaderData<typeof loader>()} />;
}
