import { useEffect, useState } from 'react';
import { useQueryOf, useSend } from '#web/features/cache/index.ts';
import { tabMemory } from '#web/features/tab-memory/index.ts';
import {
  type ContentDraftInput,
  ContentVersionsDocument,
  type EditedVersionFragment,
  type Locale,
  PublishContentDocument,
  SaveContentDraftDocument,
} from '#web/graphql/documents.gen.ts';
import type { TextOf } from '../texts.ts';

/** The editor's values as typed. */
export type TextValues = {
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly tags: string;
  readonly author: string;
  readonly brands: string;
  readonly ads: readonly string[];
  readonly isRetromobile: boolean;
  readonly place: string;
  readonly startsOn: string;
  readonly endsOn: string;
};

export const NOTHING: TextValues = {
  ...{ title: '', description: '', body: '', tags: '', author: '', brands: '', ads: [] },
  ...{ isRetromobile: false, place: '', startsOn: '', endsOn: '' },
};

export function valuesOf(version: EditedVersionFragment): TextValues {
  const { title, description, body, tags, signature, brands, ads, isRetromobile, place, startsOn, endsOn } =
    version;
  return {
    // Values are compared as JSON, so their keys must have a fixed order.
    ...NOTHING,
    ...{ title, description, body, ads, isRetromobile },
    tags: tags.join(', '),
    author: signature ?? '',
    brands: brands.join(', '),
    place: place ?? '',
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
  };
}

const words = (text: string) =>
  text
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');

/** Returns the values for the server, without empty ones. */
export function draftOf(of: TextOf, locale: Locale, values: TextValues): ContentDraftInput {
  const { title, description, body, ads, isRetromobile } = values;
  const { author, place, startsOn, endsOn } = values;
  const said = Object.entries({ author, place, startsOn, endsOn }).filter(([, text]) => text.trim() !== '');
  return {
    ...of,
    ...{ locale, title, description, body },
    tags: words(values.tags),
    brands: words(values.brands),
    ads: [...ads],
    isRetromobile,
    ...Object.fromEntries(said),
  };
}

/** Normalizes the values like the server: trimmed, lists with single commas. */
export const tidied = (values: TextValues): TextValues => ({
  ...values,
  title: values.title.trim(),
  description: values.description.trim(),
  tags: words(values.tags).join(', '),
  brands: words(values.brands).join(', '),
});

/** The fields shown in a comparison, besides the body. */
export type LineName = Exclude<keyof TextValues, 'body' | 'ads'>;

/** Returns the whole text as lines, for a comparison. */
export function linesOf(values: TextValues, words: (name: LineName | 'cars') => string): string {
  const { ads, body, isRetromobile, ...about } = values;
  const said = Object.entries({ ...about, isRetromobile: isRetromobile ? '✓' : '', cars: ads.join(', ') });
  const lines = said
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${words(name as LineName)} : ${text}`);
  return [...lines, '', body].join('\n');
}

/**
 * The editor's state of one language of a text: versions, typed values and actions. Unsaved values survive a reload as
 * long as the tab is open.
 */
export function useText(of: TextOf, locale: Locale) {
  const query = useQueryOf(ContentVersionsDocument, { ...of, locale });
  const send = useSend();
  const versions = query.data?.contentVersions ?? null;
  const newest = versions?.[0] ?? null;
  const keptAs = `content.typing.${of.kind}.${of.slug}.${locale}`;
  const [values, setValues] = useState<TextValues | null>(null);
  const [isKept, setKept] = useState(false);
  const base = newest ? valuesOf(newest) : NOTHING;
  const isDirty = values !== null && JSON.stringify(values) !== JSON.stringify(base);

  useEffect(() => {
    if (versions === null || values !== null) return;
    const kept = readKept(keptAs);
    setKept(kept !== null);
    setValues(kept ?? base);
  }, [versions, values, base, keptAs]);
  useEffect(() => {
    if (values === null) return;
    if (isDirty) tabMemory.keep(keptAs, JSON.stringify(values));
    else tabMemory.forget(keptAs);
  }, [values, isDirty, keptAs]);

  /** @throws RequestError BadInput with the field */
  async function save(typed: TextValues): Promise<Saved | null> {
    const saved = await send(SaveContentDraftDocument, { data: draftOf(of, locale, typed) });
    if (!saved) return null;
    const { saveContentDraft: number } = saved;
    tabMemory.forget(keptAs);
    setKept(false);
    setValues(current => (current === typed ? tidied(typed) : current));
    return { number, isOvertaken: number !== (newest?.number ?? 0) + 1 };
  }

  return {
    query,
    versions: versions ?? [],
    values,
    isDirty,
    /** Whether the values were restored after a reload. */
    isKept,
    put: (change: Partial<TextValues>) => setValues(current => ({ ...(current ?? NOTHING), ...change })),
    take: (version: EditedVersionFragment | null) => {
      setKept(false);
      setValues(version ? valuesOf(version) : NOTHING);
    },
    save,
    /**
     * Publishes the newest version, now or at a given time; unsaved values are saved first.
     * @throws RequestError StaleVersion when somebody has saved another
     */
    async publish(typed: TextValues, at: string | null): Promise<Saved | null> {
      const saved = isDirty || newest === null ? await save(typed) : null;
      // Another person's version is not published unread.
      if (saved?.isOvertaken) return saved;
      const number = saved?.number ?? newest?.number ?? 0;
      const published = await send(PublishContentDocument, { ...of, locale, number, date: at });
      return published && { number: published.publishContent, isOvertaken: false };
    },
  };
}

export type Saved = { readonly number: number; readonly isOvertaken: boolean };

function readKept(key: string): TextValues | null {
  try {
    const kept = JSON.parse(tabMemory.read(key) ?? 'null') as Partial<TextValues> | null;
    return kept && { ...NOTHING, ...kept };
  } catch {
    return null;
  }
}
