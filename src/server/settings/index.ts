/**
 * The settings room: the decisions of the house, each with a start date. A decided value is never changed (the database
 * refuses it); a new one starts today or later. Every process applies a change within a second, and a planned one at
 * its time. Values fixed at deployment override both. Whatever has begun keeps its values: the rooms that read a
 * setting store it with what they start. While a legal detail is missing in production, the room lists it and the front
 * keeps the public site closed (`http/opening.ts`). `shared/fields/settings.ts` describes each setting. The sentences
 * of e-mails and documents are such values too, by key: `texts.ts`.
 */
import {
  type Missing,
  missingIn,
  missingToHandle,
  type SettingName,
  usualSetting,
} from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import { openRetrying } from '../retrying.ts';
import { changeSetting, type NewChange, previewChange } from './changing.ts';
import { type Dated, datedBy, valueAt } from './dated.ts';
import type { Settings, SettingsParts } from './parts.ts';
import { listChanges, listDated } from './settings-store.ts';
import { openTexts } from './texts.ts';

export type { SettingPreview } from './changing.ts';
export { openingHoursWords } from './opening-hours.ts';
export type { Settings, SettingsParts } from './parts.ts';
export type { SettingChange } from './settings-store.ts';

const AS_IT_STANDS = { isProduction: false, isFixed: false } as const;
/** The default settings, without any decision. */
export const usualSettings: Settings = { read: name => usualSetting(name, AS_IT_STANDS) };

/** Timers cannot wait longer reliably, since clocks are corrected. */
const WAIT_MAX_MS = 3_600_000;

export type SettingsRoom = ReturnType<typeof openSettings>;

export function openSettings(parts: SettingsParts) {
  const { database, bus, events, clock, deployed, isProduction } = parts;
  let dated: Dated = new Map();
  let missing: readonly Missing[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  const listeners: (() => void)[] = [];
  const fixed = { deployed, isProduction };
  const texts = openTexts(parts, load);

  let asked = 0;
  let taken = 0;

  /** Reloads all settings. A slow answer to an earlier query than the current one is ignored. */
  async function load(): Promise<void> {
    asked += 1;
    const turn = asked;
    const rows = await listDated(database);
    if (!isOpen || turn < taken) return;
    taken = turn;
    dated = datedBy(rows, fixed);
    texts.take(rows);
    tell();
    wait();
  }

  /** Informs listeners. Only in production do missing details close the site; elsewhere placeholders are used. */
  function tell(): void {
    missing = isProduction ? missingIn(name => read(name)) : [];
    for (const listen of listeners) listen();
  }

  /** Sets a timer for the next planned change. */
  function wait(): void {
    clearTimeout(timer);
    const times = [...dated.values()].flatMap(lines => lines.map(line => line.holdsFrom));
    const next = Math.min(...times.filter(at => at > clock()));
    if (!Number.isFinite(next)) return;
    timer = setTimeout(
      () => {
        if (clock() >= next) tell();
        wait();
      },
      Math.min(next - clock() + 1, WAIT_MAX_MS),
    );
    timer.unref();
  }

  const reloading = openRetrying(load, error => events.partFailed({ part: 'settings', error }));
  bus.onMessage(({ topic }) => {
    if (topic === 'settings') reloading.start();
  });
  bus.onReset(reloading.start);
  const read: Settings['read'] = (name, at = clock()) => valueAt(dated, fixed, name, at);

  return {
    /** Loads the decisions. @throws Error where they conflict with the deployed values */
    open: load,
    read,
    /** The wording of e-mails and documents. */
    texts,
    /** Returns the legal details still required before the site opens; none once it is open. */
    missing: () => missing,
    /** Returns the details still required to sell cars for their owners. */
    missingToHandle: () => (isProduction ? missingToHandle(name => read(name)) : []),
    /** Calls `listen`, in this process, whenever a value may have changed. */
    onChange: (listen: () => void) => void listeners.push(listen),
    /** Returns the fields of a setting fixed at deployment, with the variable that fixes each. */
    fixedOf: (name: SettingName): Readonly<Record<string, string>> => deployed[name]?.by ?? {},
    isLater: (at: Instant) => at > clock(),
    /** Lists all decisions, newest first. */
    listChanges: () => listChanges(database),
    preview: (change: NewChange) => previewChange({ ...parts, read, dated }, change),
    /** @throws AppError BadInput, StaleVersion */
    async change(change: NewChange & { readonly seenId: number | null }, actorId: string): Promise<void> {
      await changeSetting({ ...parts, fixed }, change, actorId);
      await load();
    },
    [Symbol.dispose]() {
      isOpen = false;
      reloading[Symbol.dispose]();
      clearTimeout(timer);
      texts[Symbol.dispose]();
    },
  };
}
