import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { InquirySignIn } from '#web/features/inquiries/index.ts';
import { localeOfPath, messagesIn } from '#web/i18n/index.ts';
import { headParts, pageHead } from '#web/page-head.ts';

export function loader({ request, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const form = searchParams.get('form');
  const known = messagesIn(localeOfPath(pathname)).inquiry.forms;
  return { id: params.formId ?? '', form: form !== null && form in known ? form : null };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, params }) => {
  const { locale, t, origin } = headParts({ location, matches });
  return pageHead({
    name: 'form/auth',
    locale,
    params: { formId: params.formId ?? '' },
    title: t('inquiry.signIn.title'),
    description: t('inquiry.signIn.text'),
    origin,
  });
};

/** Signing in or registering in the middle of a form. */
export default function InquirySignInPage() {
  return <InquirySignIn {...useLoaderData<typeof loader>()} />;
}
