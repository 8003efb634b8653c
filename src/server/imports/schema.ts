import type { ImportTarget } from '../ads/index.ts';
import { type RequestContext, requirePermission, requireViewer, type Viewer } from '../context.ts';
import { found } from '../errors.ts';
import { type Builder, exposed, withFreshRight } from '../graphql/index.ts';
import { REASONS, reasonOf } from './faults.ts';
import {
  type FaultCount,
  type FileImport,
  IMPORT_KEYS,
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportArchive,
  type ImportCounts,
  type ImportLine,
  type Imports,
  type ImportWish,
  type LineFault,
  OUTCOMES,
  PERMISSIONS,
  PHOTO_FAULTS,
  type PhotoCounts,
  type RefusedPhoto,
} from './index.ts';

/** Results of other houses are visible to all staff with the permission. */
const maySee = ({ id, permissions }: Viewer, { authorId, kind }: FileImport) =>
  permissions.has(PERMISSIONS[kind]) && (authorId === id || kind === 'RESULTS');

/** Returns the viewer's file and checks its kind's permission. @throws AppError NotFound, Forbidden */
export async function requireOwn(
  imports: Pick<Imports, 'get'>,
  context: RequestContext,
  id: string,
): Promise<Viewer> {
  const { kind } = await imports.get(requireViewer(context).id, id);
  return requirePermission(context, PERMISSIONS[kind]);
}

/** Adds imports to the API: each sees their own files, and those of results. Files are sent to `/uploads/imports`. */
export function importsSchema(builder: Builder, imports: Imports): void {
  const Wish = wishTypes(builder);
  const FileImportType = importType(builder, imports, Wish.Output);
  const own = (context: RequestContext, id: string) => requireOwn(imports, context, id);
  builder.queryFields(t => ({
    fileImports: t.field({
      type: [FileImportType],
      description:
        'Staff. One’s own last twenty, and all whose results feed prices, newest first; none for anybody else.',
      resolve: async (_root, _args, { viewer }) =>
        viewer ? (await imports.list(viewer.id)).filter(file => maySee(viewer, file)) : [],
    }),
    fileImport: t.field({
      type: FileImportType,
      nullable: true,
      description: 'Staff. How far one’s own has come, or one of results; null for all others.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, { viewer }) => {
        const file = viewer && (await imports.findAnybodys(id));
        return file && maySee(viewer, file) ? file : null;
      },
    }),
  }));
  builder.mutationFields(t => ({
    tryFileImport: t.field({
      type: FileImportType,
      description:
        'Ads:create, and Ads:update for one that changes ads; Auctions:update for results. Reads every line and writes nothing.',
      args: { id: t.arg.id({ required: true }), wish: t.arg({ type: Wish.Input, required: true }) },
      resolve: async (_root, { id, wish }, context) => {
        const viewer = await own(context, id);
        const { updatesBy = null, source = null, rate = null, targets, ...chosen } = wish;
        if (updatesBy) requirePermission(context, 'Ads:update');
        return imports.try(viewer.id, id, {
          ...chosen,
          updatesBy,
          source: source?.trim() || null,
          rate,
          targets: targets.map(each => each || null),
        });
      },
    }),
    runFileImport: t.field({
      type: FileImportType,
      description: 'As tryFileImport. Takes what was tried, or goes on where it was stopped.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const viewer = await own(context, id);
        const { wish } = await imports.get(viewer.id, id);
        if (wish?.updatesBy) requirePermission(context, 'Ads:update');
        return imports.run(viewer.id, id);
      },
    }),
    stopFileImport: t.field({
      type: FileImportType,
      description:
        'Ads:create; Auctions:update for results. Ends anybody’s where it stands: what is taken stays taken.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        requireViewer(context);
        requirePermission(context, PERMISSIONS[found(await imports.findAnybodys(id)).kind]);
        return imports.stop(id);
      },
    }),
    takeBackFileImport: t.field({
      type: FileImportType,
      description:
        'Auctions:update. Takes back every result that anybody’s file brought, or was the last to change, once it is over; nothing of them is kept.',
      args: { id: t.arg.id({ required: true }) },
      resolve: withFreshRight(PERMISSIONS.RESULTS, ({ id }, viewer) => imports.takeBack(viewer.id, id)),
    }),
    removeImportArchive: t.field({
      type: FileImportType,
      description:
        'As tryFileImport. Takes the archive of photos off, which came by `/uploads/import-archives`; not while lines or photos are worked at.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => imports.removeArchive((await own(context, id)).id, id),
    }),
  }));
}

const KEY_WORDS = 'The house’s id, the house’s reference (sfInternalOpportunityId), or the chassis (vin).';
const RATE_WORDS =
  'Of results in another money: what one unit of it is in euros, as whoever brings them decides; null: they are in euros.';
const TARGET_WORDS =
  'The heading of ours that each column is read as, in the order of the file; null: left out.';

/** The input and output types of a file's choices. */
function wishTypes(builder: Builder) {
  const Key = builder.enumType('FileImportKey', { description: KEY_WORDS, values: IMPORT_KEYS });
  const Days = builder.enumType('FileImportDays', {
    description: 'Which stands first in a day: the day, or the month.',
    values: ['DMY', 'MDY'] as const,
  });
  const Decimal = builder.enumType('FileImportDecimal', {
    description: 'What stands before cents.',
    values: ['COMMA', 'POINT'] as const,
  });
  const Input = builder.inputType('FileImportWishInput', {
    fields: t => ({
      targets: t.stringList({ required: { list: true, items: false }, description: TARGET_WORDS }),
      days: t.field({ type: Days, required: true }),
      decimal: t.field({ type: Decimal, required: true }),
      updatesBy: t.field({ type: Key }),
      takesGood: t.boolean({ required: true }),
      source: t.string(),
      rate: t.float({ description: RATE_WORDS }),
    }),
  });
  const Output = builder.objectRef<ImportWish>('FileImportWish').implement({
    fields: t => ({
      targets: t.exposeStringList('targets', {
        description: TARGET_WORDS,
        nullable: { list: false, items: true },
      }),
      days: t.expose('days', { type: Days }),
      decimal: t.expose('decimal', { type: Decimal }),
      updatesBy: t.expose('updatesBy', {
        type: Key,
        nullable: true,
        description: 'By what the ads that it changes are known; null: each line is a new one.',
      }),
      takesGood: t.exposeBoolean('takesGood', {
        description: 'Takes the lines that are right, and leaves the others; false: all or nothing.',
      }),
      source: t.exposeString('source', { nullable: true, description: 'Of results: where they are from.' }),
      rate: t.exposeFloat('rate', { nullable: true, description: RATE_WORDS }),
    }),
  });
  return { Input, Output };
}

type Column = { readonly heading: string; readonly samples: readonly unknown[] };

const asText = (cell: unknown) =>
  typeof cell === 'string' ? cell : cell == null ? '' : JSON.stringify(cell);

function partTypes(builder: Builder) {
  const Reason = builder.enumType('FileImportReason', { values: REASONS });
  const fault = { description: 'The heading of ours that it is about; empty: the whole line.' };
  const Column = builder.objectRef<Column>('FileImportColumn').implement({
    fields: t => ({
      heading: t.exposeString('heading'),
      samples: t.stringList({
        description: 'What stands in it in the first lines.',
        resolve: ({ samples }) => samples.map(asText),
      }),
    }),
  });
  const Target = builder.objectRef<ImportTarget>('FileImportTarget').implement({
    description: 'What a column may be read as.',
    fields: t => ({
      ...exposed(t, { String: ['heading', 'field'] }),
      locale: t.exposeString('locale', { nullable: true, description: 'Of a text: its language.' }),
      isRequired: t.exposeBoolean('isRequired', { description: 'No new one is without it.' }),
    }),
  });
  const Fault = builder.objectRef<LineFault>('FileImportFault').implement({
    fields: t => ({
      field: t.exposeString('field', fault),
      reason: t.field({ type: Reason, resolve: reasonOf }),
      value: t.string({
        nullable: true,
        description: 'Of photos: the names that it speaks of.',
        resolve: ({ value }) => value ?? null,
      }),
    }),
  });
  const FaultKind = builder.objectRef<FaultCount>('FileImportFaultCount').implement({
    fields: t => ({
      field: t.exposeString('field', fault),
      reason: t.field({ type: Reason, resolve: reasonOf }),
      count: t.exposeInt('count', { description: 'Lines that have it.' }),
    }),
  });
  return { Column, Target, Fault, FaultKind };
}

function lineType(builder: Builder, Fault: ReturnType<typeof partTypes>['Fault']) {
  const Outcome = builder.enumType('FileImportOutcome', { values: OUTCOMES });
  return builder.objectRef<ImportLine>('FileImportLine').implement({
    fields: t => ({
      line: t.exposeInt('line'),
      name: t.string({ resolve: line => line.name ?? '' }),
      outcome: t.expose('outcome', { type: Outcome, nullable: true }),
      subjectId: t.exposeID('subjectId', { nullable: true, description: 'The ad that it made or changed.' }),
      faults: t.field({ type: [Fault], resolve: line => [...(line.faults ?? [])] }),
    }),
  });
}

function photoTypes(builder: Builder) {
  const Counts = builder.objectRef<PhotoCounts>('FileImportPhotos').implement({
    description: 'Photos that its taken lines name; they are had after the lines.',
    fields: t => ({
      ...exposed(t, { Int: ['total', 'waiting', 'taken', 'refused'] }),
      known: t.exposeInt('known', {
        description: 'Had before from the same address, or the same picture; not taken again.',
      }),
      stopped: t.exposeInt('stopped', { description: 'Called off; runFileImport goes on with them.' }),
    }),
  });
  const Fault = builder.enumType('FileImportPhotoFault', {
    description:
      'ADDRESS: none that we fetch from. AWAY: no answer, no file, or the archive is gone. HEAVY: over 20 MB. KIND: no picture that we take. HAMMER: its car is under the hammer.',
    values: PHOTO_FAULTS,
  });
  const Refused = builder.objectRef<RefusedPhoto>('FileImportRefusedPhoto').implement({
    fields: t => ({
      line: t.exposeInt('line'),
      address: t.exposeString('address', { description: 'Or what it is called in the archive.' }),
      fault: t.expose('fault', { type: Fault }),
    }),
  });
  const Archive = builder.objectRef<ImportArchive>('FileImportArchive').implement({
    description: 'A ZIP of photos that its lines name.',
    fields: t => ({
      ...exposed(t, { String: ['fileName'], Int: ['byteCount'] }),
      photoCount: t.exposeInt('photoCount', { description: 'Pictures in it.' }),
    }),
  });
  return { Counts, Refused, Archive };
}

function importType(builder: Builder, imports: Imports, Wish: ReturnType<typeof wishTypes>['Output']) {
  const { Column, Target, Fault, FaultKind } = partTypes(builder);
  const Line = lineType(builder, Fault);
  const Photos = photoTypes(builder);
  const Kind = builder.enumType('FileImportKind', {
    description: 'Cars of the house, or what others sold.',
    values: IMPORT_KINDS,
  });
  const State = builder.enumType('FileImportState', {
    description:
      'WAITING for what its columns are; TRYING, then TRIED; RUNNING, then DONE, or STOPPED where it stood; of results TAKEN_BACK.',
    values: IMPORT_STATES,
  });
  const Counts = builder.objectRef<ImportCounts>('FileImportCounts').implement({
    description: 'Lines. Of a trial: what they would do.',
    fields: t => ({
      ...exposed(t, { Int: ['total', 'created', 'updated', 'unchanged', 'refused'] }),
      waiting: t.exposeInt('waiting', { description: 'Not looked at yet.' }),
    }),
  });
  return builder.objectRef<FileImport>('FileImport').implement({
    description: 'A file that is brought in: tried, then taken.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['fileName'], DateTime: ['createdAt'] }),
      kind: t.expose('kind', { type: Kind }),
      state: t.expose('state', { type: State }),
      separator: t.exposeString('separator', {
        nullable: true,
        description: 'Of CSV: what stands between cells.',
      }),
      authorName: t.string({
        nullable: true,
        description: 'Null for one’s own; empty for who has left the house.',
        resolve: ({ authorId, authorName }, _args, { viewer }) =>
          authorId === viewer?.id ? null : authorName,
      }),
      resultCount: t.int({
        description: 'Of results: how many feed prices that it brought, or was the last to change.',
        resolve: file => imports.resultCount(file),
      }),
      takenBackAt: t.expose('takenBackAt', { type: 'DateTime', nullable: true }),
      takenBackBy: t.exposeString('takenBackBy', {
        nullable: true,
        description: 'Empty for who has left the house.',
      }),
      counts: t.field({ type: Counts, resolve: file => imports.counts(file) }),
      columns: t.field({ type: [Column], resolve: file => columnsOf(imports, file) }),
      targets: t.field({ type: [Target], resolve: file => [...imports.kinds[file.kind].targets] }),
      wish: t.field({
        type: Wish,
        description: 'What was chosen, or was for the last file with these columns, or is likely meant.',
        resolve: file => imports.wishOf(file),
      }),
      faults: t.field({
        type: [FaultKind],
        description: 'What is wrong, by its kind, the most frequent first.',
        resolve: file => imports.faults(file),
      }),
      archive: t.field({
        type: Photos.Archive,
        nullable: true,
        description: 'Until its photos are done.',
        resolve: file => imports.archive(file),
      }),
      photos: t.field({ type: Photos.Counts, resolve: file => imports.photos(file) }),
      refusedPhotos: t.field({
        type: [Photos.Refused],
        description: 'A hundred at most, by their lines.',
        resolve: file => imports.refusedPhotos(file),
      }),
      lines: t.field({
        type: [Line],
        description: 'A hundred at most: what is refused first, then what changes something.',
        resolve: file => imports.lines(file),
      }),
    }),
  });
}

async function columnsOf(imports: Imports, file: FileImport): Promise<Column[]> {
  const samples = await imports.samples(file);
  return file.columns.map((heading, at) => ({ heading, samples: samples.map(cells => cells[at]) }));
}
