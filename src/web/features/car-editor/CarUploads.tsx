import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import { type Uploads, useUploads } from '#web/features/uploads/index.ts';
import { TurnPhotoDocument } from '#web/graphql/documents.gen.ts';
import { request, useWhenOnline } from '#web/graphql/index.ts';
import { type PaperName, papersOf, withPapers } from './paper-list.ts';
import { added, idsOf, repinned, replaced } from './photo-list.ts';
import { useCarEditor } from './use-car-editor.ts';

type OfCar = {
  readonly photos: Uploads;
  readonly papers: Uploads;
  /** Photos that are being turned or described; the draft takes the result once that is done. */
  readonly changes: PhotoChanges;
  /** Uploads documents under this name; a later choice of name does not change theirs. */
  addPapers(files: readonly File[], as: PaperName): void;
};

const CarUploadsContext = createContext<OfCar | null>(null);

/** Keeps the uploads of photos and documents, and the photo descriptions, whichever part of the editor is shown. */
export function CarUploads({ children }: { children: ReactNode }) {
  const t = useTranslations('carEditor.photos');
  const { draft } = useCarEditor();
  const [said, setSaid] = useState('');
  const names = useRef(new WeakMap<File, PaperName>());
  const photos = useUploads('/uploads/photos', ({ id }, { name }) => {
    draft.set('photos', added(draft.snapshot().values.photos, id));
    setSaid(t('arrived', { name }));
  });
  const papers = useUploads('/uploads/documents', ({ url }, file) => {
    const { values } = draft.snapshot();
    const [known, as] = [papersOf(values), names.current.get(file)];
    if (as === undefined || known.some(paper => paper.url === url)) return;
    const { documents, customDocs } = withPapers([...known, { ...as, url }], values);
    draft.set('documents', documents);
    draft.set('customDocs', customDocs);
  });
  const changes = usePhotoChanges();
  const addPapers = (files: readonly File[], as: PaperName) => {
    for (const file of files) names.current.set(file, as);
    papers.add(files);
  };
  return (
    <CarUploadsContext value={{ photos, papers, changes, addPapers }}>
      <span role="status" className="sr-only">
        {said}
      </span>
      {children}
    </CarUploadsContext>
  );
}

export function useCarUploads(): OfCar {
  const uploads = useContext(CarUploadsContext);
  if (!uploads) throw new Error('A field of files stands outside what keeps them');
  return uploads;
}

/** Returns the names of the files that are still being uploaded or can be retried. */
export function useUnsent(): readonly string[] {
  const { photos, papers } = useCarUploads();
  const all = [...photos.sending, ...papers.sending];
  return all.filter(({ error }) => error !== 'refused').map(({ file }) => file.name);
}

type Made = { readonly id: string; readonly alt: string | null };

/**
 * Turns and describes photos. Either may replace the photo by a new one. The changes of one photo run in order, each on
 * the result of the previous.
 */
function usePhotoChanges() {
  const { draft, describePhoto, role, alts } = useCarEditor();
  const { fail } = useToasts();
  const [told, setTold] = useState<ReadonlyMap<string, string | null>>(new Map());
  // Tiles by photo id: a turned or described photo may get a new id, but keeps its tile and the focus.
  const tiles = useRef(new Map<string, string>());
  /** Changes under way by tile; a description is not final before they end. */
  const last = useRef(new Map<string, Promise<void>>());
  const { typed, typedNow, keepTyped, fault, isFaulty } = useTyped();

  const tileOf = (id: string) => tiles.current.get(id) ?? id;
  const altOf = (id: string) => (told.has(id) ? told.get(id) : alts.get(id)) ?? null;
  const photosNow = () => draft.snapshot().values.photos;
  const repin = (id: string, by: string | null) => role === 'STAFF' && repinReport(draft, id, by);
  const take = (id: string, tile: string, photo: Made) => {
    tiles.current.set(photo.id, tile);
    setTold(before => new Map(before).set(photo.id, photo.alt));
    if (photo.id === id) return;
    draft.set('photos', replaced(photosNow(), id, photo.id));
    repin(id, photo.id);
  };
  const afterAll = (id: string, make: (id: string) => Promise<Made | null>): Promise<void> => {
    const tile = tileOf(id);
    const made = (last.current.get(tile) ?? Promise.resolve()).then(async () => {
      // The id in the current list: it may be an earlier one again, for instance after a save in another tab.
      const current = idsOf(photosNow()).find(each => tileOf(each) === tile) ?? id;
      try {
        const photo = await make(current);
        if (photo) take(current, tile, photo);
      } catch (error) {
        fail(error);
      }
      if (last.current.get(tile) === made) last.current.delete(tile);
    });
    last.current.set(tile, made);
    return made;
  };
  /** Saves the typed description of a photo. */
  const describe = (id: string): Promise<void> => {
    const tile = tileOf(id);
    return afterAll(id, async current => {
      const words = typedNow.current.get(tile);
      if (words === undefined) return null;
      const photo = await describePhoto(current, words.trim() || null).catch(error => {
        fault(tile, words);
        throw error;
      });
      if (photo && typedNow.current.get(tile) === words) keepTyped(tile, null);
      return photo;
    });
  };
  const isSettled = (id: string, words: string) =>
    !last.current.has(tileOf(id)) && words === (altOf(id) ?? '');
  const isUnsaved = () => idsOf(photosNow()).some(id => typedNow.current.has(tileOf(id)));
  const hasFailed = idsOf(photosNow()).some(id => isFaulty(tileOf(id)));
  /** Saves all typed descriptions; returns whether that succeeded. */
  const flush = async (): Promise<boolean> => {
    await Promise.all(last.current.values());
    await Promise.all(Array.from(typedNow.current.keys(), describe));
    return !isUnsaved();
  };
  useWhenOnline(() => void (hasFailed && flush()));
  return {
    tileOf,
    altOf,
    wordsOf: (id: string) => typed.get(tileOf(id)) ?? altOf(id) ?? '',
    type: (id: string, words: string) => keepTyped(tileOf(id), isSettled(id, words) ? null : words),
    /** Saves the typed description when its field is left, if it differs. */
    leave(id: string) {
      const words = typed.get(tileOf(id));
      if (words === undefined) return;
      if (isSettled(id, words.trim())) keepTyped(tileOf(id), null);
      else void describe(id);
    },
    turn: (id: string) =>
      void afterAll(
        id,
        async current => (await request(TurnPhotoDocument, { id: current, quarterTurns: 1 })).turnPhoto,
      ),
    /** Removes what belongs to a deleted photo: its typed text, and its pins in the condition report. */
    drop(id: string) {
      keepTyped(tileOf(id), null);
      repin(id, null);
    },
    isUnsaved,
    /** Whether a description failed to be saved and was not changed since. */
    hasFailed,
    flush,
  };
}

/** Moves the condition report's references from a photo to another, or to none. */
function repinReport(draft: ReturnType<typeof useCarEditor>['draft'], id: string, by: string | null): void {
  const report = draft.snapshot().values.conditionReport;
  if (report?.flaws.some(({ photoId }) => photoId === id))
    draft.set('conditionReport', repinned(report, id, by));
}

/** Keeps the typed description of each photo, by tile, until it is saved. */
function useTyped() {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const typedNow = useRef(typed);
  /** Sets a typed description; null once nothing is left to be saved. */
  const keepTyped = (tile: string, words: string | null) => {
    const next = new Map(typedNow.current);
    if (words === null) next.delete(tile);
    else next.set(tile, words);
    typedNow.current = next;
    setTyped(next);
  };
  /** Descriptions that failed to be saved, as they were then. */
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const fault = (tile: string, words: string) => setFaults(before => new Map(before).set(tile, words));
  const isFaulty = (tile: string) => typed.has(tile) && typed.get(tile) === faults.get(tile);
  return { typed, typedNow, keepTyped, fault, isFaulty };
}

type PhotoChanges = ReturnType<typeof usePhotoChanges>;
