import { data, type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, redirect } from 'react-router';
import type { ParamsOf } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { InquiryFormDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { type InquiryMessages, localeOfPath, messagesIn } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';
import { SUMMARY, stepAddressWith } from './addresses.ts';
import type { InquiryForm } from './draft.ts';
import { formWords, stepWord } from './InquiryFrame.tsx';

type Args = Pick<LoaderFunctionArgs, 'context' | 'request' | 'params'>;

/**
 * What a form's page needs: what is asked, and the words of the page's language.
 * @throws a 404 answer; a redirect, where a form is begun at a later step than its first
 */
export async function loadForm({ context, request, params }: Args, name: string) {
  const { inquiryForm } = await query(context, InquiryFormDocument, { name });
  const { pathname, searchParams } = new URL(request.url);
  const step = params.step ?? searchParams.get('step');
  const isKnown = inquiryForm?.steps.some(one => one.name === step) || step === SUMMARY;
  if (!inquiryForm || (step !== null && !isKnown)) throw data(null, { status: 404 });
  const id = params.formId ?? searchParams.get('id');
  const locale = localeOfPath(pathname);
  const first = inquiryForm.steps[0]?.name ?? SUMMARY;
  const isBegun = id !== null && id !== 'new';
  if (!isBegun && step !== null && step !== first) {
    throw redirect(stepAddressWith(searchParams, name, locale, null, first));
  }
  return { form: inquiryForm as InquiryForm, words: messagesIn(locale).inquiry, id, step };
}

type Loaded = { form: InquiryForm; words: InquiryMessages; step: string | null };

/** The head of a form's page. Forms are not for search engines: the route table says so. */
export function formMeta<Name extends RouteName>(
  name: Name,
  {
    location,
    matches,
    loaderData,
    params,
  }: Pick<MetaArgs, 'location' | 'matches' | 'params'> & {
    loaderData?: Loaded | undefined;
  },
): MetaDescriptor[] {
  if (!loaderData) return [];
  const { words, form, step } = loaderData;
  const { title, text } = formWords(words, form.name);
  return pageHead({
    name,
    locale: localeOfPath(location.pathname),
    params: params as ParamsOf<Name>,
    title: step === null ? title : `${title} · ${stepWord(words, step)}`,
    description: text,
    origin: originOf(matches),
  });
}
