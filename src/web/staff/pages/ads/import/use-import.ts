import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '#web/features/toasts/index.ts';
import { uploadFile } from '#web/features/uploads/index.ts';
import {
  FileImportDocument,
  type FileImportKind,
  FileImportProgressDocument,
  type FileImportStateFragment,
  type FileImportWishInput,
  RemoveImportArchiveDocument,
  RunFileImportDocument,
  StopFileImportDocument,
  TryFileImportDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { usePartWords } from '#web/staff/frame/index.ts';

const ASK_EVERY_MS = 1_000;

export type FileImport = FileImportStateFragment;

type Standing = { readonly state: FileImport['state']; readonly photos: { readonly waiting: number } };

/** Whether lines are being processed, or photos fetched after them. */
export const isUnderWay = ({ state, photos }: Standing) =>
  state === 'TRYING' || state === 'RUNNING' || photos.waiting > 0;

/** Uploads a file, which the server then tries and imports, whether or not this page stays open. */
export function useImport() {
  const { isBusy, act } = useAct();
  const [file, setFile] = useState<FileImport | null>(null);

  const open = async (id: string) => setFile((await request(FileImportDocument, { id })).fileImport ?? null);
  const take = (ask: () => Promise<FileImport>) => act(async () => setFile(await ask()));

  useEffect(() => {
    if (!file || !isUnderWay(file)) return;
    const look = async () => {
      const { fileImport } = await request(FileImportProgressDocument, { id: file.id });
      if (!fileImport) return;
      if (isUnderWay(fileImport))
        setFile({
          ...file,
          ...fileImport,
          counts: { ...file.counts, ...fileImport.counts },
          photos: { ...file.photos, ...fileImport.photos },
        });
      else setFile((await request(FileImportDocument, { id: file.id })).fileImport ?? null);
    };
    // The server works on regardless of polling: a failed poll is repeated.
    const again = () => setFile(before => before && { ...before });
    const timer = setTimeout(() => void look().catch(again), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [file]);

  return {
    file,
    isBusy,
    open,
    show: setFile,
    leave: () => setFile(null),
    /** @throws UploadError */
    async send(given: File, kind: FileImportKind, onProgress: (share: number) => void): Promise<void> {
      const query = new URLSearchParams({ kind, name: given.name });
      // A file whose type the browser does not know is sent as a table.
      const named = given.type ? given : new File([given], given.name, { type: 'text/csv' });
      const { id } = await uploadFile(`/uploads/imports?${query}`, named, { onProgress });
      await open(id);
    },
    /** @throws UploadError */
    async sendArchive(id: string, given: File, onProgress: (share: number) => void): Promise<void> {
      const query = new URLSearchParams({ id, name: given.name });
      const named = given.type ? given : new File([given], given.name, { type: 'application/zip' });
      await uploadFile(`/uploads/import-archives?${query}`, named, { onProgress });
      await open(id);
    },
    removeArchive: (id: string) =>
      take(async () => (await request(RemoveImportArchiveDocument, { id })).removeImportArchive),
    try: (id: string, wish: FileImportWishInput) =>
      take(async () => (await request(TryFileImportDocument, { id, wish })).tryFileImport),
    run: (id: string) => take(async () => (await request(RunFileImportDocument, { id })).runFileImport),
    stop: (id: string) => take(async () => (await request(StopFileImportDocument, { id })).stopFileImport),
  };
}

export type ImportWork = ReturnType<typeof useImport>;

/** Returns the label of a column heading: a car's field, a text with its language, or a field of results. */
export function useTargetWords({ targets }: Pick<FileImport, 'targets'>): (heading: string) => string {
  const t = useTranslations('admin');
  const partWords = usePartWords();
  return heading => {
    const target = targets.find(each => each.heading === heading || each.field === heading);
    const field = target?.field ?? heading;
    const own = `importing.fields.${field}` as 'importing.fields.uuid';
    const ads = `adFields.${field}` as 'adFields.year';
    const label = t.has(own) ? t(own) : t.has(ads) ? t(ads) : heading;
    return target?.locale ? `${label} (${partWords(target.locale)})` : label;
  };
}
