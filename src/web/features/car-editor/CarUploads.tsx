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
  /** Photos that are being turned or told, which the draft knows once that is done. */
  readonly changes: PhotoChanges;
  /** Sends papers as what they are: what is chosen for the next one changes nothing of these. */
  addPapers(files: readonly File[], as: PaperName): void;
};

const CarUploadsContext = createContext<OfCar | null>(null);

/** Photos and papers on their way to the car, and what is said of photos, whichever part of it is shown meanwhile. */
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

/** The names of the files that have not arrived, and may still. */
export function useUnsent(): readonly string[] {
  const { photos, papers } = useCarUploads();
  const all = [...photos.sending, ...papers.sending];
  return all.filter(({ error }) => error !== 'refused').map(({ file }) => file.name);
}

type Made = { readonly id: string; readonly alt: string | null };

/**
 * Turns photos, and says what they show. Either may make another photo of one: what is done to a photo is done in its
 * order, each thing to what the one before has made of it.
 */
function usePhotoChanges() {
  const { draft, describePhoto, role, alts } = useCarEditor();
  const { fail } = useToasts();
  const [told, setTold] = useState<ReadonlyMap<string, string | null>>(new Map());
  // By tile: turned or told otherwise a photo may have another id, and stays the same tile, in focus.
  const tiles = useRef(new Map<string, string>());
  /** What is under way of a tile: what its photo says is not settled before. */
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
      // As the list has it by then: it may have gone back to what was there before, as where another page was saved.
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
  /** Has what is typed of a photo kept. */
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
  /** Has kept what is typed and was not; whether all was. */
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
    /** The field is left: what was typed in it is kept, where it says something else. */
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
    /** A photo has gone: a flaw that was seen on it is seen on none. */
    drop(id: string) {
      keepTyped(tileOf(id), null);
      repin(id, null);
    },
    isUnsaved,
    /** Whether some of it was tried in vain, and nothing else was typed since. */
    hasFailed,
    flush,
  };
}

/** What the condition report says of a photo it says of another from now on, or of none. */
function repinReport(draft: ReturnType<typeof useCarEditor>['draft'], id: string, by: string | null): void {
  const report = draft.snapshot().values.conditionReport;
  if (report?.flaws.some(({ photoId }) => photoId === id))
    draft.set('conditionReport', repinned(report, id, by));
}

/** What is typed of each photo, by its tile, until the server has it. */
function useTyped() {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const typedNow = useRef(typed);
  /** Keeps it in sight; null: there is nothing left to be kept. */
  const keepTyped = (tile: string, words: string | null) => {
    const next = new Map(typedNow.current);
    if (words === null) next.delete(tile);
    else next.set(tile, words);
    typedNow.current = next;
    setTyped(next);
  };
  /** What was tried in vain, as it was then. */
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const fault = (tile: string, words: string) => setFaults(before => new Map(before).set(tile, words));
  const isFaulty = (tile: string) => typed.has(tile) && typed.get(tile) === faults.get(tile);
  return { typed, typedNow, keepTyped, fault, isFaulty };
}

type PhotoChanges = ReturnType<typeof usePhotoChanges>;
