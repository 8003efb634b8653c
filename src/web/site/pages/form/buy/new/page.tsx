import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { WaysToBuy } from '#web/features/inquiries/index.ts';
import { localeOfPath, messagesIn } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return messagesIn(localeOfPath(new URL(request.url).pathname)).inquiry;
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  return pageHead({
    name: 'form/buy/new',
    locale: localeOfPath(location.pathname),
    params: {},
    title: loaderData.buy.title,
    description: loaderData.buy.text,
    origin: originOf(matches),
  });
};

export default function BuyStartPage() {
  return <WaysToBuy words={useLoaderData<typeof loader>()} />;
}
