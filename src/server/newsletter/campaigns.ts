import type { CampaignState } from '#shared/fields/index.ts';
import { fill, patternOf as pathPattern, routeAt } from '#shared/paths/links.ts';
import {
  firstLocale,
  LANGUAGES,
  type Language,
  LOCALES,
  type Locale,
  languageOf,
  localeOf,
  textIn,
} from '#shared/words/locale.ts';
import type { Account, Accounts } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import type { Core } from '../core.ts';
import { isUuid, once, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import {
  addCampaign,
  type Campaign,
  type CampaignDraft,
  changeCampaign,
  countReach,
  findCampaign,
  freezeRecipients,
  holdCampaign,
  isKeptOut,
  leaveOut,
  listCampaigns,
  markWritten,
  moveCampaign,
  nextRecipients,
  removeCampaign,
  type Segment,
} from './campaigns-store.ts';

const SEND = 'newsletter.send';
/** As many letters as wait for the mail server at a time: what somebody waits for is never far behind them. */
const AT_ONCE = 50;
const PAUSE_MS = 5_000;
/** What a link to leave is sealed for. */
const LEAVE = 'leaveNewsletter';
/** Leads out of no list: whoever only tries a letter is no subscriber by it. */
const NOBODY = { subscriberId: '00000000-0000-4000-8000-000000000000', emailHash: null };

export type CampaignsParts = Pick<Core, 'database' | 'jobs' | 'mail' | 'secrets' | 'publicUrl'> &
  Pick<Accounts, 'mayStill'> & {
    readonly findAccount: (id: string) => Promise<Pick<Account, 'email'> | null>;
  };
/** `senderId`: not known of what a release of before began. */
type SendJob = { readonly id: string; readonly senderId?: string };
/** A letter in the version that somebody read; null: they do not say which. */
export type Read = { readonly id: string; readonly version: number | null };
/** The accounts that a list of people has for what it is asked. */
export type FindIds = (people: unknown) => Promise<readonly string[]>;

/**
 * Letters that staff write to many. Whom one is for is decided once, when it begins; who leaves or is kept out after
 * that gets none, asked as it is written and again as it is sent; and where whoever sent it may not any more, nobody.
 * Each part of it is written into
 * the outbox together with who has had it, so that none is written twice, whatever dies. Links are left as they are
 * and nothing tells that a letter was opened.
 */
export function openCampaigns(parts: CampaignsParts) {
  const { database, jobs, mail } = parts;
  // One part at a time, and each with a pause after it.
  jobs.handle<SendJob>(SEND, (job, writes) => sendPart(parts, writes, job), { atOnce: 1 });
  mail.beforeSending(async (reads, { id }) => ((await isKeptOut(reads, id)) ? 'UNWANTED' : null));

  const find: Find = id => findCampaign(database, id);
  /** Holds one in that state and does something to it. @throws AppError NotFound, BadInput with `state` */
  const change: Change = (id, state, act) =>
    database.transaction(async writes => {
      const held = found(await holdCampaign(writes, id));
      requireInput(held.state === state, 'state');
      await act(writes, held);
    });

  return {
    find,
    ...boundTo(database, { list: listCampaigns }),
    /** Whom it would reach now, and in which language. */
    async reach(campaign: Campaign, findIds: FindIds) {
      const counted = found(await countReach(database, await idsOf(campaign, findIds), campaign.language));
      const { writable, en, es } = counted;
      const readers = { fr: writable - en - es, en, es };
      const written = { fr: 0, en: 0, es: 0 };
      for (const locale of LOCALES)
        written[localeOf(writtenIn(campaign, languageOf(locale)))] += readers[locale];
      return { ...counted, ...written };
    },
    /**
     * Writes a draft, a new one where there is none that was `read`.
     * @throws AppError NotFound, BadInput with the field, StaleVersion where somebody has saved it since
     */
    async save(read: Read | null, given: CampaignDraft, actorId: string): Promise<Campaign> {
      const draft = { ...given, page: ownPage(given.page, parts.publicUrl) };
      const after = logged(draft);
      const line = { actorId, action: 'campaign.saved', subjectName: textIn(draft.subject), after } as const;
      if (read !== null) {
        const { id } = read;
        await change(id, 'DRAFT', async (writes, held) => {
          requireRead(held, read);
          await changeCampaign(writes, id, draft);
          await record(writes, { ...line, subjectId: id, before: logged(held) });
        });
        return found(await find(id));
      }
      return database.transaction(async writes => {
        const add = async () => {
          const id = found(await addCampaign(writes, actorId, draft));
          await record(writes, { ...line, subjectId: id });
          return found(await findCampaign(writes, id));
        };
        return once(writes, { by: actorId, what: 'campaign', wish: draft }, untouched(writes), add);
      });
    },
    /** @throws AppError NotFound, BadInput where it is no draft any more */
    remove: (id: string, actorId: string) =>
      change(id, 'DRAFT', async (writes, { subject }) => {
        await removeCampaign(writes, id);
        await record(writes, {
          actorId,
          action: 'campaign.removed',
          subjectId: id,
          subjectName: textIn(subject),
        });
      }),
    /** Writes it to whoever asks, once in each language that it is written in. @throws AppError NotFound */
    async test(id: string, actorId: string): Promise<void> {
      const campaign = found(await find(id));
      const { email } = found(await parts.findAccount(actorId));
      const written = LANGUAGES.filter(language => writtenIn(campaign, language) === language);
      const letters = written.map(language => compose(parts, campaign, { email, language, ...NOBODY }));
      const composed = await Promise.all(letters);
      await database.transaction(writes => mail.sendAll(writes, composed));
    },
    /** The letter in a language as it will be read; null where there is none. */
    async preview(id: string, language: Language): Promise<string | null> {
      const campaign = await find(id);
      if (!campaign) return null;
      const letter = await compose(parts, campaign, { email: '', language, ...NOBODY });
      return mail.signed(letter).html;
    },
    ...sending(parts, find, change),
    /** Who leaves by a letter's link, old ones without a hash; null where it is none of ours. */
    async readLeave(token: string): Promise<{ id: string; emailHash: Buffer | null } | null> {
      const [id = '', hash] = ((await parts.secrets.read(LEAVE, token)) ?? '').split(' ');
      return isUuid(id) ? { id, emailHash: hash ? Buffer.from(hash, 'base64url') : null } : null;
    },
  };
}

const untouched = (writes: Writes) => async (id: string) => {
  const known = await findCampaign(writes, id);
  return known?.version === 0 && known.state === 'DRAFT' ? known : null;
};

/** Words that nobody has read are neither written over nor sent. @throws AppError StaleVersion */
function requireRead({ version }: Campaign, read: Read): void {
  if (version !== read.version) throw new AppError('StaleVersion');
}

type Find = (id: string) => Promise<Campaign | null>;
type Change = (
  id: string,
  state: CampaignState,
  act: (writes: Writes, held: Campaign) => Promise<unknown>,
) => Promise<void>;

/** The verbs by which a draft goes out. */
function sending({ jobs }: CampaignsParts, find: Find, change: Change) {
  return {
    /**
     * Begins to send it, as it was `read`, to all whom it reaches now.
     * @throws AppError NotFound, BadInput with `state` or `segment`, StaleVersion where somebody has saved it since
     */
    async send(read: Read, findIds: FindIds, actorId: string): Promise<Campaign> {
      const { id } = read;
      const campaign = found(await find(id));
      const ids = await idsOf(campaign, findIds);
      await change(id, 'DRAFT', async (writes, held) => {
        // Nor may it be for others by now than those who were looked for.
        for (const each of [campaign, held]) requireRead(each, read);
        const { language, subject } = held;
        const { length: persons } = await freezeRecipients(writes, ids, language, id);
        requireInput(persons > 0, 'segment');
        await moveCampaign(writes, id, 'SENDING');
        await jobs.enqueue<SendJob>(writes, [{ kind: SEND, data: { id, senderId: actorId } }]);
        const after = { persons };
        await record(writes, {
          actorId,
          action: 'campaign.sent',
          subjectId: id,
          subjectName: textIn(subject),
          after,
        });
      });
      return found(await find(id));
    },
    /** Ends it where it stands; what is in the outbox goes. @throws AppError NotFound, BadInput with `state` */
    stop: (id: string, actorId: string) =>
      change(id, 'SENDING', (writes, held) => stop(writes, held, actorId)),
  };
}

/** Ends it where it stands; null: the house does. */
async function stop(writes: Writes, { id, subject }: Campaign, actorId: string | null): Promise<void> {
  await moveCampaign(writes, id, 'STOPPED');
  const subjectName = textIn(subject);
  await record(writes, { actorId, action: 'campaign.stopped', subjectId: id, subjectName });
}

/** The log has the words; what a list of people was asked may be somebody's name, and is in no line of it. */
const logged = ({ subject, body, button, page, segment, language }: Omit<CampaignDraft, 'people'>) => ({
  ...{ subject, body, button, page, segment, language },
});

const idsOf = async ({ segment, people }: Segment, findIds: FindIds) =>
  segment === 'PEOPLE' ? findIds(people) : null;

/** Writes as many letters as there is room for, and promises the next part. */
async function sendPart(parts: CampaignsParts, writes: Writes, job: SendJob): Promise<void> {
  const { jobs, mail } = parts;
  const { id, senderId } = job;
  const campaign = await holdCampaign(writes, id);
  if (campaign?.state !== 'SENDING') return;
  // As with an account that was somebody else's by then: what it began is not carried on in its name.
  if (senderId !== undefined && !(await parts.mayStill(writes, senderId, ['Users:update'])))
    return stop(writes, campaign, null);
  const room = Math.max(0, AT_ONCE - (await mail.waiting(writes)));
  const next = await nextRecipients(writes, id, room);
  const [readers, out] = [next.filter(each => !each.isKeptOut), next.filter(each => each.isKeptOut)];
  await leaveOut(
    writes,
    id,
    out.map(({ position }) => position),
  );
  const letters = await Promise.all(readers.map(reader => compose(parts, campaign, reader)));
  await markWritten(writes, id, await mail.sendToMany(writes, letters));
  if ((await nextRecipients(writes, id, 1)).length === 0) return moveCampaign(writes, id, 'SENT');
  await jobs.enqueue(writes, [{ kind: SEND, data: job, delayMs: PAUSE_MS }]);
}

/** The language that a reader's letter is in: their own where it is written, else the house's own, else any. */
function writtenIn({ subject }: Pick<Campaign, 'subject'>, language: Language): Language {
  const wanted = [language, languageOf(firstLocale()), ...LANGUAGES];
  return wanted.find(each => subject[localeOf(each)] !== null) ?? language;
}

type Reader = {
  readonly email: string;
  readonly language: Language;
  readonly subscriberId: string;
  /** null for whoever only tries a letter. */
  readonly emailHash: Buffer | null;
};

async function compose(
  { secrets, publicUrl }: CampaignsParts,
  campaign: Campaign,
  reader: Reader,
): Promise<Letter> {
  const language = writtenIn(campaign, reader.language);
  const locale = localeOf(language);
  const { page, button } = campaign;
  // With the address, for whoever leaves and comes back is another subscriber, and their letters are still theirs.
  const left = [reader.subscriberId, reader.emailHash?.toString('base64url')].filter(Boolean).join(' ');
  const token = await secrets.sign(LEAVE, left);
  return composeLetter({
    ...{ to: reader.email, language, subject: campaign.subject[locale] ?? '' },
    paragraphs: (campaign.body[locale] ?? '').split(/\n\s*\n/),
    button:
      page === null
        ? null
        : { text: button[locale] ?? '', url: new URL(pageIn(page, locale), publicUrl).href },
    note: wordsIn(language)('letters.newsletter.reason'),
    unsubscribeUrl: new URL(`/mail/unsubscribe/${token}`, publicUrl).href,
  });
}

/** The address of a page in a language, wherever it was copied from; a path that is none stays as it is. */
function pageIn(page: string, locale: Locale): string {
  const { pathname, search } = new URL(page, 'http://house');
  const route = routeAt(pathname);
  return route ? fill(pathPattern(route.name, locale), route.params) + search : page;
}

/** A page of the house as its French address. @throws AppError BadInput where it is no page that readers may open */
function ownPage(page: string | null, { origin }: URL): string | null {
  if (page === null) return null;
  const url = URL.parse(page, origin);
  const route = url?.origin === origin ? routeAt(url.pathname) : null;
  requireInput(route !== null && route.who !== 'staff', 'page');
  return pageIn(`${url?.pathname}${url?.search}`, 'fr');
}
