import { data, type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, redirect } from 'react-router';
import type { ParamsOf } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { InquiryFormDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { localeOfPath } from '#web/i18n/index.ts';
import { headParts, pageHead } from '#web/page-head.ts';
import { SUMMARY, stepAddressWith } from './addresses.ts';
import type { InquiryForm } from './draft.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'request' | 'params'>;

/**
 * What a form's page needs: what is asked, and at which step one is.
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
  return { form: inquiryForm as InquiryForm, id, step };
}

type Loaded = { form: InquiryForm; step: string | null };
type Translator = ReturnType<typeof headParts>['t'];
type About = { readonly title: string; readonly text: string };

const aboutForm = (t: Translator, { name }: InquiryForm): About => ({
  title: t(`inquiry.forms.${name as 'contact'}.title`),
  text: t(`inquiry.forms.${name as 'contact'}.text`),
});
/** Of a sale: whether it is to be an ad or an auction the draft says, which is not there when the page is. */
export const aboutSale = (t: Translator): About => ({
  title: t('inquiry.sale.title'),
  text: t('inquiry.sale.text'),
});

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
  about: (t: Translator, form: InquiryForm) => About = aboutForm,
): MetaDescriptor[] {
  if (!loaderData) return [];
  const { form, step } = loaderData;
  const { locale, t, origin } = headParts({ location, matches });
  const { title, text } = about(t, form);
  const stepKey = `inquiry.steps.${step as 'car'}` as const;
  return pageHead({
    name,
    locale,
    params: params as ParamsOf<Name>,
    title: step === null ? title : `${title} · ${t.has(stepKey) ? t(stepKey) : step}`,
    description: text,
    origin,
  });
}
