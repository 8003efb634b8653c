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
/** What stands in the fields, by their names. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Whether it makes a draft that its seller completes and sends; the ad of a managed sale the house writes. */
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
  /** null begins a draft. */
  id: string | null;
  step: InquiryStep;
  values: Values;
  carUuid: string | null;
  locale: Locale;
  /** What stands in the field that nobody sees. */
  lure: string;
};

/** Keeps one step. @throws RequestError, BadInput with the field that is wrong */
export async function saveStep({ form, id, step, values, carUuid, locale, lure }: SavedStep): Promise<Draft> {
  const answers = step.fields.map(({ name }) => ({ name, values: [...(values[name] ?? [])] }));
  const language = languageOf(locale);
  const input = { form, id, step: step.name, answers, carUuid, language, backlink: lure };
  return (await request(SaveInquiryDocument, { input })).saveInquiry;
}

/** The house's seal that a form is opened now; null where nobody answers: then it is sent a little later. */
export function askOpening(): Promise<string | null> {
  return request(InquiryOpeningDocument, {}).then(
    ({ inquiryOpening }) => inquiryOpening,
    () => null,
  );
}

/**
 * Sends a draft, which is kept in the tab until somebody answers for it (`resumed`). Who was quicker than people are
 * waits those seconds without being told of them.
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
    // The page goes on by itself; a tab that is closed meanwhile would take the request along.
    addEventListener('beforeunload', askToStay);
    try {
      await new Promise(resolve => setTimeout(resolve, wait * 1_000));
      return await send();
    } finally {
      removeEventListener('beforeunload', askToStay);
    }
  }
}

/** Nobody knows whether it arrived: what is no refusal of the house is tried again with the next page. */
const UNANSWERED: ReadonlySet<string> = new Set([
  ...['NetworkErrorNeedReload', 'PageOutdated', 'Unavailable', 'OutcomeUnknown'],
]);
const isUnanswered = (error: unknown) => !(error instanceof RequestError) || UNANSWERED.has(error.code);

const SHORT_WAIT_S = 3;
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

type Resuming = { readonly waiting: Waiting; readonly sent: Promise<Draft> };
let resuming: Resuming | null | undefined;

/**
 * What the page before this one was about to send, on its way since this one began; null where nothing was, and
 * once it is answered for.
 */
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
