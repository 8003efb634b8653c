import { useEffect, useState } from 'react';
import { useQueryOf, useSend } from '#web/features/cache/index.ts';
import { tabMemory } from '#web/features/tab-memory/index.ts';
import {
  ContentVersionsDocument,
  type EditedVersionFragment,
  type Locale,
  PublishContentDocument,
  SaveContentDraftDocument,
} from '#web/graphql/documents.gen.ts';
import type { TextOf } from '../text-id.ts';
import { draftOf, NOTHING, type TextValues, tidied, valuesOf } from './text-values.ts';

/**
 * One language of a text in the editor: its versions, what is typed, and what can be done with it. What was
 * typed and not saved outlives a reload, for as long as the tab is open.
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
    /** What was typed before the page was loaded anew stands in the fields. */
    isKept,
    put: (change: Partial<TextValues>) => setValues(current => ({ ...(current ?? NOTHING), ...change })),
    take: (version: EditedVersionFragment | null) => {
      setKept(false);
      setValues(version ? valuesOf(version) : NOTHING);
    },
    save,
    /**
     * Shows the newest version, at once or at its hour; what is typed is saved before.
     * @throws RequestError StaleVersion where somebody has saved another
     */
    async publish(typed: TextValues, at: string | null): Promise<Saved | null> {
      const saved = isDirty || newest === null ? await save(typed) : null;
      // What somebody else wrote meanwhile is not published unread.
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
