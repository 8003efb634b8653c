import { languageOf } from '#shared/words/locale.ts';
import {
  type DraftFragment,
  InquiryDocument,
  type InquiryFormQuery,
  InquiryOpeningDocument,
  MyInquiriesDocument,
  SaveInquiryDocument,
  SendInquiryDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import type { Locale } from '#web/i18n/index.ts';
import { forgetWaiting, keepWaiting, readWaiting, type Waiting } from './waiting.ts';

export type InquiryForm = NonNullable<InquiryFormQuery['inquiryForm']>;
export type InquiryStep = InquiryForm['steps'][number];
export type InquiryField = InquiryStep['fields'][number];
export type Draft = DraftFragment;
/** The values of the fields by name. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Whether the form makes an ad that its seller completes; the ad of a managed sale is written by the house. */
export const isOwnAd = ({ makesAd, name }: InquiryForm): boolean => makesAd && name !== 'managedSale';

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
  /** null starts a new draft. */
  id: string | null;
  step: InquiryStep;
  values: Values;
  carUuid: string | null;
  locale: Locale;
  /** The honeypot's value. */
  lure: string;
};

/** Saves one step. @throws RequestError, BadInput with the field that is wrong */
export async function saveStep({ form, id, step, values, carUuid, locale, lure }: SavedStep): Promise<Draft> {
  const answers = step.fields.map(({ name }) => ({ name, values: [...(values[name] ?? [])] }));
  const language = languageOf(locale);
  const input = { form, id, step: step.name, answers, carUuid, language, backlink: lure };
  return (await request(SaveInquiryDocument, { input })).saveInquiry;
}

/** Returns the server's proof that the form is opened now; null without an answer, which delays sending a little. */
export function askOpening(): Promise<string | null> {
  return request(InquiryOpeningDocument, {}).then(
    ({ inquiryOpening }) => inquiryOpening,
    () => null,
  );
}

/**
 * Sends a draft. It stays in the tab until the server answers (`resumed`). A form that was filled in implausibly fast
 * is sent again after the seconds that the server demands, without telling the user.
 */
export async function sendDraft(waiting: Waiting): Promise<Draft> {
  keepWaiting(waiting);
  try {
    const sent = await sendOrWait(waiting);
    forgetWaiting(waiting.id);
    return sent;
  } catch (error) {
    if (!isUnanswered(error)) forgetWaiting(waiting.id);
    throw error;
  }
}

async function sendOrWait({ id, leadSource, opening }: Waiting): Promise<Draft> {
  const send = async () => (await request(SendInquiryDocument, { id, leadSource, opening })).sendInquiry;
  try {
    return await send();
  } catch (error) {
    const wait = error instanceof RequestError && error.code === 'RateLimited' && error.retryAfterSeconds;
    if (!wait || wait > SHORT_WAIT_S) throw error;
    // Navigation does not interrupt this wait; closing the tab would lose the form.
    addEventListener('beforeunload', askToStay);
    try {
      await new Promise(resolve => setTimeout(resolve, wait * 1_000));
      return await send();
    } finally {
      removeEventListener('beforeunload', askToStay);
    }
  }
}

/** Errors after which it is unknown whether the form arrived; it is sent again from the next page. */
const UNANSWERED: ReadonlySet<string> = new Set([
  ...['NetworkErrorNeedReload', 'PageOutdated', 'Unavailable', 'OutcomeUnknown'],
]);
const isUnanswered = (error: unknown) => !(error instanceof RequestError) || UNANSWERED.has(error.code);

const SHORT_WAIT_S = 3;
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

type Resuming = { readonly waiting: Waiting; readonly sent: Promise<Draft> };
let resuming: Resuming | null | undefined;

/** Sends what the previous page left unsent, once per page; null if there was nothing or once it is answered. */
export function resumed(): Resuming | null {
  if (resuming !== undefined) return resuming;
  const waiting = readWaiting();
  if (waiting === null) {
    resuming = null;
    return null;
  }
  const over = () => {
    resuming = null;
  };
  const sent = sendDraft(waiting);
  resuming = { waiting, sent };
  sent.then(over, over);
  return resuming;
}
