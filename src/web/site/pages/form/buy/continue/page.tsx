import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { MyInquiries } from '#web/features/inquiries/index.ts';
import { localeOfPath, messagesIn } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return messagesIn(localeOfPath(new URL(request.url).pathname)).inquiry;
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  return pageHead({
    name: 'form/buy/continue',
    locale: localeOfPath(location.pathname),
    params: {},
    title: loaderData.buy.continueTitle,
    description: loaderData.buy.continueText,
    origin: originOf(matches),
  });
};

export default function ContinuePage() {
  return <MyInquiries words={useLoaderData<typeof loader>()} />;
}
