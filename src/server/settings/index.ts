/**
 * The settings room: what the house decides for itself, each from a day on. It promises that a value once decided is
 * never changed (the database refuses it): another comes after it, today or later, never before; that every process
 * goes by a change within a second of it, and by a planned one at its hour; and that what who deploys the house has
 * fixed holds over both. What is under way keeps what it began with: that is written down where it begins, by the rooms
 * that read here. While a particular that the law wants is missing in production it says which, and the front keeps the
 * public part closed (`http/opening.ts`). `shared/fields/settings.ts` says what each setting holds. The sentences of
 * letters and papers are such values too, each under its key: `texts.ts`.
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
/** Of a house in which nobody has decided anything. */
export const usualSettings: Settings = { read: name => usualSetting(name, AS_IT_STANDS) };

/** A timer takes no longer wait, and clocks are corrected. */
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

  /** Reads all of it anew. An answer that was asked for before the one that is gone by, and came after it, is old. */
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

  /** Only in production is the house closed for what is missing: elsewhere stand-ins let everything be seen. */
  function tell(): void {
    missing = isProduction ? missingIn(name => read(name)) : [];
    for (const listen of listeners) listen();
  }

  /** What was made by a value is made anew once another holds. */
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
    /** Reads what was decided. @throws Error where what stands there and what is deployed do not go together */
    open: load,
    read,
    /** How the house words its letters and papers. */
    texts,
    /** The particulars without which the house does not open; none once it is open. */
    missing: () => missing,
    /** Those without which it sells no car for its owner, open though it may be. */
    missingToHandle: () => (isProduction ? missingToHandle(name => read(name)) : []),
    /** Tells, in this process, each time that another value may hold. */
    onChange: (listen: () => void) => void listeners.push(listen),
    /** Which fields of a setting who deploys the house has fixed, and by what. */
    fixedOf: (name: SettingName): Readonly<Record<string, string>> => deployed[name]?.by ?? {},
    isLater: (at: Instant) => at > clock(),
    /** Every line that was decided, the newest first. */
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
