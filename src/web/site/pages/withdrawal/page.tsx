import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { formMeta, InquirySteps, loadForm } from '#web/features/inquiries/index.ts';
import { Declared } from './Declared.tsx';

const ORDER = /^[\w-]{1,40}$/;

/** The withdrawal form; an order's page links here with its number, the buyer's letter with its token. */
export async function loader(args: LoaderFunctionArgs) {
  const order = new URL(args.request.url).searchParams.get('order') ?? '';
  return { ...(await loadForm(args, 'withdrawal')), order: ORDER.test(order) ? order : null };
}

export const meta: MetaFunction<typeof loader> = args => formMeta('withdrawal', args);

export default function WithdrawalPage() {
  const { order, ...form } = useLoaderData<typeof loader>();
  const token = useSearchParams()[0].get('token');
  if (token !== null) return <Declared token={token} />;
  return <InquirySteps {...form} begin={order === null ? {} : { order: [order] }} />;
}
