import {
  CAR_PANELS,
  type ConditionReport,
  FLAW_KINDS,
  FLAW_SIZES,
  MECHANICAL_PARTS,
  MECHANICAL_STATES,
  PAINT_FINDINGS,
  paintFinding,
} from '#shared/fields/index.ts';
import { type KnownRecording, type Photo, RECORDING_FORMATS, recordingUrl } from '../files/index.ts';
import type { PhotoRef } from '../files/schema.ts';
import { type Builder, exposed, exposedOrNull, type ObjectRef } from '../graphql/index.ts';
import type { Ad, LocalizedText } from './ad.ts';

type Flaw = ConditionReport['flaws'][number] & { readonly photo?: Photo | null };
type RoadTest = NonNullable<ConditionReport['roadTest']>;
type Named = ConditionReport['films'][number];
/** A report's recording, with its file's data where it is shown. */
type ShownRecording = Named & { readonly kind: KnownRecording['kind']; readonly known?: KnownRecording };
/** A report with its flaws' photos and its recordings' data. */
export type ShownReport = Omit<ConditionReport, 'flaws'> & {
  readonly flaws: readonly Flaw[];
  readonly recordings?: readonly KnownRecording[];
};

/** Returns the public report: each flaw with its photo, where the ad still has it. */
export function shownReport({ details, photos, recordings }: Ad): ShownReport | null {
  const report = details.conditionReport;
  if (!report) return null;
  const photoOf = (id: string | null) => photos.find(photo => photo.id === id) ?? null;
  const flaws = report.flaws.map(flaw => ({ ...flaw, photo: photoOf(flaw.photoId) }));
  return { ...report, flaws, recordings };
}

const shown = (named: Named, kind: ShownRecording['kind'], { recordings }: ShownReport): ShownRecording => {
  const known = recordings?.find(({ id }) => id === named.recordingId);
  return { ...named, kind, ...(known ? { known } : {}) };
};

/** Defines a report's enums, for output and input. */
export function conditionEnums(builder: Builder) {
  return {
    CarPanel: builder.enumType('CarPanel', {
      description: 'A part of a car; left and right are those of whoever sits in it.',
      values: CAR_PANELS,
    }),
    FlawKind: builder.enumType('FlawKind', { values: FLAW_KINDS }),
    FlawSize: builder.enumType('FlawSize', { values: FLAW_SIZES }),
    MechanicalPart: builder.enumType('MechanicalPart', { values: MECHANICAL_PARTS }),
    MechanicalState: builder.enumType('MechanicalState', { values: MECHANICAL_STATES }),
  };
}
export type ConditionEnums = ReturnType<typeof conditionEnums>;

/** Defines a condition report's output type. */
export function conditionType(
  builder: Builder,
  enums: ConditionEnums,
  Text: ObjectRef<LocalizedText>,
  PhotoType: PhotoRef,
): ObjectRef<ShownReport> {
  const { CarPanel, FlawKind, FlawSize, MechanicalPart, MechanicalState } = enums;
  const Finding = builder.enumType('PaintFinding', {
    description: 'Paint of the works, paint over paint, or filler under it: by the thickness.',
    values: PAINT_FINDINGS,
  });
  const FlawType = builder.objectRef<Flaw>('ConditionFlaw').implement({
    fields: t => ({
      panel: t.expose('panel', { type: CarPanel }),
      kind: t.expose('kind', { type: FlawKind }),
      size: t.expose('size', { type: FlawSize }),
      note: t.expose('note', { type: Text, nullable: true }),
      photoId: t.exposeID('photoId', { nullable: true }),
      photo: t.expose('photo', {
        type: PhotoType,
        nullable: true,
        description: 'In a CarAd, where it still shows that photo; null in CarAdValues.',
      }),
    }),
  });
  const Reading = builder.objectRef<ConditionReport['paint'][number]>('PaintReading').implement({
    fields: t => ({
      panel: t.expose('panel', { type: CarPanel }),
      microns: t.exposeInt('microns'),
      finding: t.field({ type: Finding, resolve: ({ microns }) => paintFinding(microns) }),
    }),
  });
  const Check = builder.objectRef<ConditionReport['mechanics'][number]>('MechanicalCheck').implement({
    fields: t => ({
      part: t.expose('part', { type: MechanicalPart }),
      state: t.expose('state', { type: MechanicalState }),
      note: t.expose('note', { type: Text, nullable: true }),
    }),
  });
  const Test = builder.objectRef<RoadTest>('RoadTest').implement({
    fields: t => ({
      ...exposedOrNull(t, { String: ['doneOn'], Int: ['kilometres'] }),
      isDone: t.exposeBoolean('isDone'),
      remarks: t.expose('remarks', { type: Text, nullable: true }),
    }),
  });
  const Due = builder.objectRef<ConditionReport['worksDue'][number]>('WorkDue').implement({
    fields: t => ({
      name: t.expose('name', { type: Text }),
      cost: t.exposeInt('cost', {
        nullable: true,
        description: 'Whole euros, estimated; null: still to be estimated.',
      }),
    }),
  });
  const Recording = recordingType(builder, Text);
  return builder.objectRef<ShownReport>('ConditionReport').implement({
    description:
      'The condition of a car as a specialist of the house found it. `version` is that of its form; days are YYYY-MM-DD.',
    fields: t => ({
      ...exposed(t, { String: ['inspector', 'inspectedOn', 'place'], Int: ['version'] }),
      flaws: t.expose('flaws', { type: [FlawType] }),
      paint: t.expose('paint', { type: [Reading] }),
      mechanics: t.expose('mechanics', { type: [Check] }),
      papersSeen: t.exposeStringList('papersSeen', {
        description: 'By the specification’s document labels.',
      }),
      papersNote: t.expose('papersNote', { type: Text, nullable: true }),
      keyCount: t.exposeInt('keyCount', { nullable: true }),
      roadTest: t.expose('roadTest', { type: Test, nullable: true }),
      worksDue: t.expose('worksDue', { type: [Due] }),
      // Older reports have no recordings.
      films: t.field({
        type: [Recording],
        resolve: report => (report.films ?? []).map(film => shown(film, 'FILM', report)),
      }),
      coldStart: t.field({
        type: Recording,
        nullable: true,
        description: 'The sound of the engine as it starts cold.',
        resolve: report => report.coldStart && shown(report.coldStart, 'SOUND', report),
      }),
    }),
  });
}

function recordingType(builder: Builder, Text: ObjectRef<LocalizedText>): ObjectRef<ShownRecording> {
  return builder.objectRef<ShownRecording>('ConditionRecording').implement({
    description: 'A film or a sound. How large and how long it is stands in a CarAd; null in CarAdValues.',
    fields: t => ({
      recordingId: t.exposeID('recordingId'),
      caption: t.expose('caption', { type: Text, nullable: true }),
      url: t.string({ resolve: ({ recordingId, kind }) => recordingUrl(recordingId, kind) }),
      contentType: t.string({ resolve: ({ kind }) => RECORDING_FORMATS[kind].mediaType }),
      width: t.int({
        nullable: true,
        description: 'Of a film, in pixels, as one sees it.',
        resolve: ({ known }) => known?.width,
      }),
      height: t.int({ nullable: true, resolve: ({ known }) => known?.height }),
      durationMs: t.int({ nullable: true, resolve: ({ known }) => known?.durationMs }),
    }),
  });
}

/** Defines a condition report's input type; it is complete: absent parts are removed. */
export function conditionInput(
  builder: Builder,
  { CarPanel, FlawKind, FlawSize, MechanicalPart, MechanicalState }: ConditionEnums,
  Text: ReturnType<Builder['inputType']>,
) {
  const Flaw = builder.inputType('ConditionFlawInput', {
    fields: t => ({
      panel: t.field({ type: CarPanel, required: true }),
      kind: t.field({ type: FlawKind, required: true }),
      size: t.field({ type: FlawSize, required: true }),
      note: t.field({ type: Text }),
      photoId: t.id({ description: 'A photo of the same ad.' }),
    }),
  });
  const Reading = builder.inputType('PaintReadingInput', {
    fields: t => ({
      panel: t.field({ type: CarPanel, required: true }),
      microns: t.int({ required: true }),
    }),
  });
  const Check = builder.inputType('MechanicalCheckInput', {
    fields: t => ({
      part: t.field({ type: MechanicalPart, required: true }),
      state: t.field({ type: MechanicalState, required: true }),
      note: t.field({ type: Text }),
    }),
  });
  const Test = builder.inputType('RoadTestInput', {
    fields: t => ({
      isDone: t.boolean({ required: true }),
      doneOn: t.string({ description: 'Needed where it is done.' }),
      kilometres: t.int(),
      remarks: t.field({ type: Text }),
    }),
  });
  const Due = builder.inputType('WorkDueInput', {
    fields: t => ({ name: t.field({ type: Text, required: true }), cost: t.int() }),
  });
  const Recording = builder.inputType('ConditionRecordingInput', {
    fields: t => ({
      recordingId: t.id({
        required: true,
        description: 'What `/uploads/films` or `/uploads/sounds` answered.',
      }),
      caption: t.field({ type: Text }),
    }),
  });
  return builder.inputType('ConditionReportInput', {
    description: 'A report is given whole: what it does not name is none.',
    fields: t => ({
      version: t.int(),
      inspector: t.string({ required: true }),
      inspectedOn: t.string({ required: true }),
      place: t.string({ required: true }),
      flaws: t.field({ type: [Flaw] }),
      paint: t.field({ type: [Reading] }),
      mechanics: t.field({ type: [Check] }),
      papersSeen: t.stringList(),
      papersNote: t.field({ type: Text }),
      keyCount: t.int(),
      roadTest: t.field({ type: Test }),
      worksDue: t.field({ type: [Due] }),
      films: t.field({ type: [Recording], description: 'Three at most.' }),
      coldStart: t.field({ type: Recording }),
    }),
  });
}
