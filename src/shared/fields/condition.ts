import * as v from 'valibot';
import { isCalendarDay } from '../sale/index.ts';
import { CAR_CODES } from './car-codes.ts';
import { oneOf, optionalText, text, textThat } from './fields.ts';

/** What the gauge can measure: sheet metal under paint. */
export const PAINTED_PANELS = [
  ...['FRONT_PANEL', 'BONNET', 'ROOF', 'BOOT_LID', 'REAR_PANEL'],
  ...['LEFT_FRONT_WING', 'LEFT_FRONT_DOOR', 'LEFT_REAR_DOOR', 'LEFT_REAR_WING', 'LEFT_SILL'],
  ...['RIGHT_FRONT_WING', 'RIGHT_FRONT_DOOR', 'RIGHT_REAR_DOOR', 'RIGHT_REAR_WING', 'RIGHT_SILL'],
] as const;

/** The parts of a car that a flaw is pinned to; left and right are those of the driver. */
export const CAR_PANELS = [
  ...PAINTED_PANELS,
  ...['FRONT_BUMPER', 'REAR_BUMPER', 'WINDSCREEN', 'REAR_WINDOW'],
  ...['LEFT_FRONT_WHEEL', 'LEFT_REAR_WHEEL', 'RIGHT_FRONT_WHEEL', 'RIGHT_REAR_WHEEL'],
  ...['UNDERBODY', 'INTERIOR'],
] as const;
export type CarPanel = (typeof CAR_PANELS)[number];

export const FLAW_KINDS = [
  ...['SCRATCH', 'STONE_CHIPS', 'DENT', 'RUST', 'CRACK', 'RESPRAY'],
  ...['MISALIGNED', 'WORN', 'STAINED', 'MISSING'],
] as const;
export const FLAW_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;

export const MECHANICAL_PARTS = [
  ...['ENGINE', 'COOLING', 'FUEL_SYSTEM', 'GEARBOX', 'CLUTCH', 'FINAL_DRIVE', 'STEERING', 'SUSPENSION'],
  ...['BRAKES', 'TYRES', 'EXHAUST', 'ELECTRICS', 'BATTERY', 'HEATING'],
] as const;
export const MECHANICAL_STATES = ['GOOD', 'WORN', 'DUE', 'NOT_TESTED'] as const;

export const PAINT_FINDINGS = ['ORIGINAL', 'REPAINTED', 'FILLER'] as const;
/** In micrometres: up to the first, paint as a works lays it; up to the second, paint over paint; above, filler. */
export const PAINT_BOUNDS = { original: 200, repainted: 500 } as const;

/** What a reading of the gauge, in micrometres, says of a panel. */
export const paintFinding = (microns: number): (typeof PAINT_FINDINGS)[number] => {
  if (microns <= PAINT_BOUNDS.original) return 'ORIGINAL';
  return microns <= PAINT_BOUNDS.repainted ? 'REPAINTED' : 'FILLER';
};

const NOTE_LENGTH_MAX = 2_000;
const LIST_LENGTH_MAX = 100;
const FIRST_YEAR = 1885;

const inLanguages = v.object({
  fr: optionalText(NOTE_LENGTH_MAX),
  en: optionalText(NOTE_LENGTH_MAX),
  es: optionalText(NOTE_LENGTH_MAX),
});
const isSaid = (words: v.InferOutput<typeof inLanguages>) => Object.values(words).some(each => each !== null);

/** A remark in some of the languages; null where nothing is said. */
const note = v.pipe(
  v.nullish(inLanguages, null),
  v.transform(words => (words && isSaid(words) ? words : null)),
);
const whole = (from: number, to: number) =>
  v.pipe(v.number('number'), v.integer('number'), v.minValue(from, 'wrong'), v.maxValue(to, 'wrong'));
const day = textThat(10, given => isCalendarDay(given, FIRST_YEAR), 'wrong');
const list = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(v.nullish(v.array(row), []), v.maxLength(LIST_LENGTH_MAX, 'tooLong'));
/** Each named once: a panel has one reading. */
const onePer = <Row extends v.GenericSchema>(row: Row, nameOf: (row: v.InferOutput<Row>) => unknown) =>
  v.pipe(
    list(row),
    v.check(rows => new Set(rows.map(nameOf)).size === rows.length, 'wrong'),
  );

const roadTest = v.pipe(
  v.object({
    isDone: v.boolean('wrong'),
    doneOn: v.nullish(day, null),
    kilometres: v.nullish(whole(0, 5_000), null),
    remarks: note,
  }),
  v.check(({ isDone, doneOn }) => !isDone || doneOn !== null, 'required'),
  v.transform(test => (test.isDone ? test : { ...test, doneOn: null, kilometres: null })),
);

/** A film or a sound that was sent in, and what is said of it. */
const recording = v.object({ recordingId: v.pipe(v.string('wrong'), v.uuid('wrong')), caption: note });
/** Walk-round, underside, drive. */
export const FILMS_MAX = 3;
/** In bytes: minutes of a phone's film, and as many of an engine's sound. */
export const RECORDING_BYTES_MAX = { films: 200 * 1024 * 1024, sounds: 20 * 1024 * 1024 } as const;

/**
 * The condition of a car as a specialist of the house found it, kept whole as one document. `version` is that of this
 * description: what is kept under an older one says so. Amounts are whole euros, distances kilometres.
 */
export const CONDITION_REPORT = v.object({
  version: v.nullish(v.literal(1), 1),
  inspector: text(120),
  inspectedOn: day,
  place: text(200),
  flaws: list(
    v.object({
      panel: oneOf(CAR_PANELS),
      kind: oneOf(FLAW_KINDS),
      size: oneOf(FLAW_SIZES),
      note,
      /** One of the ad's own. */
      photoId: v.nullish(v.pipe(v.string('wrong'), v.uuid('wrong')), null),
    }),
  ),
  paint: onePer(v.object({ panel: oneOf(PAINTED_PANELS), microns: whole(1, 9_999) }), ({ panel }) => panel),
  mechanics: onePer(
    v.object({ part: oneOf(MECHANICAL_PARTS), state: oneOf(MECHANICAL_STATES), note }),
    ({ part }) => part,
  ),
  papersSeen: onePer(oneOf(CAR_CODES.documentLabel), code => code),
  papersNote: note,
  keyCount: v.nullish(whole(0, 20), null),
  roadTest: v.nullish(roadTest, null),
  worksDue: list(
    v.object({
      name: v.pipe(inLanguages, v.check(isSaid, 'required')),
      /** null: still to be estimated. */
      cost: v.nullish(whole(1, 10_000_000), null),
    }),
  ),
  films: v.pipe(
    onePer(recording, ({ recordingId }) => recordingId),
    v.maxLength(FILMS_MAX, 'tooLong'),
  ),
  /** The sound of the engine as it starts cold. */
  coldStart: v.nullish(recording, null),
});

export type ConditionReport = v.InferOutput<typeof CONDITION_REPORT>;
