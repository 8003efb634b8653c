import {
  isOfFrance,
  missingIn,
  readSetting,
  SETTINGS,
  type SettingEffect,
  type SettingName,
} from '#shared/fields/index.ts';
import { type Instant, isKnownInstant } from '#shared/sale/index.ts';
import { record } from '../audit/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { type Dated, datedBy, type Fixed, valueAt } from './dated.ts';
import type { Settings, SettingsParts } from './parts.ts';
import {
  addSetting,
  countUnderWay,
  type DatedSetting,
  holdSettings,
  listDated,
  type UnderWay,
} from './settings-store.ts';

export type NewChange = {
  readonly name: SettingName;
  readonly value: unknown;
  /** null: from now on. */
  readonly holdsFrom: Instant | null;
};

/** What would change, and what of it is under way. */
export type SettingPreview = {
  readonly before: object;
  readonly after: object;
  readonly holdsFrom: Instant;
  /** When what was planned before takes its place; null where nothing was. */
  readonly holdsUntil: Instant | null;
  readonly effects: readonly {
    readonly what: SettingEffect;
    readonly count: number;
    readonly keeps: boolean;
  }[];
};

const COUNT_OF: Readonly<Record<SettingEffect, keyof UnderWay>> = {
  RUNNING_AUCTIONS: 'runningAuctions',
  PLANNED_AUCTIONS: 'plannedAuctions',
  OPEN_ORDERS: 'openOrders',
  UNPAID_ORDERS: 'unpaidOrders',
  INVOICES: 'invoices',
  OPEN_LEADS: 'openLeads',
};

/** The value as its description has it, with what is fixed left as it is. @throws AppError BadInput with the field */
function readGiven({ name, value }: NewChange, { deployed }: Fixed): object {
  requireInput(typeof value === 'object' && value !== null && !Array.isArray(value), 'value');
  const result = readSetting(name, { ...(value as object), ...deployed[name]?.value });
  if ('wrong' in result) throw new AppError('BadInput', { field: [...result.wrong.keys()][0] ?? 'value' });
  return result.read;
}

/** @throws AppError BadInput for what is over, or further away than anybody plans */
function requireLater(holdsFrom: Instant, now: Instant): void {
  requireInput(holdsFrom >= now && isKnownInstant(holdsFrom), 'holdsFrom');
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A house that is open is not closed by a slip: no change takes from it what it has to say of itself. None names a VAT
 * number of another country, under which nothing is sold here.
 * @throws AppError BadInput with what would be missing, or `vatNumber`
 */
function requireFit(
  dated: Dated,
  fixed: Fixed,
  { name, after, holdsFrom }: { name: SettingName; after: object; holdsFrom: Instant },
) {
  const without: Settings['read'] = each => valueAt(dated, fixed, each, holdsFrom);
  const within: Settings['read'] = each => (each === name ? (after as never) : without(each));
  const house = within('house');
  requireInput(house.vatNumber === without('house').vatNumber || isOfFrance(house), 'vatNumber');
  const [first] = fixed.isProduction && missingIn(without).length === 0 ? missingIn(within) : [];
  if (first) throw new AppError('BadInput', { field: first.field });
}

/** What a change would do. Writes nothing. @throws AppError BadInput with the field */
export async function previewChange(
  { database, clock, read, dated, ...fixed }: SettingsParts & Settings & { readonly dated: Dated },
  change: NewChange,
): Promise<SettingPreview> {
  const now = clock();
  const holdsFrom = change.holdsFrom ?? now;
  requireLater(holdsFrom, now);
  const after = readGiven(change, fixed);
  const before = read(change.name, holdsFrom);
  requireInput(!isSame(before, after), 'value');
  requireFit(dated, fixed, { name: change.name, after, holdsFrom });
  const planned = dated.get(change.name)?.find(line => line.holdsFrom > holdsFrom);
  const counts = found(await countUnderWay(database));
  const { keep, change: changed } = SETTINGS[change.name];
  const told = (what: SettingEffect, keeps: boolean) => ({ what, keeps, count: counts[COUNT_OF[what]] });
  return {
    ...{ before, after, holdsFrom, holdsUntil: planned?.holdsFrom ?? null },
    effects: [...keep.map(what => told(what, true)), ...changed.map(what => told(what, false))],
  };
}

/** A decision, and what it takes the place of. */
type Decision = {
  /** A setting's name, or a text's key; and what the log calls it. */
  readonly name: string;
  readonly subjectName: string;
  readonly value: object;
  readonly holdsFrom: Instant | null;
  readonly seenId: number | null;
  readonly action: 'setting.changed' | 'text.changed';
  /** What would hold without it. @throws AppError where it may not be decided then */
  readonly before: (rows: readonly DatedSetting[], holdsFrom: Instant) => object;
};

/**
 * Writes what is decided; what was decided before stays as it was. @throws AppError BadInput with the field,
 * StaleVersion where somebody has decided in between
 */
export function decide(
  { database, bus }: Pick<SettingsParts, 'database' | 'bus'>,
  { name, subjectName, value, seenId, action, ...decision }: Decision,
  actorId: string,
): Promise<void> {
  return database.transaction(async writes => {
    const { now } = found(await holdSettings(writes));
    const rows = await listDated(writes);
    const newest = Math.max(0, ...rows.flatMap(row => (row.name === name ? row.id : [])));
    if (newest !== (seenId ?? 0)) throw new AppError('StaleVersion', { field: 'value' });
    const holdsFrom = decision.holdsFrom ?? now;
    requireLater(holdsFrom, now);
    const before = decision.before(rows, holdsFrom);
    requireInput(!isSame(before, value), action === 'text.changed' ? 'text' : 'value');
    await addSetting(writes, { name, value, holdsFrom, authorId: actorId, now });
    const from = { holdsFrom: new Date(holdsFrom).toISOString() };
    const subject = { actorId, action, subjectId: name, subjectName };
    await record(writes, { ...subject, before: { ...before }, after: { ...value, ...from } });
    await bus.publish(writes, [{ topic: 'settings', id: name, version: 0 }]);
  });
}

/** @throws AppError BadInput with the field, StaleVersion where somebody has decided in between */
export function changeSetting(
  { fixed, ...parts }: SettingsParts & { readonly fixed: Fixed },
  change: NewChange & { readonly seenId: number | null },
  actorId: string,
): Promise<void> {
  const { name } = change;
  const value = readGiven(change, fixed);
  const before: Decision['before'] = (rows, holdsFrom) => {
    const dated = datedBy(rows, fixed);
    requireFit(dated, fixed, { name, after: value, holdsFrom });
    return valueAt(dated, fixed, name, holdsFrom);
  };
  return decide(parts, { ...change, subjectName: name, value, action: 'setting.changed', before }, actorId);
}
