/**
 * The marketing room: what a browser allows, and what is told to advertisers once it allows it. It promises
 * that nothing leaves without a consent that stands in the database, that no address or number leaves or is
 * kept in clear, and that an event is told once, later if their server is away. It never delays a visitor.
 */
import type { Core } from '../core.ts';
import { isUuid, statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';
import { type Conversion, readConversion } from './conversion.ts';

/** Choices of another version are asked for again, and so are those of half a year ago. */
const VERSION = 1;
const KEPT_MONTHS = 6;
const SEND_WITHIN_MS = 10_000;
const KIND = 'tellConversion';

type Event = Conversion & { readonly at: number; readonly consentId: string | null };
export type Consent = { readonly allowsAnalytics: boolean; readonly allowsMarketing: boolean };

/** What the browser chose before is over with it. */
const addSql = statement(
  'marketing.addConsent',
  `with before as (update consents set ended_at = clock_timestamp() where id = $4 and ended_at is null)
   insert into consents (version, allows_analytics, allows_marketing, account_id)
   values (${VERSION}, $1, $2, $3) returning id`,
);
const findSql = statement(
  'marketing.findConsent',
  `select allows_marketing as "allowsMarketing" from consents where id = $1 and ended_at is null and version = ${VERSION}
     and chosen_at > clock_timestamp() - interval '${KEPT_MONTHS} months'`,
);
/** What a person chose. */
export const consentsPersonalData: PersonalData = {
  name: 'consents',
  collect: statement(
    'marketing.collect',
    `select allows_analytics as "allowsAnalytics", allows_marketing as "allowsMarketing", version,
     to_json(chosen_at) as "chosenAt" from consents where account_id = $1 order by chosen_at`,
  ).all(),
  erase: statement('marketing.erase', 'delete from consents where account_id = $1').run(),
};

export type MarketingParts = Pick<Core, 'database' | 'jobs'> & {
  /** The advertisers' door; null: nothing is told to anyone. */
  readonly conversions: { readonly url: string; readonly token: string } | null;
};

export type Marketing = ReturnType<typeof openMarketing>;

export function openMarketing({ database, jobs, conversions }: MarketingParts) {
  if (conversions) {
    // Asked again: since it was noted its browser may have refused, or its person have left.
    jobs.handle<Event>(KIND, async event => {
      if (await allowsMarketing(event.consentId)) await tell(conversions, event);
    });
  }
  async function allowsMarketing(consentId: string | null): Promise<boolean> {
    if (consentId === null || !isUuid(consentId)) return false;
    const [row] = await database.query<{ allowsMarketing: boolean }>(findSql, [consentId]);
    return row?.allowsMarketing ?? false;
  }
  return {
    /** Keeps a choice in the place of the one `before`; answers what the browser's cookie holds from now on. */
    async choose(
      { allowsAnalytics, allowsMarketing: allows }: Consent,
      accountId: string | null,
      before: string | null,
    ) {
      return database.transaction(async writes => {
        const ended = before !== null && isUuid(before) ? before : null;
        const values = [allowsAnalytics, allows, accountId, ended];
        const [row] = await writes.query<{ id: string }>(addSql, values);
        if (!row) throw new Error('a choice that was just kept has an id');
        return `${row.id}.${allowsAnalytics ? 1 : 0}${allows ? 1 : 0}.${VERSION}`;
      });
    },
    read: readConversion,
    /** Tells an event later, when this browser allows it; else it is forgotten. */
    async convert(consentId: string | null, event: Conversion, at: number): Promise<void> {
      if (conversions === null || !(await allowsMarketing(consentId))) return;
      await database.transaction(writes =>
        jobs.enqueue(writes, [{ kind: KIND, data: { ...event, at, consentId } }]),
      );
    },
  };
}

/** Hands one event over. @throws when it was not taken, so that it is tried again */
async function tell(
  { url, token }: { url: string; token: string },
  { eventName, eventId, sourceUrl, user, car, at }: Event,
): Promise<void> {
  const event = {
    event_name: eventName,
    event_id: eventId,
    event_time: Math.floor(at / 1_000),
    event_source_url: sourceUrl,
    action_source: 'website',
    user_data: user,
    custom_data: car,
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: [event] }),
    // People's hashes go where the house was told to send them, and nowhere that this place points at.
    redirect: 'manual',
    signal: AbortSignal.timeout(SEND_WITHIN_MS),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the conversions' door answered ${response.status}`);
}
