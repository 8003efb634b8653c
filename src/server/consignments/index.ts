/**
 * The consignments room: a file for each car that somebody has the house sell, from the proposal to the settlement.
 * It promises that where a car stands is never written down but follows from what the rooms keep (`#shared/sale`
 * `consignmentStage`), that a car has one file, that each change is in the log with who made it, and that a seller
 * reads of their own car where it stands, the estimate and their appointments, and no note of staff's, nor anything of
 * who had the car before, unless staff give them that one's file. It publishes, schedules and settles nothing: that is
 * done where it always is.
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

/** An appointment, and whether who was to go may not read files any more: nobody would come. */
export type Appointment = Kept & { readonly hasNobody: boolean };

/** A file and where it stands now. */
export type Consignment = FileRow & {
  readonly stage: ConsignmentStage;
  readonly steps: readonly ConsignmentStepState[];
  readonly dueAt: Instant | null;
  readonly isLate: boolean;
  /** What it waits for of its seller. */
  readonly tasks: readonly ConsignmentTask[];
  /** Of the last mandate that they were proposed; null: none. */
  readonly mandateState: SaleMandateState | null;
};

export type Consignments = ReturnType<typeof openConsignments>;

/** What staff may order the list by: properties of a file. */
export const CONSIGNMENT_ORDERS = { CAR: 'title', DUE: 'dueAt', AT: 'openedAt' } as const;

export type ConsignmentsAsked = {
  readonly stage: ConsignmentStage | null;
  readonly ownerId: string | null;
  readonly isLate: boolean;
  readonly pattern: string | null;
};

/** A car, and what of its file is open that comes before its publication. */
export type OpenFile = {
  readonly adUuid: string;
  readonly title: string;
  /** null where none was opened yet. */
  readonly file: Consignment | null;
  readonly open: readonly ConsignmentStep[];
};

/** As many cars as are asked of at once: more lots than any sale has, more rows than any act shows. */
export const CARS_ASKED_MAX = 500;

/** What becomes of a car elsewhere, and of its file with it. */
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
  /** Does it, and answers the file as it stands then. */
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
    /** What waits longest first; what nobody waits for last. Without a stage or words, what is not over. */
    async page(asked: ConsignmentsAsked, { limit, offset, sort = null }: Span): Promise<Paged<Consignment>> {
      requireInput(asked.ownerId === null || isUuid(asked.ownerId), 'ownerId');
      const all = sorted(await fits(asked), sort);
      return { rows: all.slice(offset, offset + limit), totalCount: all.length };
    },
    /** How many are past their day. */
    countLate: async () => (await fits({ stage: null, ownerId: null, isLate: true, pattern: null })).length,
    /** Of these cars, the files in which something is open that comes before publication. @throws AppError BadInput */
    openSteps: (adUuids: readonly string[]) => openFiles(parts, adUuids),
    takesAd: (id: string) => takesAd(database, id),
    /** The fields of its ad without which that should not be published. */
    missing: (file: Consignment) => missingIn(parts, file),
    estimates: (id: string) => listEstimates(database, id),
    async appointments(id: string): Promise<Appointment[]> {
      const [kept, isMissing] = await Promise.all([listAppointments(database, id), readMissing(parts)]);
      return kept.map(each => ({ ...each, hasNobody: each.state === 'PLANNED' && isMissing(each.staffId) }));
    },
    /** What somebody of the house goes to; nothing once they may not read files any more. */
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
     * What a seller says to the house's estimate: yes, or with amounts another one. Only the last is answered, once;
     * said again, it is answered as it stands.
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
    /** What a seller says to the ad of their car. @throws AppError NotFound, BadInput, StaleVersion */
    async answerApproval(accountId: string, id: string, word: SellersWord): Promise<Consignment> {
      return found(await findMine(accountId, await answerApproval(parts, id, word, accountId)));
    },
    /** Its seller will not be there. @throws AppError NotFound for everybody else, BadInput with `reason` or `state` */
    async callOffOwn(accountId: string, given: OwnCallingOff): Promise<Consignment> {
      return found(await findMine(accountId, await callOffOwn(parts, given, accountId)));
    },
    /** Drops files that nobody needs any more. */
    sweep: () => database.transaction(sweepFiles),
  };
}

/**
 * Finds the seller's file of an ad; null where it is not theirs, or has none. A dashboard asks of each of its cars at
 * once, which is one statement.
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

/** Where files stand; nobody is asked for none. */
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
/** Tells who may not read files any more: to the appointments that they were to go to, nobody would come. */
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

/** What the rules ask of a file, out of what was read, and of who of the house may read files. */
function factsOf(row: FileRow, mandate: SaleMandateState | null, isMissing: IsMissing): ConsignmentFacts {
  const { adStatus, estimateBy, estimateAt, auctionStatus, auctionStart, auctionEnd } = row;
  const hasNobody = (staffId: string | null) => staffId !== null && isMissing(staffId);
  return {
    ...row,
    // What can be signed no more waits for nobody's signature.
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

/** By a property of files, up or down; what waits longest first where none is asked for. */
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
