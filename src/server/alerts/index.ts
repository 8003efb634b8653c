/**
 * The alerts: saved searches that notify of newly published cars (or planned auctions, where they filter by auctions),
 * and on request of lower prices and edits. Each alert notifies of a car once, and of each lower price once. It finds
 * exactly what its search would. Publishing does not wait for alerts. Notifications are sent by their own folder.
 */

import { LANGUAGES, type Language } from '#shared/words/locale.ts';
import { isUuid, type Writes } from '../database/index.ts';
import type { DomainEventMap } from '../domain-events.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { lineOf, type SearchFilter } from '../search/index.ts';
import {
  type Alert,
  type AlertChange,
  addAlert,
  changeAlert,
  isOthers,
  listAlerts,
  type NewAlert,
  removeAlert,
  TELL_COLLECTED,
} from './alerts-store.ts';
import type { AlertsParts } from './parts.ts';
import { chipsOf, type Match, match, news, promiseLetter, tellCollected } from './telling.ts';

/** The job after an ad's publication or its auction's planning. */
const MATCH_ALERTS = 'alerts.match';
/** The job after a public edit. */
const MATCH_EDIT = 'alerts.matchEdit';

const ALERTS_MAX = 50;
const NAME_LENGTH_MAX = 80;
const QUERY_LENGTH_MAX = 1_000;

export type { AlertsParts } from './parts.ts';
export type Alerts = ReturnType<typeof openAlerts>;

export function openAlerts(parts: AlertsParts) {
  const { database, jobs, search, domain } = parts;
  domain.on('ad.published', (writes, data) => jobs.enqueue(writes, [{ kind: MATCH_ALERTS, data }]));
  domain.on('auction.planned', (writes, { adUuid: uuid, at }) =>
    jobs.enqueue<Match>(writes, [{ kind: MATCH_ALERTS, data: { uuid, at, isAuction: true } }]),
  );
  domain.on('ad.edited', (writes, data) => jobs.enqueue(writes, [{ kind: MATCH_EDIT, data }]));
  jobs.handle<Match>(MATCH_ALERTS, (data, writes) => match(parts, writes, data));
  jobs.handle<DomainEventMap['ad.edited']>(MATCH_EDIT, (edit, writes) => news(parts, writes, edit));
  jobs.handle<{ id: string }>(TELL_COLLECTED, ({ id }, writes) => tellCollected(parts, writes, id));

  /** A resumed or more frequent alert schedules its collected matches. */
  async function kept(writes: Writes, alert: Alert | null): Promise<Alert | null> {
    if (alert) await promiseLetter(parts, writes, alert.id);
    return alert;
  }

  /** An alert named after its search is renamed with it. */
  async function renamed(accountId: string, id: string, filter: SearchFilter | null): Promise<string | null> {
    const alert = filter && (await listAlerts(database, accountId)).find(each => each.id === id);
    if (!alert) return null;
    for (const language of LANGUAGES) {
      const lineOfAlert = async (asked: SearchFilter) => lineOf(await chipsOf(search, asked, language));
      if (alert.name === (await lineOfAlert(alert.filter)).slice(0, NAME_LENGTH_MAX)) {
        return (await lineOfAlert(filter)).slice(0, NAME_LENGTH_MAX) || null;
      }
    }
    return null;
  }

  return {
    /** Creates an alert. @throws AppError BadInput with the field; `filter` when the person has too many */
    async create(alert: NewAlert): Promise<Alert> {
      const name = alert.name.trim();
      requireInput(name !== '' && name.length <= NAME_LENGTH_MAX, 'name');
      requireInput(alert.query.length <= QUERY_LENGTH_MAX, 'query');
      const added = await database.transaction(async writes =>
        kept(writes, await addAlert(writes, { ...alert, name }, ALERTS_MAX)),
      );
      requireInput(added !== null, 'filter');
      return found(added);
    },
    list: (accountId: string) => listAlerts(database, accountId),
    /** Returns the parts of a saved search, labelled in a language. */
    chips: (filter: SearchFilter, language: Language) => chipsOf(search, filter, language),
    /** Counts the cars that its search finds now. */
    countMatches: async ({ filter }: Alert) =>
      (await search.page(filter, 'NEWEST', { first: 1, offset: 0 })).total,
    /** Changes an alert. @throws AppError NotFound, BadInput, AlertExists where another of theirs has that search */
    async change(accountId: string, id: string, change: AlertChange): Promise<Alert> {
      const name = change.name?.trim() ?? (await renamed(accountId, id, change.filter));
      requireInput((change.query?.length ?? 0) <= QUERY_LENGTH_MAX, 'query');
      requireInput(name === null || (name !== '' && name.length <= NAME_LENGTH_MAX), 'name');
      if (!isUuid(id)) throw new AppError('NotFound');
      return found(
        await database.transaction(async writes => {
          if (await isOthers(writes, accountId, id, change)) throw new AppError('AlertExists');
          return kept(writes, await changeAlert(writes, accountId, id, { ...change, name }));
        }),
      );
    },
    /** Removes an alert. @throws AppError NotFound */
    async remove(accountId: string, id: string): Promise<void> {
      const isGone = isUuid(id) && (await database.transaction(writes => removeAlert(writes, accountId, id)));
      if (!isGone) throw new AppError('NotFound');
    },
  };
}
