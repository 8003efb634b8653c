import { REVIEW_FIELDS } from '#shared/fields/index.ts';
import { isCalendarDay, isKnownInstant } from '#shared/sale/index.ts';
import { record } from '../audit/index.ts';
import { boundTo } from '../bound.ts';
import { requireFields } from '../context.ts';
import { readCsv } from '../csv/index.ts';
import { type Database, isUuid, timestamp, type Writes } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { ActedList, ListAct } from '../list-acts.ts';
import {
  addReviews,
  changeReview,
  FIGURE_NAMES,
  type FigureName,
  findReview,
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
/** As long as a table may be: it comes in one request. */
const CSV_LENGTH_MAX = 60_000;
const STARS_TENTHS_MAX = 50;
const CUSTOMERS_MAX = 100_000_000;

type Parts = {
  readonly database: Database;
  readonly change: <Result>(act: (writes: Writes) => Promise<Result>) => Promise<Result>;
  /** Pages made of reviews are made again. */
  readonly told: (writes: Writes) => Promise<void>;
};

export type ImportProblem = { readonly line: number; readonly field: string };
export type Imported = { readonly addedCount: number; readonly problems: readonly ImportProblem[] };

type FigureWish = { name: string; figure: number; sourceUrl: string; asOf: string };

/** What staff with Content:update make of reviews. */
export function openStaffReviews({ database, change, told }: Parts) {
  return {
    ...boundTo(database, { list: listForStaff }),

    /** Adds a review with null, or changes one. @throws AppError NotFound, BadInput with the field */
    async save(uuid: string | null, given: NewReview, actorId: string): Promise<StaffReview> {
      const review = checkedReview(given);
      const id = await change(async writes => {
        const before = uuid === null ? null : await findReview(writes, requireUuid(uuid));
        // What a buyer said of their purchase is not put in other words.
        if (before?.isOfPurchase)
          for (const name of ['message', 'note'] as const) requireInput(review[name] === before[name], name);
        if (uuid !== null) found((await changeReview(writes, uuid, review)) || null);
        const savedId = uuid ?? (await addReviews(writes, [review]))[0] ?? '';
        const entry = { actorId, action: 'review.saved', subjectId: savedId } as const;
        const states = { before: before ? logged(before) : {}, after: { ...logged(review), uuid: savedId } };
        await record(writes, { ...entry, subjectName: `n° ${savedId.slice(0, 8)}`, ...states });
        return savedId;
      });
      return found(await findReview(database, id));
    },

    /** @throws AppError NotFound */
    async setState(uuid: string, state: ReviewState, actorId: string): Promise<StaffReview> {
      await change(writes => setStateFor(writes, uuid, state, actorId));
      return found(await findReview(database, uuid));
    },
    acts: reviewActs({ database, told }),

    /**
     * Adds the reviews of a table as drafts: all of them, or none when one can't be read, and then each
     * line that is wrong is named. @throws AppError BadInput when it is no table
     */
    async import(csv: string, actorId: string): Promise<Imported> {
      const reviews: NewReview[] = [];
      const problems: ImportProblem[] = [];
      for (const { line, cells } of linesOf(csv)) {
        const review = reviewOf(cells);
        if ('problem' in review) problems.push({ line, field: review.problem });
        else reviews.push(review);
      }
      requireInput(reviews.length + problems.length > 0, 'csv');
      if (problems.length > 0) return { addedCount: 0, problems };
      await change(async writes => {
        const [first = ''] = await addReviews(writes, reviews);
        const entry = { actorId, action: 'review.imported', subjectId: first, subjectName: 'CSV' } as const;
        await record(writes, { ...entry, after: { count: reviews.length } });
      });
      return { addedCount: reviews.length, problems };
    },

    /** What customers say in sum. @throws AppError NotFound, BadInput */
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

/** The same inside the caller's transaction; answers false where it was in that state. @throws AppError NotFound */
async function setStateFor(
  writes: Writes,
  uuid: string,
  state: ReviewState,
  actorId: string,
): Promise<boolean> {
  const before = found(await findReview(writes, requireUuid(uuid)));
  await setReviewState(writes, uuid, state);
  const entry = { actorId, action: 'review.stateChanged', subjectId: uuid } as const;
  const states = { before: { state: before.state }, after: { state } };
  const subject = { ...entry, subjectName: `n° ${uuid.slice(0, 8)}` };
  return (await record(writes, { ...subject, ...states }, { isQuiet: true })).length > 0;
}

/** What is done to many reviews at once. */
function reviewActs({ database, told }: Pick<Parts, 'database' | 'told'>): ActedList {
  const to = (state: ReviewState): ListAct => ({
    permission: 'Content:update',
    async run(writes, id, { actorId }) {
      await told(writes);
      return setStateFor(writes, id, state, actorId);
    },
  });
  return {
    nameOf: async id => (isUuid(id) ? ((await findReview(database, id))?.name ?? null) : null),
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

/** A review as the log keeps it: its day as everybody reads one. */
/** Without the name, which its person may take along while the log stays. */
const logged = <Review extends NewReview>({ name: _, ...review }: Review) => ({
  ...review,
  date: timestamp(review.date),
});

/** @throws AppError NotFound */
const requireUuid = (text: string): string => found(isUuid(text) ? text : null);

function isFigure(name: FigureName, figure: number): boolean {
  return figure >= 0 && figure <= (name === 'customers' ? CUSTOMERS_MAX : STARS_TENTHS_MAX);
}

const isLink = (text: string) => text.length <= LINK_LENGTH_MAX && /^https:\/\/\S+$/.test(text);
/** The review as it is kept; what is wrong with it is thrown by its field. */
function checkedReview(given: NewReview): NewReview {
  const review = { ...given, ...requireFields(REVIEW_FIELDS, given) };
  requireInput(isKnownInstant(review.date), 'date');
  return review;
}

/** @throws AppError BadInput when it is no table, or too long a one for one request */
function linesOf(csv: string) {
  requireInput(csv.length <= CSV_LENGTH_MAX, 'csv');
  const lines = readCsv(csv);
  if ('line' in lines) throw new AppError('BadInput', { field: 'csv' });
  return lines.map(({ line, cells }) => ({ line, cells: inSmallLetters(cells) }));
}

const inSmallLetters = (cells: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name.toLowerCase(), cell]));

/** A row of a table: name, title, date or else publishedAt, message, note (1 to 5, else 5), image, imageAlt, source. */
function reviewOf(cells: Readonly<Record<string, string>>): NewReview | { problem: string } {
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
    return checkedReview(row);
  } catch (error) {
    if (error instanceof AppError) return { problem: error.details.field ?? '' };
    throw error;
  }
}
