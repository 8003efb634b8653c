import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Uploads, useUploads } from '#web/features/uploads/index.ts';
import { type PaperName, papersOf, withPapers } from './paper-list.ts';
import { added } from './photo-list.ts';
import { useCarEditor } from './use-car-editor.ts';
import { type PhotoChanges, usePhotoChanges } from './use-photo-changes.ts';

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
