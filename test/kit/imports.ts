import type { Guest, TestHouse } from './house.ts';

const FILE = `id kind state separator columns{heading samples} wish{targets days decimal updatesBy takesGood source rate}
  counts{total waiting created updated unchanged refused} faults{field reason count}
  photos{total waiting taken known refused stopped} refusedPhotos{line address fault}
  archive{fileName byteCount photoCount}
  lines{line name outcome subjectId faults{field reason value}}`;
export const READ_FILE = `query($id:ID!){fileImport(id:$id){${FILE}}}`;
export const TRY_FILE = `mutation($id:ID!,$wish:FileImportWishInput!){tryFileImport(id:$id,wish:$wish){${FILE}}}`;

type Fault = { field: string; reason: string; value?: string | null };
export type FileWish = {
  targets: (string | null)[];
  days: string;
  decimal: string;
  updatesBy: string | null;
  takesGood: boolean;
  source: string | null;
  rate: number | null;
};
export type SentFile = {
  id: string;
  state: string;
  separator: string | null;
  columns: { heading: string; samples: string[] }[];
  wish: FileWish;
  counts: Record<'total' | 'waiting' | 'created' | 'updated' | 'unchanged' | 'refused', number>;
  faults: (Fault & { count: number })[];
  archive: { fileName: string; byteCount: number; photoCount: number } | null;
  photos: Record<'total' | 'waiting' | 'taken' | 'known' | 'refused' | 'stopped', number>;
  refusedPhotos: { line: number; address: string; fault: string }[];
  lines: { line: number; name: string; outcome: string; subjectId: string | null; faults: Fault[] }[];
};
export type FileBody = string | Uint8Array<ArrayBuffer>;

/** Sends a file in as the page does. */
export const uploadFile = (
  { url }: TestHouse,
  from: Guest,
  body: FileBody,
  { name = 'cars.csv', kind = 'ADS' } = {},
): Promise<Response> =>
  fetch(`${url}/uploads/imports?${new URLSearchParams({ kind, name })}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', cookie: from.cookie() },
    body,
  });

/** Sends the archive of its photos beside a file. */
export const uploadArchive = (
  { url }: TestHouse,
  from: Guest,
  id: string,
  body: Uint8Array<ArrayBuffer>,
  name = 'photos.zip',
): Promise<Response> =>
  fetch(`${url}/uploads/import-archives?${new URLSearchParams({ id, name })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip', cookie: from.cookie() },
    body,
  });

export async function readFile(from: Guest, id: string): Promise<SentFile> {
  const { data } = await from.ask(READ_FILE, { id });
  return (data as { fileImport: SentFile } | null)?.fileImport as SentFile;
}

/** Tries a file with what is likely meant, and what is said besides. */
export async function tryFile(
  house: TestHouse,
  from: Guest,
  { id, wish }: SentFile,
  part: Partial<FileWish> = {},
): Promise<SentFile> {
  const code = await from.codeOf(TRY_FILE, { id, wish: { ...wish, ...part } });
  if (code !== null) throw new Error(`a file that is tried is refused: ${code}`);
  await house.rooms.jobs.drain();
  return readFile(from, id);
}
