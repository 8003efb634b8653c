/**
 * The alerts room: searches that are kept and tell of cars that are published later. It promises that a car
 * is told of once an alert, that an alert finds exactly what its search would, and that publishing waits for
 * none of it. Whoever is told is told by the notifications room.
 */
import { requireInput } from '../context.ts';
import { type Database, isUuid, type Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { Search } from '../search/index.ts';
import {
  type Alert,
  type AlertChange,
  addAlert,
  addMatches,
  changeAlert,
  findWatching,
  listAlerts,
  type NewAlert,
  removeAlert,
  takeWaiting,
  untilDue,
} from './alerts-store.ts';

export { alertsHolding } from './holding.ts';
export { alertsSchema } from './schema.ts';

/** The job that follows from an ad being published. */
export const MATCH_ALERTS = 'alerts.match';
const TELL_COLLECTED = 'alerts.tellCollected';

const ALERTS_MAX = 50;
const NAME_LENGTH_MAX = 80;
const QUERY_LENGTH_MAX = 1_000;
/** An ad just published is among so many newest; alerts are looked at so many at a time. */
const NEWEST = 200;
const ALERTS_AT_ONCE = 500;

export type AlertsParts = {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly search: Search;
  readonly notify: Notify;
};

export type Alerts = ReturnType<typeof openAlerts>;

export function openAlerts(parts: AlertsParts) {
  const { database, jobs, search } = parts;
  jobs.handle<{ uuid: string }>(MATCH_ALERTS, ({ uuid }, writes) => match(parts, writes, uuid));
  jobs.handle<{ id: string }>(TELL_COLLECTED, ({ id }, writes) => tellCollected(parts, writes, id));

  return {
    /** @throws AppError BadInput with the field; `filter` when the person has too many */
    async create(alert: NewAlert): Promise<Alert> {
      const name = alert.name.trim();
      requireInput(name !== '' && name.length <= NAME_LENGTH_MAX, 'name');
      requireInput(alert.query.length <= QUERY_LENGTH_MAX, 'query');
      const added = await database.transaction(writes => addAlert(writes, { ...alert, name }, ALERTS_MAX));
      requireInput(added !== null, 'filter');
      return found(added);
    },
    list: (accountId: string) => listAlerts(database, accountId),
    /** How many cars its search finds now. */
    countMatches: async ({ filter }: Alert) =>
      (await search.page(filter, 'NEWEST', { first: 1, offset: 0 })).total,
    /** @throws AppError NotFound, BadInput */
    async change(accountId: string, id: string, change: AlertChange): Promise<Alert> {
      const name = change.name?.trim() ?? null;
      requireInput(name === null || (name !== '' && name.length <= NAME_LENGTH_MAX), 'name');
      if (!isUuid(id)) throw new AppError('NotFound');
      return found(
        await database.transaction(writes => changeAlert(writes, accountId, id, { ...change, name })),
      );
    },
    /** @throws AppError NotFound */
    async remove(accountId: string, id: string): Promise<void> {
      const isGone = isUuid(id) && (await database.transaction(writes => removeAlert(writes, accountId, id)));
      if (!isGone) throw new AppError('NotFound');
    },
  };
}

/** Asks each search that is kept whether it finds the ad; tells at once, or keeps it for the day's letter. */
async function match({ search, jobs, notify }: AlertsParts, writes: Writes, uuid: string): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const alerts: Alert[] = await findWatching(writes, uuid, after, ALERTS_AT_ONCE);
    const finding: Alert[] = [];
    for (const alert of alerts) {
      const { uuids } = await search.page(alert.filter, 'NEWEST', { first: NEWEST, offset: 0 });
      if (uuids.includes(uuid)) finding.push(alert);
    }
    const ids = finding.map(alert => alert.id);
    const news = new Set(ids.length === 0 ? [] : await addMatches(writes, ids, uuid));
    for (const { id, accountId, name, frequency } of finding.filter(alert => news.has(alert.id))) {
      if (frequency === 'IMMEDIATE') {
        const told = { kind: 'ALERT_MATCH', key: `${id}:${uuid}`, adUuid: uuid } as const;
        await notify(writes, [{ ...told, accountId, data: { name, count: 1, alertId: id } }]);
      } else {
        const delayMs = (await untilDue(writes, id)) ?? 0;
        await jobs.enqueue(writes, [{ kind: TELL_COLLECTED, data: { id }, delayMs }]);
      }
    }
    const last = alerts.at(-1);
    if (!last || alerts.length < ALERTS_AT_ONCE) return;
    after = last.id;
  }
}

/** One notification for all that a daily or weekly alert has collected; each car asked for it, the first tells. */
async function tellCollected({ notify }: AlertsParts, writes: Writes, id: string): Promise<void> {
  if ((await untilDue(writes, id)) !== 0) return;
  const waiting = await takeWaiting(writes, id);
  if (!waiting) return;
  const { accountId, name, ads } = waiting;
  const [first = null] = ads;
  const adUuid = ads.length === 1 ? first : null;
  const data = { name, count: ads.length, alertId: id };
  await notify(writes, [{ accountId, kind: 'ALERT_MATCH', key: `${id}:${first}`, adUuid, data }]);
}
