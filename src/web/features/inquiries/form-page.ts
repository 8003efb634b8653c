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
 * Loads the form and its current step.
 * @throws a 404 response; a redirect when a new form is opened at a later step
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
/** The texts of a sale: the draft, which is not known to the loader, says whether it is an ad or an auction. */
export const aboutSale = (t: Translator): About => ({
  title: t('inquiry.sale.title'),
  text: t('inquiry.sale.text'),
});

/** Returns the head of a form's page. The route table keeps forms out of search engines. */
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
