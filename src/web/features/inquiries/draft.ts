import {
  type DraftFragment,
  InquiryDocument,
  type InquiryFormQuery,
  MyInquiriesDocument,
  RemoveInquiryDocument,
  SaveInquiryDocument,
  SendInquiryDocument,
  TakeInquiryDocument,
} from '../../graphql/documents.gen.ts';
import { request } from '../../graphql/index.ts';
import type { Locale } from '../../i18n/index.ts';

export type InquiryForm = NonNullable<InquiryFormQuery['inquiryForm']>;
export type InquiryStep = InquiryForm['steps'][number];
export type InquiryField = InquiryStep['fields'][number];
export type Draft = DraftFragment;
/** What stands in the fields, by their names. */
export type Values = Readonly<Record<string, readonly string[]>>;

const LANGUAGES = { fr: 'FR', en: 'EN', es: 'ES' } as const;

export const valuesOf = (draft: Draft): Values =>
  Object.fromEntries(draft.answers.map(({ name, values }) => [name, values]));

export async function findDraft(id: string): Promise<Draft | null> {
  return (await request(InquiryDocument, { id })).inquiry;
}

export async function listDrafts(): Promise<readonly Draft[]> {
  return (await request(MyInquiriesDocument, {})).myInquiries;
}

export type SavedStep = {
  form: string;
  /** null begins a draft. */
  id: string | null;
  step: InquiryStep;
  values: Values;
  carUuid: string | null;
  locale: Locale;
};

/** Keeps one step. @throws RequestError, BadInput with the field that is wrong */
export async function saveStep({ form, id, step, values, carUuid, locale }: SavedStep): Promise<Draft> {
  const answers = step.fields.map(({ name }) => ({ name, values: [...(values[name] ?? [])] }));
  const language = LANGUAGES[locale];
  const input = { form, id, step: step.name, answers, carUuid, language };
  return (await request(SaveInquiryDocument, { input })).saveInquiry;
}

/** Makes a draft the person's who has just signed in; one that is gone is said to be so where it is shown. */
export async function takeDraft(id: string): Promise<void> {
  await request(TakeInquiryDocument, { id });
}

export async function sendDraft(id: string, leadSource: string | null): Promise<Draft> {
  return (await request(SendInquiryDocument, { id, leadSource })).sendInquiry;
}

export async function dropDraft(id: string): Promise<void> {
  await request(RemoveInquiryDocument, { id });
}
