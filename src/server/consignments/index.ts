/**
 * Consignments: a file for each car that somebody sells through the house, from proposal to settlement. Guarantees: a
 * file's stage is never stored but derived from other data (`#shared/sale` `consignmentStage`); a car has one file;
 * each change is logged with its author; a seller sees the stage, estimates and appointments of their own car, but no
 * staff notes and nothing of a former owner unless staff link that file. It publishes, schedules and settles nothing
 * itself.
 */
import { COUNTER_FIELDS } from '#shared/fields/index.ts';
import {
  type ConsignmentFacts,
  type ConsignmentStage,
  type ConsignmentStep,
  type ConsignmentStepState,
  type ConsignmentTask,
  consignmentDueAt,
  consignmentStage,
  consignmentSteps,
  consignmentTasks,
  type Instant,
  isConsignmentOver,
  openPreparation,
  type SaleMandateState,
  saleMandateState,
} from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { missingOf } from '../ads/index.ts';
import { requireFields } from '../context.ts';
import { isUuid, openBatched } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { Paged, Span } from '../paging.ts';
import {
  callOffOwn,
  followSale,
  giveBack,
  leaveFile,
  lose,
  type OwnCallingOff,
  saveAppointment,
  settle,
} from './appointments.ts';
import { type Appointment as Kept, listAppointments, listMeetings } from './appointments-store.ts';
import { answerApproval, askApproval, noteApproval, requireApproval, type SellersWord } from './approvals.ts';
import { listFileless, outdateApprovals } from './approvals-store.ts';
import {
  agree,
  answerEstimate,
  assign,
  type ConsignmentsParts,
  giveEstimate,
  link,
  openFile,
} from './changing.ts';
import {
  type FileRow,
  findFile,
  findFileOfEstimate,
  listEstimates,
  listFiles,
  listFilesOfAds,
  sweepFiles,
  takesAd,
} from './consignments-store.ts';

export type { Meeting } from './appointments-store.ts';
export type { Estimate } from './consignments-store.ts';
export { referenceOf } from './log.ts';

/** An appointment, and whether its member of staff may no longer read files, so that nobody would come. */
export type Appointment = Kept & { readonly hasNobody: boolean };

/** A file with its stage. */
export type Consignment = FileRow & {
  readonly stage: ConsignmentStage;
  readonly steps: readonly ConsignmentStepState[];
  readonly dueAt: Instant | null;
  readonly isLate: boolean;
  /** What the seller has to do. */
  readonly tasks: readonly ConsignmentTask[];
  /** State of the last mandate proposed; null: none. */
  readonly mandateState: SaleMandateState | null;
};

export type Consignments = ReturnType<typeof openConsignments>;

/** The sortable columns of the list: properties of a file. */
export const CONSIGNMENT_ORDERS = { CAR: 'title', DUE: 'dueAt', AT: 'openedAt' } as const;

export type ConsignmentsAsked = {
  readonly stage: ConsignmentStage | null;
  readonly ownerId: string | null;
  readonly isLate: boolean;
  readonly pattern: string | null;
};

/** A car, with the steps of its file that are open before publication. */
export type OpenFile = {
  readonly adUuid: string;
  readonly title: string;
  /** null where there is no file yet. */
  readonly file: Consignment | null;
  readonly open: readonly ConsignmentStep[];
};

/** Maximum number of cars of a query: more than a sale has lots or a page has rows. */
export const CARS_ASKED_MAX = 500;

/** Follows events of a car that affect its file. */
function followCars(parts: ConsignmentsParts): void {
  const { domain } = parts;
  domain.on('ad.ownerChanged', (writes, change) => leaveFile(parts, writes, change));
  domain.on('ad.givenBack', (writes, change) => giveBack(parts, writes, change));
  domain.on('auction.sold', (writes, { adUuid }) => followSale(parts, writes, adUuid));
  domain.on('ad.sold', (writes, { uuid }) => followSale(parts, writes, uuid));
  domain.on('ad.rewritten', (writes, { uuid }) => outdateApprovals(writes, uuid));
  domain.on('ad.published', (writes, { uuid }) => requireApproval(parts, writes, uuid, true));
  domain.on('auction.planned', (writes, { adUuid }) => requireApproval(parts, writes, adUuid, false));
}

export function openConsignments(parts: ConsignmentsParts) {
  const { database } = parts;
  followCars(parts);
  const only = async (row: FileRow | null) => (await shown(parts, row ? [row] : []))[0] ?? null;
  const find = async (id: string) => only(await findFile(database, id));
  /** Runs a change and returns the file after it. */
  const then =
    <Given extends readonly unknown[]>(act: (parts: ConsignmentsParts, ...given: Given) => Promise<string>) =>
    async (...given: Given): Promise<Consignment> =>
      found(await find(await act(parts, ...given)));

  async function fits({ stage, ownerId, isLate, pattern }: ConsignmentsAsked): Promise<Consignment[]> {
    const isOver = stage !== null && isConsignmentOver(stage);
    const rows = await listFiles(database, { withClosed: isOver || pattern !== null, ownerId, pattern });
    return (await shown(parts, rows))
      .filter(file =>
        stage === null ? pattern !== null || !isConsignmentOver(file.stage) : file.stage === stage,
      )
      .filter(file => !isLate || file.isLate);
  }
  const findMine = openFindMine(parts);

  return {
    find,
    /** Lists files, longest waiting first, those that wait for nobody last. Without stage or search: open files. */
    async page(asked: ConsignmentsAsked, { limit, offset, sort = null }: Span): Promise<Paged<Consignment>> {
      requireInput(asked.ownerId === null || isUuid(asked.ownerId), 'ownerId');
      const all = sorted(await fits(asked), sort);
      return { rows: all.slice(offset, offset + limit), totalCount: all.length };
    },
    /** Counts the files past their deadline. */
    countLate: async () => (await fits({ stage: null, ownerId: null, isLate: true, pattern: null })).length,
    /** The files of these cars with steps open before publication. @throws AppError BadInput */
    openSteps: (adUuids: readonly string[]) => openFiles(parts, adUuids),
    takesAd: (id: string) => takesAd(database, id),
    /** The fields that the ad needs before publication. */
    missing: (file: Consignment) => missingIn(parts, file),
    estimates: (id: string) => listEstimates(database, id),
    async appointments(id: string): Promise<Appointment[]> {
      const [kept, isMissing] = await Promise.all([listAppointments(database, id), readMissing(parts)]);
      return kept.map(each => ({ ...each, hasNobody: each.state === 'PLANNED' && isMissing(each.staffId) }));
    },
    /** A member of staff's appointments; none once they may not read files. */
    async meetings(staffId: string) {
      return (await readMissing(parts))(staffId) ? [] : listMeetings(database, staffId);
    },
    open: then(openFile),
    assign: then(assign),
    link: then(link),
    lose: then(lose),
    giveEstimate: then(giveEstimate),
    agree: then(agree),
    saveAppointment: then(saveAppointment),
    settle: then(settle),
    askApproval: then(askApproval),
    noteApproval: then(noteApproval),
    findMine,

    /**
     * Answers the house's estimate: null agrees, amounts make a counter-estimate. Only the last estimate can be
     * answered, once; a repeated answer returns the file as it is.
     * @throws AppError NotFound for everybody else, BadInput with the field
     */
    async answerEstimate(
      accountId: string,
      estimateId: string,
      counter: { readonly low: number | null; readonly high: number | null } | null,
    ): Promise<Consignment> {
      const file = found(await findFileOfEstimate(database, estimateId));
      if (file.sellerId !== accountId || file.adUuid === null) throw new AppError('NotFound');
      const amounts = counter && requireFields(COUNTER_FIELDS, counter);
      await answerEstimate(parts, file, { estimateId, amounts, accountId });
      return found(await findMine(accountId, file.adUuid));
    },
    /** Saves a seller's answer on the ad of their car. @throws AppError NotFound, BadInput, StaleVersion */
    async answerApproval(accountId: string, id: string, word: SellersWord): Promise<Consignment> {
      return found(await findMine(accountId, await answerApproval(parts, id, word, accountId)));
    },
    /** Cancels an appointment, by the seller. @throws AppError NotFound, BadInput with `reason` or `state` */
    async callOffOwn(accountId: string, given: OwnCallingOff): Promise<Consignment> {
      return found(await findMine(accountId, await callOffOwn(parts, given, accountId)));
    },
    /** Deletes files that are no longer needed. */
    sweep: () => database.transaction(sweepFiles),
  };
}

/**
 * Returns a function that finds the seller's file of an ad; null where it is not theirs, or has none. Calls of one
 * dashboard are batched into one statement.
 */
function openFindMine(parts: ConsignmentsParts) {
  const fileOf = openBatched(async (uuids: readonly string[]) => {
    const files = await shown(parts, await listFilesOfAds(parts.database, uuids));
    return uuids.map(uuid => files.find(({ adUuid }) => adUuid === uuid) ?? null);
  });
  return async (accountId: string, adUuid: string): Promise<Consignment | null> => {
    const file = isUuid(adUuid) ? await fileOf(adUuid.toLowerCase()) : null;
    return file?.sellerId === accountId ? file : null;
  };
}

/** Returns the files with their stages; reads no staff for an empty list. */
async function shown(parts: ConsignmentsParts, rows: readonly FileRow[]): Promise<Consignment[]> {
  if (rows.length === 0) return [];
  const isMissing = await readMissing(parts);
  return rows.map(row => standing(row, isMissing, parts.clock()));
}

async function missingIn(
  { ads }: ConsignmentsParts,
  { adUuid, auctionStatus }: FileRow,
): Promise<readonly string[]> {
  const ad = adUuid === null ? null : await ads.find(adUuid);
  return ad ? missingOf(ad, auctionStatus === 'open') : [];
}

async function openFiles(parts: ConsignmentsParts, adUuids: readonly string[]): Promise<OpenFile[]> {
  requireInput(adUuids.length <= CARS_ASKED_MAX && adUuids.every(isUuid), 'uuids');
  const files = await shown(parts, await listFilesOfAds(parts.database, adUuids));
  const fileless = await listFileless(parts.database, adUuids);
  return [
    ...files.map(file => ({ ...file, adUuid: file.adUuid ?? '', file, open: openPreparation(file) })),
    ...fileless.flatMap(({ isPublic, ...car }) =>
      isPublic ? [] : [{ ...car, file: null, open: ['APPROVAL'] as const }],
    ),
  ].filter(({ open }) => open.length > 0);
}

type IsMissing = (staffId: string) => boolean;
/** Returns a check for staff who may no longer read files and so keep no appointments. */
async function readMissing({ leads }: ConsignmentsParts): Promise<IsMissing> {
  const staff = new Set((await leads.staff.owners()).map(({ id }) => id));
  return staffId => !staff.has(staffId);
}

function standing(row: FileRow, isMissing: IsMissing, now: Instant): Consignment {
  const mandateState = mandateOf(row, now);
  const facts = factsOf(row, mandateState, isMissing);
  const dueAt = consignmentDueAt(facts, now);
  const stage = consignmentStage(facts, now);
  return {
    ...{ ...row, stage, dueAt, steps: consignmentSteps(facts, now) },
    ...{ isLate: dueAt !== null && dueAt < now, tasks: consignmentTasks(facts, now), mandateState },
  };
}

const mandateOf = ({ untilOn, ...row }: FileRow, now: Instant): SaleMandateState | null =>
  untilOn === null ? null : saleMandateState({ ...row, untilOn }, parisDay(now));

/** Returns the facts for the stage rules, from a row and from who may read files. */
function factsOf(row: FileRow, mandate: SaleMandateState | null, isMissing: IsMissing): ConsignmentFacts {
  const { adStatus, estimateBy, estimateAt, auctionStatus, auctionStart, auctionEnd } = row;
  const hasNobody = (staffId: string | null) => staffId !== null && isMissing(staffId);
  return {
    ...row,
    // An expired proposal waits for no signature.
    mandateProposedAt: mandate === 'PROPOSED' ? row.proposedAt : null,
    estimate:
      estimateBy === null || estimateAt === null
        ? null
        : { by: estimateBy, at: estimateAt, agreedAt: row.estimateAgreedAt },
    inspection: {
      ...{ plannedAt: row.inspectionAt, hasNobody: hasNobody(row.inspectionBy) },
      doneAt: row.inspectionDoneAt,
    },
    photos: {
      ...{ plannedAt: row.photosAt, hasNobody: hasNobody(row.photosBy), doneAt: row.photosDoneAt },
    },
    lot: {
      adStatus: adStatus ?? 'DRAFT',
      auction:
        auctionStatus === null || auctionStart === null || auctionEnd === null
          ? null
          : { status: auctionStatus, startAt: auctionStart, endAt: auctionEnd },
      hasOrder: row.orderId !== null,
    },
  };
}

/** Sorts files by a property; by default the longest waiting first. */
function sorted(files: readonly Consignment[], sort: string | null): Consignment[] {
  const [name = 'DUE', way = 'ASC'] = (sort ?? 'DUE_ASC').split('_');
  const by = CONSIGNMENT_ORDERS[name as keyof typeof CONSIGNMENT_ORDERS];
  const sign = way === 'DESC' ? -1 : 1;
  return files.toSorted((one, other) => {
    const [a, b] = [one[by], other[by]];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return sign * (typeof a === 'string' ? a.localeCompare(String(b), 'fr') : a - Number(b));
  });
}
