import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '#web/features/inquiries/index.ts';

const ORDER = /^[\w-]{1,40}$/;

/** Going back on a purchase; an order's page leads here with its number. */
export async function loader(args: LoaderFunctionArgs) {
  const order = new URL(args.request.url).searchParams.get('order') ?? '';
  return { ...(await loadForm(args, 'withdrawal')), order: ORDER.test(order) ? order : null };
}

export const meta: MetaFunction<typeof loader> = args => formMeta('withdrawal', args);

export default function WithdrawalPage() {
  const { order, ...form } = useLoaderData<typeof loader>();
  return <InquirySteps {...form} begin={order === null ? {} : { order: [order] }} />;
}
