import { LOCALES } from '#shared/words/locale.ts';
import type { HouseTextQuery } from '#web/graphql/documents.gen.ts';
import type { InLanguages } from '#web/staff/forms/index.ts';

export type HouseText = HouseTextQuery['houseText'];
export type Version = HouseText['changes'][number];

/** What a version says in each language: empty where it is what is standard. */
export function wordingIn(value: string | undefined): InLanguages {
  const parts: Partial<Record<string, unknown>> = value === undefined ? {} : JSON.parse(value);
  const said = LOCALES.map(locale => [locale, typeof parts[locale] === 'string' ? parts[locale] : '']);
  return { fr: '', en: '', es: '', ...Object.fromEntries(said) };
}

/** The versions in the order in which they hold; of two for one hour the later counts. */
const inOrder = ({ changes }: HouseText): Version[] =>
  [...changes].sort((one, other) =>
    one.holdsFrom === other.holdsFrom
      ? Number(one.id) - Number(other.id)
      : one.holdsFrom < other.holdsFrom
        ? -1
        : 1,
  );

/** What holds now of what somebody wrote, whatever is fixed over it. */
export const writtenNow = (text: HouseText): InLanguages =>
  wordingIn(inOrder(text).findLast(({ isPlanned }) => !isPlanned)?.value);

/** What is planned and was not taken back, each with what it takes the place of. */
export function plannedOf(text: HouseText): { readonly version: Version; readonly before: InLanguages }[] {
  const versions = inOrder(text).filter((each, at, all) => each.holdsFrom !== all[at + 1]?.holdsFrom);
  return versions.flatMap((version, at) => {
    const before = wordingIn(versions[at - 1]?.value);
    const isSame = JSON.stringify(before) === JSON.stringify(wordingIn(version.value));
    return version.isPlanned && !isSame ? [{ version, before }] : [];
  });
}
