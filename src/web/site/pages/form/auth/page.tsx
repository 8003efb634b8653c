import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { InquirySignIn, isKnownForm } from '#web/features/inquiries/index.ts';
import { localeOfPath, messagesIn } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';

export function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const form = searchParams.get('form');
  const words = messagesIn(localeOfPath(pathname)).inquiry;
  return { id: params.formId ?? '', form: isKnownForm(words, form) ? form : null, words };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData, params }) => {
  if (!loaderData) return [];
  const { title, text } = loaderData.words.signIn;
  return pageHead({
    name: 'form/auth',
    locale: localeOfPath(location.pathname),
    params: { formId: params.formId ?? '' },
    title,
    description: text,
    origin: originOf(matches),
  });
};

/** Signing in or registering in the middle of a form, and back to it. */
export default function InquirySignInPage() {
  return <InquirySignIn {...useLoaderData<typeof loader>()} />;
}
