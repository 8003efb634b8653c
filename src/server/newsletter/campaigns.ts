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
/** The most campaign e-mails in the outbox at a time, so that personal e-mails are not delayed behind them. */
const AT_ONCE = 50;
const PAUSE_MS = 5_000;
/** The purpose of the signed token of an unsubscribe link. */
const LEAVE = 'leaveNewsletter';
/** The recipient of a test e-mail, who is not subscribed: its unsubscribe link ends nothing. */
const NOBODY = { subscriberId: '00000000-0000-4000-8000-000000000000', emailHash: null };

export type CampaignsParts = Pick<Core, 'database' | 'jobs' | 'mail' | 'secrets' | 'publicUrl'> &
  Pick<Accounts, 'mayStill'> & {
    readonly findAccount: (id: string) => Promise<Pick<Account, 'email'> | null>;
  };
/** `senderId` is missing in jobs of an earlier release. */
type SendJob = { readonly id: string; readonly senderId?: string };
/** A campaign in the version that was read; null: any version. */
export type Read = { readonly id: string; readonly version: number | null };
/** Finds the accounts of a list of people by its filter. */
export type FindIds = (people: unknown) => Promise<readonly string[]>;

/**
 * Campaigns: e-mails from staff to many people. The recipients are fixed when sending begins. People who unsubscribe or
 * are blocked later get none, checked when each e-mail is written and again when it is sent; if the sender loses the
 * permission, sending stops. Each part is written to the outbox in one transaction with its recipients, so that a crash
 * sends nothing twice. Links are not rewritten and opens are not tracked.
 */
export function openCampaigns(parts: CampaignsParts) {
  const { database, jobs, mail } = parts;
  // One part at a time, with a pause after each.
  jobs.handle<SendJob>(SEND, (job, writes) => sendPart(parts, writes, job), { atOnce: 1 });
  mail.beforeSending(async (reads, { id }) => ((await isKeptOut(reads, id)) ? 'UNWANTED' : null));

  const find: Find = id => findCampaign(database, id);
  /** Locks a campaign in the given state and changes it. @throws AppError NotFound, BadInput with `state` */
  const change: Change = (id, state, act) =>
    database.transaction(async writes => {
      const held = found(await holdCampaign(writes, id));
      requireInput(held.state === state, 'state');
      await act(writes, held);
    });

  return {
    find,
    ...boundTo(database, { list: listCampaigns }),
    /** Returns whom it would reach now, by language. */
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
     * Saves a draft; creates one where `read` is null.
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
    /** @throws AppError NotFound, BadInput where it is no longer a draft */
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
    /** Sends it to the caller, once in each of its languages. @throws AppError NotFound */
    async test(id: string, actorId: string): Promise<void> {
      const campaign = found(await find(id));
      const { email } = found(await parts.findAccount(actorId));
      const written = LANGUAGES.filter(language => writtenIn(campaign, language) === language);
      const letters = written.map(language => compose(parts, campaign, { email, language, ...NOBODY }));
      const composed = await Promise.all(letters);
      await database.transaction(writes => mail.sendAll(writes, composed));
    },
    /** Returns the rendered e-mail in a language; null where there is none. */
    async preview(id: string, language: Language): Promise<string | null> {
      const campaign = await find(id);
      if (!campaign) return null;
      const letter = await compose(parts, campaign, { email: '', language, ...NOBODY });
      return mail.signed(letter).html;
    },
    ...sending(parts, find, change),
    /** Reads an unsubscribe link, old ones without a hash; null where it is invalid. */
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

/** Refuses to overwrite or send a version that was not read. @throws AppError StaleVersion */
function requireRead({ version }: Campaign, read: Read): void {
  if (version !== read.version) throw new AppError('StaleVersion');
}

type Find = (id: string) => Promise<Campaign | null>;
type Change = (
  id: string,
  state: CampaignState,
  act: (writes: Writes, held: Campaign) => Promise<unknown>,
) => Promise<void>;

/** The operations that send and stop a campaign. */
function sending({ jobs }: CampaignsParts, find: Find, change: Change) {
  return {
    /**
     * Begins to send it, in the version that was `read`, to everyone it reaches now.
     * @throws AppError NotFound, BadInput with `state` or `segment`, StaleVersion where somebody has saved it since
     */
    async send(read: Read, findIds: FindIds, actorId: string): Promise<Campaign> {
      const { id } = read;
      const campaign = found(await find(id));
      const ids = await idsOf(campaign, findIds);
      await change(id, 'DRAFT', async (writes, held) => {
        // Its audience must not have changed since the recipients were found either.
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
    /** Stops it; e-mails in the outbox are still sent. @throws AppError NotFound, BadInput with `state` */
    stop: (id: string, actorId: string) =>
      change(id, 'SENDING', (writes, held) => stop(writes, held, actorId)),
  };
}

/** Stops it; actor null: automatically. */
async function stop(writes: Writes, { id, subject }: Campaign, actorId: string | null): Promise<void> {
  await moveCampaign(writes, id, 'STOPPED');
  const subjectName = textIn(subject);
  await record(writes, { actorId, action: 'campaign.stopped', subjectId: id, subjectName });
}

/** The audit log contains the text, but not the filter of people, which may contain somebody's name. */
const logged = ({ subject, body, button, page, segment, language }: Omit<CampaignDraft, 'people'>) => ({
  ...{ subject, body, button, page, segment, language },
});

const idsOf = async ({ segment, people }: Segment, findIds: FindIds) =>
  segment === 'PEOPLE' ? findIds(people) : null;

/** Writes as many e-mails as the outbox has room for, and schedules the next part. */
async function sendPart(parts: CampaignsParts, writes: Writes, job: SendJob): Promise<void> {
  const { jobs, mail } = parts;
  const { id, senderId } = job;
  const campaign = await holdCampaign(writes, id);
  if (campaign?.state !== 'SENDING') return;
  // A campaign does not continue in the name of a sender who has lost the permission.
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

/** Chooses a recipient's language: their own if written, else the default, else any. */
function writtenIn({ subject }: Pick<Campaign, 'subject'>, language: Language): Language {
  const wanted = [language, languageOf(firstLocale()), ...LANGUAGES];
  return wanted.find(each => subject[localeOf(each)] !== null) ?? language;
}

type Reader = {
  readonly email: string;
  readonly language: Language;
  readonly subscriberId: string;
  /** null for a test e-mail. */
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
  // Includes the address: who unsubscribes and returns is a new subscriber, and links in older e-mails must still work.
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

/** Translates a page's path into a language; an unknown path stays as it is. */
function pageIn(page: string, locale: Locale): string {
  const { pathname, search } = new URL(page, 'http://house');
  const route = routeAt(pathname);
  return route ? fill(pathPattern(route.name, locale), route.params) + search : page;
}

/** Normalises a page of the site to its French path. @throws AppError BadInput where it is not a public page */
function ownPage(page: string | null, { origin }: URL): string | null {
  if (page === null) return null;
  const url = URL.parse(page, origin);
  const route = url?.origin === origin ? routeAt(url.pathname) : null;
  requireInput(route !== null && route.who !== 'staff', 'page');
  return pageIn(`${url?.pathname}${url?.search}`, 'fr');
}
