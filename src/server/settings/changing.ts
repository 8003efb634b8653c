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
  /** null: immediately. */
  readonly holdsFrom: Instant | null;
};

/** What a change would do, and how much under way it would not affect. */
export type SettingPreview = {
  readonly before: object;
  readonly after: object;
  readonly holdsFrom: Instant;
  /** When an already planned value replaces it; null where none is planned. */
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

/** Parses the value by its description; fixed fields stay unchanged. @throws AppError BadInput with the field */
function readGiven({ name, value }: NewChange, { deployed }: Fixed): object {
  requireInput(typeof value === 'object' && value !== null && !Array.isArray(value), 'value');
  const result = readSetting(name, { ...(value as object), ...deployed[name]?.value });
  if ('wrong' in result) throw new AppError('BadInput', { field: [...result.wrong.keys()][0] ?? 'value' });
  return result.read;
}

/** @throws AppError BadInput for a date in the past, or too far in the future */
function requireLater(holdsFrom: Instant, now: Instant): void {
  requireInput(holdsFrom >= now && isKnownInstant(holdsFrom), 'holdsFrom');
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Refuses a change that would close an open site by removing a legal detail, and a VAT number of another country, which
 * is not supported.
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

/** Previews a change without writing it. @throws AppError BadInput with the field */
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

/** A decision, and what it replaces. */
type Decision = {
  /** A setting's name, or a text's key; and its name in the audit log. */
  readonly name: string;
  readonly subjectName: string;
  readonly value: object;
  readonly holdsFrom: Instant | null;
  readonly seenId: number | null;
  readonly action: 'setting.changed' | 'text.changed';
  /** Returns the value that would apply without it. @throws AppError where that date is not allowed */
  readonly before: (rows: readonly DatedSetting[], holdsFrom: Instant) => object;
};

/**
 * Adds a decision; earlier ones are never changed. @throws AppError BadInput with the field, StaleVersion where
 * somebody else has decided since
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

/** @throws AppError BadInput with the field, StaleVersion where somebody else has decided since */
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
