import { REVIEW_FIELDS } from '#shared/fields/index.ts';
import { isCalendarDay, isKnownInstant } from '#shared/sale/index.ts';
import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import { requireFields } from '../context.ts';
import { readCsv } from '../csv/index.ts';
import { type Database, isUuid, once, timestamp, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { ActedList, ListAct } from '../list-acts.ts';
import {
  addReviews,
  changeReview,
  FIGURE_NAMES,
  type FigureName,
  findReview,
  holdReview,
  listFigures,
  listForStaff,
  type NewReview,
  type ReviewFigure,
  type ReviewState,
  type StaffReview,
  saveFigure,
  setReviewState,
} from './reviews-store.ts';

const LINK_LENGTH_MAX = 1_000;
/** The maximum length of a table, which is sent in one request. */
const CSV_LENGTH_MAX = 60_000;
const STARS_TENTHS_MAX = 50;
const CUSTOMERS_MAX = 100_000_000;

type Parts = {
  readonly database: Database;
  readonly change: <Result>(act: (writes: Writes) => Promise<Result>) => Promise<Result>;
  /** Invalidates pages made of reviews. */
  readonly told: (writes: Writes) => Promise<void>;
  readonly canShow: (url: string) => boolean;
};

export type ImportProblem = { readonly line: number; readonly field: string };
export type Imported = { readonly addedCount: number; readonly problems: readonly ImportProblem[] };

/** A review and the version that was read; null where not given. */
type Seen<Uuid> = { readonly uuid: Uuid; readonly seenVersion: string | null };
/** Returns the id of a row with the version that was read, for bulk actions. */
export const seenId = ({ uuid, version }: Pick<StaffReview, 'uuid' | 'version'>) => `${uuid}_${version}`;
function seenIn(id: string): Seen<string> {
  const [uuid = '', seenVersion = null] = id.split('_');
  return { uuid, seenVersion };
}

type FigureWish = { name: string; figure: number; sourceUrl: string; asOf: string };

/** Returns the operations of staff with Content:update. */
export function openStaffReviews({ database, change, told, canShow }: Parts) {
  /** @throws AppError BadInput for a picture that pages cannot show, unless it was there before */
  const requireShown = ({ imageUrl }: NewReview, before: NewReview | null = null) =>
    requireInput(imageUrl === null || imageUrl === before?.imageUrl || canShow(imageUrl), 'imageUrl');
  return {
    ...boundTo(database, { list: listForStaff }),

    /**
     * Adds a review where `uuid` is null, else changes it.
     * @throws AppError NotFound, BadInput with the field, StaleVersion where it has changed since it was read
     */
    async save({ uuid, seenVersion }: Seen<string | null>, given: NewReview, actorId: string) {
      const review = checkedReview(given);
      const id = await change(async writes => {
        if (uuid === null)
          return once(writes, { by: actorId, what: 'review', wish: review }, stands(writes), async () => {
            requireShown(review);
            const [added = ''] = await addReviews(writes, [review]);
            await recordSaved(writes, added, null, review, actorId);
            return added;
          });
        const before = found(await holdReview(writes, requireUuid(uuid)));
        requireSeen(before, seenVersion);
        requireShown(review, before);
        // A buyer's own words must not be changed, nor their name restored after its erasure.
        if (before.isOfPurchase)
          for (const name of ['message', 'note', 'name'] as const)
            requireInput((review[name] ?? '') === (before[name] ?? ''), name);
        await changeReview(writes, uuid, review);
        await recordSaved(writes, uuid, before, review, actorId);
        return uuid;
      });
      return found(await findReview(database, id));
    },

    /** @throws AppError NotFound, StaleVersion where it is to be published and has changed since it was read */
    async setState(seen: Seen<string>, state: ReviewState, actorId: string): Promise<StaffReview> {
      await change(writes => setStateFor(writes, seen, state, actorId));
      return found(await findReview(database, seen.uuid));
    },
    acts: reviewActs({ database, told }),

    /**
     * Imports a table of reviews as drafts: all of them, or none where a row is invalid; then each such row is
     * reported. @throws AppError BadInput where it is no table
     */
    async import(csv: string, actorId: string): Promise<Imported> {
      const reviews: NewReview[] = [];
      const problems: ImportProblem[] = [];
      for (const { line, cells } of linesOf(csv)) {
        const review = reviewOf(cells, requireShown);
        if ('problem' in review) problems.push({ line, field: review.problem });
        else reviews.push(review);
      }
      requireInput(reviews.length + problems.length > 0, 'csv');
      if (problems.length > 0) return { addedCount: 0, problems };
      await change(writes =>
        once(writes, { by: actorId, what: 'reviews', wish: reviews }, stands(writes), async () => {
          const [first = ''] = await addReviews(writes, reviews);
          const entry = { actorId, action: 'review.imported', subjectId: first, subjectName: 'CSV' } as const;
          await record(writes, { ...entry, after: { count: reviews.length } });
          return first;
        }),
      );
      return { addedCount: reviews.length, problems };
    },

    /** Saves an overall figure. @throws AppError NotFound, BadInput */
    async saveFigure(wish: FigureWish, actorId: string) {
      const name = found(FIGURE_NAMES.find(each => each === wish.name));
      const sourceUrl = wish.sourceUrl.trim();
      requireInput(isFigure(name, wish.figure), 'figure');
      requireInput(sourceUrl === '' || isLink(sourceUrl), 'sourceUrl');
      requireInput(isCalendarDay(wish.asOf), 'asOf');
      await change(writes =>
        writeFigure(writes, { name, figure: wish.figure, sourceUrl, asOf: wish.asOf }, actorId),
      );
      return listFigures(database);
    },
  };
}

const stands = (writes: Writes) => async (uuid: string) => (await findReview(writes, uuid))?.uuid ?? null;

async function recordSaved(
  writes: Writes,
  uuid: string,
  before: StaffReview | null,
  review: NewReview,
  actorId: string,
): Promise<void> {
  const entry = { actorId, action: 'review.saved', subjectId: uuid } as const;
  const states = { before: before ? logged(before) : {}, after: { ...logged(review), uuid } };
  await record(writes, { ...entry, subjectName: `n° ${uuid.slice(0, 8)}`, ...states });
}

/**
 * Refuses to publish a version that was not read, since a buyer can change or erase an unpublished review.
 * @throws AppError StaleVersion
 */
function requireSeen({ version, isOfPurchase }: StaffReview, seen: string | null): void {
  if (seen === null ? isOfPurchase : seen !== version) throw new AppError('StaleVersion');
}

/**
 * The same inside the caller's transaction; returns false where it was in that state.
 * @throws AppError NotFound, StaleVersion
 */
async function setStateFor(
  writes: Writes,
  { uuid, seenVersion }: Seen<string>,
  state: ReviewState,
  actorId: string,
): Promise<boolean> {
  const before = found(await holdReview(writes, requireUuid(uuid)));
  if (state === 'PUBLISHED' && before.state !== state) requireSeen(before, seenVersion);
  await setReviewState(writes, uuid, state);
  const entry = { actorId, action: 'review.stateChanged', subjectId: uuid } as const;
  const states = { before: { state: before.state }, after: { state } };
  const subject = { ...entry, subjectName: `n° ${uuid.slice(0, 8)}` };
  return (await record(writes, { ...subject, ...states }, { isQuiet: true })).length > 0;
}

/** The bulk actions on reviews. */
function reviewActs({ database, told }: Pick<Parts, 'database' | 'told'>): ActedList {
  const to = (state: ReviewState): ListAct => ({
    permission: 'Content:update',
    async run(writes, id, { actorId }) {
      await told(writes);
      return setStateFor(writes, seenIn(id), state, actorId);
    },
  });
  return {
    async nameOf(id) {
      const { uuid } = seenIn(id);
      return isUuid(uuid) ? ((await findReview(database, uuid))?.name ?? null) : null;
    },
    acts: { PUBLISH: to('PUBLISHED'), HIDE: to('HIDDEN') },
  };
}

async function writeFigure(writes: Writes, figure: ReviewFigure, actorId: string): Promise<void> {
  const { name, ...after } = figure;
  const before = (await listFigures(writes)).find(each => each.name === name);
  await saveFigure(writes, figure);
  const entry = { actorId, action: 'review.figureSaved', subjectId: name, subjectName: name } as const;
  await record(writes, { ...entry, before: { ...before, name: undefined }, after });
}

/** A review for the permanent log: without the name, whose person may have it erased. */
const logged = <Review extends NewReview>({ name: _, ...review }: Review) => ({
  ...review,
  version: undefined,
  date: timestamp(review.date),
});

/** @throws AppError NotFound */
const requireUuid = (text: string): string => found(isUuid(text) ? text : null);

function isFigure(name: FigureName, figure: number): boolean {
  return figure >= 0 && figure <= (name === 'customers' ? CUSTOMERS_MAX : STARS_TENTHS_MAX);
}

const isLink = (text: string) => text.length <= LINK_LENGTH_MAX && /^https:\/\/\S+$/.test(text);
/** Validates a review and returns it normalised. @throws AppError BadInput with the field */
function checkedReview(given: NewReview): NewReview {
  const review = { ...given, ...requireFields(REVIEW_FIELDS, given) };
  requireInput(isKnownInstant(review.date), 'date');
  return review;
}

/** @throws AppError BadInput where it is no table, or too long for one request */
function linesOf(csv: string) {
  requireInput(csv.length <= CSV_LENGTH_MAX, 'csv');
  const lines = readCsv(csv);
  if ('line' in lines) throw new AppError('BadInput', { field: 'csv' });
  return lines.map(({ line, cells }) => ({ line, cells: inSmallLetters(cells) }));
}

const inSmallLetters = (cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name.toLowerCase(), cell]));

/** Parses a row: name, title, date or publishedAt, message, note (1 to 5, default 5), image, imageAlt, source. */
function reviewOf(
  cells: Readonly<Record<string, string>>,
  check: (review: NewReview) => void,
): NewReview | { problem: string } {
  const { name = '', title = '', message = '', image = '', source = '' } = cells;
  const note = cells.note || '5';
  const date = cells.date || (cells.publishedat ?? '').replace(/T.*/, '');
  if (!isCalendarDay(date)) return { problem: 'date' };
  const row = {
    ...{ name, title, message, source, imageUrl: image, imageAlt: cells.imagealt ?? '' },
    date: Date.parse(`${date}T12:00:00Z`),
    note: note.startsWith('star_') ? note : `star_${note}`,
    state: 'DRAFT' as const,
  };
  try {
    const review = checkedReview(row);
    check(review);
    return review;
  } catch (error) {
    if (error instanceof AppError) return { problem: error.details.field ?? '' };
    throw error;
  }
}
