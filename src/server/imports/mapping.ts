import { LANGUAGES } from '#shared/words/locale.ts';
import { fold } from '#shared/words/text.ts';
import type { ImportTarget } from '../ads/index.ts';
import { labelsIn } from '../words/index.ts';
import type { FileImport, ImportWish } from './imports-store.ts';
import type { LineKind } from './lines.ts';

const bare = (text: string) => fold(text).replace(/[^a-z0-9]+/g, '');

/** Returns all column names of a target: our labels in each language, and alternatives. */
function namesOf({ heading, field, locale }: ImportTarget, { alsoCalled }: LineKind): string[] {
  const labels = LANGUAGES.map(language => labelsIn(language)[field]).filter(label => label !== undefined);
  const said = locale === null || locale === 'fr' ? labels : [];
  const inLanguage = locale === null ? [] : labels.map(label => `${label} ${locale}`);
  return [heading, ...(locale ? [] : [field]), ...said, ...inLanguage, ...(alsoCalled[heading] ?? [])].map(
    bare,
  );
}

/** Guesses the target of each column by its heading; each target at most once. */
export function guessTargets(columns: readonly string[], kind: LineKind): (string | null)[] {
  const named = new Map<string, string>();
  // Our own heading wins over an equal alternative name.
  for (const { heading } of kind.targets) named.set(bare(heading), heading);
  for (const target of kind.targets) {
    for (const name of namesOf(target, kind)) if (!named.has(name)) named.set(name, target.heading);
  }
  const taken = new Set<string>();
  return columns.map(column => {
    const target = named.get(bare(column)) ?? null;
    if (target === null || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}

/** Returns the choices made for the same columns, in this file's order. */
export function inOrderOfColumns(
  columns: readonly string[],
  remembered: { readonly columns: readonly string[]; readonly wish: ImportWish },
): ImportWish {
  const targets = columns.map(column => remembered.wish.targets[remembered.columns.indexOf(column)] ?? null);
  return { ...remembered.wish, targets };
}

/** Guesses the choices for a file. */
export function guessWish({ columns, separator }: FileImport, kind: LineKind): ImportWish {
  const targets = guessTargets(columns, kind);
  const has = (heading: string) => targets.includes(heading);
  const byKey = has('uuid')
    ? 'UUID'
    : has('sfInternalOpportunityId')
      ? 'REFERENCE'
      : has('optionalData.vin')
        ? 'CHASSIS'
        : null;
  return {
    targets,
    days: 'DMY',
    // A comma that separates cells is not a decimal mark.
    decimal: separator === ';' ? 'COMMA' : 'POINT',
    updatesBy: byKey,
    takesGood: false,
    source: null,
  };
}
