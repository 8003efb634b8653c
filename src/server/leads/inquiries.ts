import { offerProblems } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { answerProblem, keptAnswer, type Millis } from '#shared/sale/index.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { type Ads, nameOf, requireCar } from '../ads/index.ts';
import type { Core } from '../core.ts';
import { type Database, isUuid } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { Selling } from '../selling/index.ts';
import { tellBuyer, tellProven } from './declared.ts';
import { carIn, languageWrittenIn } from './draft-ad.ts';
import { hoursUntilDue } from './due.ts';
import { dueOf, type Form, type Step } from './form.ts';
import { FORMS, stepOf } from './forms/index.ts';
import {
  type Answers,
  addInquiry,
  addLead,
  findInquiry,
  findSentBefore,
  holdSending,
  type Inquiry,
  type Keeper,
  listPhotos,
  lockInquiry,
  markSent,
  removeInquiry,
  saveInquiry,
} from './leads-store.ts';
import { type AskedCar, leadLetter, receiptLetter } from './letters.ts';
import {
  checkLure,
  checkPace,
  type GuardParts,
  sealOpening,
  takeBeginning,
  takeSending,
} from './machines.ts';

export type InquiriesParts = GuardParts &
  Pick<Core, 'database' | 'domain' | 'mail' | 'publicUrl' | 'settings'> & {
    readonly ads: Pick<Ads, 'find' | 'findPublic'>;
    readonly selling: Pick<Selling, 'begin'>;
  };

export type SavedStep = {
  readonly form: string;
  /** null begins a draft. */
  readonly id: string | null;
  readonly step: string;
  readonly answers: Answers;
  readonly adUuid: string | null;
  readonly language: Language;
  /** The honeypot field: filled in by bots, or by a browser by mistake. */
  readonly lure: string;
};

/** What is sent with a draft: its source, the sealed time when the form was opened, and whether an API key sends it. */
export type Sending = {
  readonly leadSource: string;
  readonly opening: string | null;
  readonly byKey: boolean;
};

/** Returns the first invalid field of a step; null where none is. Forms that sell a car have extra rules. */
function wrongField({ makesAd }: Form, step: Step, answers: Answers, today: string): string | null {
  const unfit = step.fields.find(field => answerProblem(field, answers[field.name] ?? []) !== null);
  // The extra rules read the answers, so those must have passed the basic checks.
  if (unfit || makesAd === null) return unfit?.name ?? null;
  const problems = offerProblems(answers, today);
  return step.fields.find(({ name }) => problems.has(name))?.name ?? null;
}

/** @throws AppError BadInput with the photos that were deleted */
async function requirePhotos(database: Database, { fields }: Step, answers: Answers): Promise<void> {
  for (const { name } of fields.filter(({ kind }) => kind === 'photos')) {
    const ids = answers[name] ?? [];
    const kept = new Set(ids.length === 0 ? [] : await listPhotos(database, ids));
    const gone = ids.filter(id => !kept.has(id));
    requireInput(gone.length === 0, name, { gone });
  }
}

/** Returns only the step's own answers, normalised. */
function answersOf(step: Step, answers: Answers): Answers {
  return Object.fromEntries(
    step.fields.map(field => [field.name, keptAnswer(field, answers[field.name] ?? [])]),
  );
}

/** The first step that is not filled in yet; null when all are. */
function firstOpenStep(form: Form, answers: Answers, today: string): string | null {
  // A step of optional questions counts as filled in once it was saved: then its fields are there, empty.
  const isUntouched = ({ fields }: Step) => fields.every(field => answers[field.name] === undefined);
  return form.steps.find(step => isUntouched(step) || wrongField(form, step, answers, today))?.name ?? null;
}

/** The step that shows all answers before they are sent. */
const SUMMARY = 'summary';

function stepBefore(
  formName: string,
  { answers, sentAt }: Inquiry,
  asked: string,
  today: string,
): string | null {
  const form = FORMS.get(formName);
  if (!form || sentAt !== null) return null;
  const names = [...form.steps.map(step => step.name), SUMMARY];
  const open = firstOpenStep(form, answers, today) ?? SUMMARY;
  return names.indexOf(asked) > names.indexOf(open) ? open : null;
}

/** One of our source names, or a campaign's. */
const LEAD_SOURCE = /^[a-z_]{1,40}$/;

export function openInquiries(parts: InquiriesParts) {
  const { database, ads } = parts;
  const today = () => parisDay(parts.clock());
  return {
    /** The first step of a draft that is not filled in yet; null when it can be sent. */
    openStepOf({ form: name, answers }: Inquiry): string | null {
      const form = FORMS.get(name);
      return form ? firstOpenStep(form, answers, today()) : null;
    },
    /** Returns the hours until the draft, as it is, would be answered. */
    dueOf: ({ form, answers }: Inquiry) => dueOf(found(FORMS.get(form)), answers),
    /** Returns the step to complete before the requested one; null when that can be shown. */
    stepBefore: (form: string, draft: Inquiry, asked: string) => stepBefore(form, draft, asked, today()),

    /** Seals the time a form was opened, which shows later that it was not filled in too fast. */
    sealOpening: (agoMs: Millis = 0) => sealOpening(parts, agoMs),

    /**
     * Saves a step's answers; the first one creates the draft. Sent ones cannot be changed.
     * @throws AppError NotFound, BadInput with the field, RateLimited
     */
    async save(keeper: Keeper, origin: string, saved: SavedStep): Promise<Inquiry> {
      const form = found(FORMS.get(saved.form));
      const step = found(stepOf(form, saved.step));
      const given = answersOf(step, saved.answers);
      const wrong = wrongField(form, step, given, today());
      requireInput(wrong === null, wrong ?? '');
      await requirePhotos(database, step, given);
      if (form.makesAd) requireCar(carIn(given, saved.language));
      checkLure(form, saved.lure);
      if (saved.id === null) {
        const adUuid = saved.adUuid === null ? null : ((await ads.findPublic(saved.adUuid))?.uuid ?? null);
        await takeBeginning(parts, keeper, origin);
        return database.transaction(async writes => {
          const { language } = saved;
          return addInquiry(writes, keeper, { form: form.name, adUuid, language, answers: given });
        });
      }
      const id = saved.id;
      return database.transaction(async writes => {
        const inquiry = found(isUuid(id) ? await lockInquiry(writes, id, keeper) : null);
        const isOfForm = [form.name, ...form.goesOnWith].some(name => name === inquiry.form);
        requireInput(isOfForm && inquiry.sentAt === null, 'id');
        const answers = { ...inquiry.answers, ...given };
        const language = languageWrittenIn(inquiry, answers, saved.language);
        const { accountId } = keeper;
        return saveInquiry(writes, id, { form: form.name, answers, accountId, language });
      });
    },

    /**
     * Sends a draft: creates one lead, an e-mail to the person, and one to the house where staff have to answer; only
     * once, even if repeated or if a script saves the same answers as a new draft.
     * @throws AppError NotFound, BadInput with the incomplete step, Unauthenticated where an ad needs an owner,
     * RateLimited also where it was filled in too fast for a person; it can then be sent again
     */
    async send(keeper: Keeper, origin: string, id: string, sending: Sending): Promise<Inquiry> {
      const { leadSource, byKey } = sending;
      requireInput(LEAD_SOURCE.test(leadSource), 'leadSource');
      const known = found(isUuid(id) ? await findInquiry(database, id, keeper) : null);
      if (known.sentAt !== null) return known;
      await checkPace(parts, known, sending.opening);
      const car = await carOf(parts, known);
      const giveBack = await takeSending(parts, keeper, origin, known);
      const { inquiry, isNew } = await database
        .transaction(writes => sendOnce(parts, writes, keeper, { id, car, leadSource, byKey }))
        .catch(async error => {
          await giveBack();
          throw error;
        });
      if (!isNew) await giveBack();
      return inquiry;
    },
  };
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Sends a draft unless it, or an equal one, was sent before; decided while its keeper's sending is locked. */
async function sendOnce(
  parts: InquiriesParts,
  writes: Transaction,
  keeper: Keeper,
  { id, ...how }: { id: string } & Pick<Telling, 'car' | 'leadSource' | 'byKey'>,
): Promise<{ inquiry: Inquiry; isNew: boolean }> {
  const inquiry = found(await lockInquiry(writes, id, keeper));
  if (inquiry.sentAt !== null) return { inquiry, isNew: false };
  const form = found(FORMS.get(inquiry.form));
  const open = firstOpenStep(form, inquiry.answers, parisDay(parts.clock()));
  if (open !== null) throw new AppError('BadInput', { field: open });
  if (form.makesAd && keeper.accountId === null) throw new AppError('Unauthenticated');
  await holdSending(writes, keeper);
  const before = await findSentBefore(writes, id, keeper, how.byKey);
  if (before) {
    await removeInquiry(writes, id, keeper);
    return { inquiry: before, isNew: false };
  }
  const adUuid = await beginAd(parts, writes, form, inquiry, keeper.accountId);
  const sent = await markSent(writes, id, { adUuid, accountId: keeper.accountId });
  await tell(parts, writes, { form, inquiry: sent, ...how });
  return { inquiry: sent, isNew: true };
}

/** The draft ad of what was said, for its owner and the house to complete; null for a form that makes none. */
async function beginAd(
  { selling }: InquiriesParts,
  writes: Transaction,
  { makesAd }: Form,
  { answers, language }: Inquiry,
  ownerId: string | null,
): Promise<string | null> {
  if (makesAd === null || ownerId === null) return null;
  const wholeIn = (name: string) => (answers[name]?.[0] === undefined ? null : Number(answers[name][0]));
  return selling.begin(writes, ownerId, carIn(answers, language), {
    wish: makesAd,
    wishedStartingPrice: wholeIn('startingPrice'),
    wishedReserve: wholeIn('reserveWish'),
    wishedStart: answers.startWish?.[0] ?? null,
  });
}

type Telling = {
  readonly form: Form;
  readonly inquiry: Inquiry;
  readonly car: AskedCar | null;
  readonly leadSource: string;
  readonly byKey: boolean;
};

/** The lead and both letters, in the transaction that marks the draft as sent. */
async function tell(
  parts: InquiriesParts,
  writes: Transaction,
  { form, inquiry, car, leadSource, byKey }: Telling,
): Promise<void> {
  const { mail, settings, publicUrl, clock } = parts;
  const { answers, adUuid, accountId, language } = inquiry;
  const of = (name: string) => answers[name]?.[0] ?? '';
  const name = `${of('firstName')} ${of('lastName')}`.trim();
  const phone = of('phone') || null;
  const leadId = await addLead(writes, {
    ...{ inquiryId: inquiry.id, form: form.name, adUuid, accountId, name, phone, leadSource, byKey },
    email: of('email'),
    dueInHours: hoursUntilDue(settings, dueOf(form, answers), clock()),
  });
  const { origin } = publicUrl;
  const searchDeposit = settings.read('searchDeposit').euros;
  const sentAt = found(inquiry.sentAt);
  const isWithdrawal = form.name === 'withdrawal';
  if (isWithdrawal) await tellBuyer(parts, writes, inquiry, sentAt);
  const isForStaff = !isWithdrawal || (await tellProven(parts, writes, leadId));
  const draftUrl =
    form.makesAd && adUuid ? origin + linkTo('user/cars/edit', localeOf(language), { id: adUuid }) : null;
  const receipt = { answers, sentAt, car, draftUrl, searchDeposit, isForStaff };
  await mail.send(writes, receiptLetter(form, language, receipt));
  const said = { name, language, answers, adUuid, car };
  if (isForStaff) await mail.send(writes, { ...leadLetter(parts, form, said), leadId });
}

/** The car that a form was opened about, as its person knows it. */
async function carOf(
  { ads, publicUrl }: InquiriesParts,
  { adUuid, language }: Inquiry,
): Promise<AskedCar | null> {
  const car = adUuid && (await ads.findPublic(adUuid));
  return car
    ? { name: nameOf(car), url: publicUrl.origin + linkTo('car', localeOf(language), { slug: car.slug }) }
    : null;
}
