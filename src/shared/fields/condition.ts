import * as v from 'valibot';
import { isCalendarDay } from '../sale/index.ts';
import { CAR_CODES } from './car-codes.ts';
import { oneOf, optionalText, text, textThat } from './fields.ts';

/** The sheet-metal panels, whose paint the gauge can measure. */
export const PAINTED_PANELS = [
  ...['FRONT_PANEL', 'BONNET', 'ROOF', 'BOOT_LID', 'REAR_PANEL'],
  ...['LEFT_FRONT_WING', 'LEFT_FRONT_DOOR', 'LEFT_REAR_DOOR', 'LEFT_REAR_WING', 'LEFT_SILL'],
  ...['RIGHT_FRONT_WING', 'RIGHT_FRONT_DOOR', 'RIGHT_REAR_DOOR', 'RIGHT_REAR_WING', 'RIGHT_SILL'],
] as const;

/** The parts of a car that a flaw is pinned to; left and right are the driver's. */
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
/** In micrometres: up to `original`, factory paint; up to `repainted`, a second coat; above, filler. */
export const PAINT_BOUNDS = { original: 200, repainted: 500 } as const;

/** Interprets a reading of the paint gauge, in micrometres. */
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

/** A remark in some of the languages; null where all are empty. */
const note = v.pipe(
  v.nullish(inLanguages, null),
  v.transform(words => (words && isSaid(words) ? words : null)),
);
const whole = (from: number, to: number) =>
  v.pipe(v.number('number'), v.integer('number'), v.minValue(from, 'wrong'), v.maxValue(to, 'wrong'));
const day = textThat(10, given => isCalendarDay(given, FIRST_YEAR), 'wrong');
const list = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(v.nullish(v.array(row), []), v.maxLength(LIST_LENGTH_MAX, 'tooLong'));
/** A list without duplicates: a panel has one reading. */
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

/** An uploaded film or sound with its caption. */
const recording = v.object({ recordingId: v.pipe(v.string('wrong'), v.uuid('wrong')), caption: note });
/** The walk-round, the underside and the drive. */
export const FILMS_MAX = 3;
/** In bytes: room for minutes of phone video, and for as many of engine sound. */
export const RECORDING_BYTES_MAX = { films: 200 * 1024 * 1024, sounds: 20 * 1024 * 1024 } as const;

/**
 * A condition report by a specialist of the house, stored whole as one document. `version` is the version of this
 * schema under which it was stored. Amounts are whole euros, distances kilometres.
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
      /** One of the ad's own photos. */
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
      /** null: not yet estimated. */
      cost: v.nullish(whole(1, 10_000_000), null),
    }),
  ),
  films: v.pipe(
    onePer(recording, ({ recordingId }) => recordingId),
    v.maxLength(FILMS_MAX, 'tooLong'),
  ),
  /** The sound of the engine at a cold start. */
  coldStart: v.nullish(recording, null),
});

export type ConditionReport = v.InferOutput<typeof CONDITION_REPORT>;
