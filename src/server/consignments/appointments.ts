import { APPOINTMENT_FIELDS, LOSS_FIELDS } from '#shared/fields/index.ts';
import { datedCarTitle } from '#shared/words/car-title.ts';
import { parisDay } from '#shared/words/paris.ts';
import { requireFields } from '../context.ts';
import { isUuid, once, timestamp, type Writes } from '../database/index.ts';
import type { DomainEventMap } from '../domain-events.ts';
import { AppError, found, requireInput } from '../errors.ts';
import {
  type Appointment,
  addAppointment,
  findAppointment,
  listAppointments,
  moveAppointment,
  type NewAppointment,
  settleAppointment,
} from './appointments-store.ts';
import { type ConsignmentsParts, follow, hold, holdWithCars, requireStaff } from './changing.ts';
import { type FileRow, findFileOfAd, loseFile, turnWish, unlinkAd } from './consignments-store.ts';
import { appointmentLetter, writeHouse } from './letters.ts';
import { log } from './log.ts';

type Wish = {
  readonly id: string;
  readonly appointmentId: string | null;
  /** The version that the editor read; null: not given. */
  readonly seenVersion?: number | null;
  readonly given: unknown;
};

/**
 * Adds an appointment, once even if repeated, or moves a future one, and notifies the seller; not of a change of the
 * note alone.
 * @throws AppError NotFound, BadInput with the field; `kind` where one of that kind is planned already, `state` where
 * the car is sold, so that no visit is needed; StaleVersion where it was changed since it was read
 */
export async function saveAppointment(
  parts: ConsignmentsParts,
  { id, appointmentId, seenVersion = null, given }: Wish,
  actorId: string,
): Promise<string> {
  const wish = requireFields(APPOINTMENT_FIELDS, given);
  await requireStaff(parts, wish.staffId, 'staffId');
  return parts.database.transaction(async writes => {
    const file = await hold(writes, id);
    requireInput(file.adStatus !== 'SOLD' && file.orderId === null, 'state');
    if (appointmentId === null) return make(parts, writes, file, wish, actorId);
    const before = found(await findAppointment(writes, appointmentId));
    requireInput(before.consignmentId === id && before.state === 'PLANNED', 'appointmentId');
    requireInput(before.kind === wish.kind, 'kind');
    if (seenVersion !== null && seenVersion !== before.version) throw new AppError('StaleVersion');
    await moveAppointment(writes, appointmentId, wish);
    const isMoved = before.at !== wish.at || before.place !== wish.place || before.staffId !== wish.staffId;
    if (!isMoved) return id;
    const after = found(await findAppointment(writes, appointmentId));
    await tell(parts, writes, file, 'moved', after, before.at);
    const [was, is] = [before, wish].map(logged);
    await log(writes, file, 'appointmentMoved', actorId, { before: was ?? {}, after: is ?? {} });
    return id;
  });
}

/** Whether an appointment is planned with exactly these values. */
const isSame = ({ state, ...planned }: Appointment, wish: NewAppointment): boolean =>
  state === 'PLANNED' &&
  (['kind', 'at', 'place', 'staffId', 'note'] as const).every(name => planned[name] === wish[name]);

async function make(
  parts: ConsignmentsParts,
  writes: Writes,
  file: FileRow,
  wish: NewAppointment,
  actorId: string,
): Promise<string> {
  // A new one must be in the future; a moved one may have taken place already.
  requireInput(parisDay(wish.at) >= parisDay(parts.clock()), 'at');
  const added = await addAppointment(writes, file.id, wish);
  if (added === null && (await listAppointments(writes, file.id)).some(each => isSame(each, wish)))
    return file.id;
  requireInput(added !== null, 'kind');
  await tell(parts, writes, file, 'made', found(await findAppointment(writes, added ?? '')));
  await log(writes, file, 'appointmentMade', actorId, { after: logged(wish) });
  return file.id;
}

/** Marks an appointment as done, or cancels it and notifies the seller. @throws AppError NotFound, BadInput */
export async function settle(
  parts: ConsignmentsParts,
  appointmentId: string,
  isDone: boolean,
  actorId: string,
): Promise<string> {
  const known = found(await findAppointment(parts.database, appointmentId));
  return parts.database.transaction(async writes => {
    const file = await hold(writes, known.consignmentId, { isLost: true });
    const before = found(await findAppointment(writes, appointmentId));
    requireInput(before.state === 'PLANNED', 'state');
    if (!isDone) return callOff(parts, writes, file, before, { actorId });
    await settleAppointment(writes, appointmentId, 'DONE');
    await log(writes, file, 'appointmentDone', actorId, { after: logged(before) });
    return file.id;
  });
}

type CallingOff = {
  readonly actorId: string | null;
  readonly reason?: string | null;
  /** Whether no other will follow. */
  readonly isOver?: boolean;
};

async function callOff(
  parts: ConsignmentsParts,
  writes: Writes,
  file: FileRow,
  planned: Appointment,
  { actorId, reason = null, isOver = false }: CallingOff,
): Promise<string> {
  await settleAppointment(writes, planned.id, 'CALLED_OFF');
  const isSellers = actorId !== null && actorId === file.sellerId;
  // A seller who takes the car back has given notice of all appointments at once.
  if (!isSellers) await tell(parts, writes, file, isOver ? 'over' : 'calledOff', planned);
  else if (reason !== null)
    for (const to of new Set([null, planned.staffEmail]))
      await writeHouse(parts, writes, file, 'calledOff', { reason, planned, to });
  await log(writes, file, 'appointmentCalledOff', actorId, { after: logged(planned), reason });
  return file.id;
}

export type OwnCallingOff = {
  readonly id: string;
  /** The version of the appointment that they read; null: not given. */
  readonly seenVersion: number | null;
  readonly reason: string;
};

/**
 * Cancels a future appointment for a reason, by its seller; the house gets an e-mail. A repeated call does nothing.
 * Returns their car.
 * @throws AppError NotFound for everybody else, StaleVersion where it was moved since they read it, BadInput with
 * `reason`, or with `state` once it is past or settled
 */
export async function callOffOwn(
  parts: ConsignmentsParts,
  { id: appointmentId, seenVersion, reason: given }: OwnCallingOff,
  accountId: string,
): Promise<string> {
  const { reason } = requireFields(LOSS_FIELDS, { reason: given });
  const known = found(isUuid(appointmentId) ? await findAppointment(parts.database, appointmentId) : null);
  return parts.database.transaction(async writes => {
    const file = await hold(writes, known.consignmentId, { isLost: true });
    if (file.sellerId !== accountId || file.adUuid === null) throw new AppError('NotFound');
    const { adUuid } = file;
    const wish = { by: accountId, what: 'appointment off', wish: { appointmentId, reason } };
    return once(
      writes,
      wish,
      async () => adUuid,
      async () => {
        const planned = found(await findAppointment(writes, appointmentId));
        requireInput(planned.state === 'PLANNED' && planned.at > parts.clock(), 'state');
        if (seenVersion !== null && seenVersion !== planned.version) throw new AppError('StaleVersion');
        await callOff(parts, writes, file, planned, { actorId: accountId, reason });
        return adUuid;
      },
    );
  });
}

/**
 * Cancels a car's future appointments, when it is sold or no longer sold by the house. Past ones can still be marked as
 * done.
 */
async function callOffAll(
  parts: ConsignmentsParts,
  writes: Writes,
  file: FileRow,
  actorId: string | null,
): Promise<void> {
  const now = parts.clock();
  const planned = await listAppointments(writes, file.id);
  for (const each of planned.filter(({ state, at }) => state === 'PLANNED' && at > now))
    await callOff(parts, writes, file, each, { actorId, isOver: true });
}

/** Cancels the appointments of a car that is sold. */
export async function followSale(parts: ConsignmentsParts, writes: Writes, adUuid: string): Promise<void> {
  const file = await findFileOfAd(writes, adUuid);
  if (file) await callOffAll(parts, writes, await hold(writes, file.id, { isLost: true }), null);
}

/**
 * Cancels the appointments of a car that is returned to its owner. Where the owner took it back, the house gets an
 * e-mail, and an open file ends with the owner's reason.
 */
export async function giveBack(
  parts: ConsignmentsParts,
  writes: Writes,
  { uuid, actorId, isOwners, reason }: DomainEventMap['ad.givenBack'],
): Promise<void> {
  const known = isOwners ? await findFileOfAd(writes, uuid) : null;
  if (!known) {
    if (reason === null) return;
    const title = datedCarTitle(await parts.ads.lock(writes, uuid));
    return writeHouse(parts, writes, { id: null, adUuid: uuid, title }, 'takenBack', { reason });
  }
  const file = await hold(writes, known.id, { isLost: true });
  await log(writes, file, 'givenBack', actorId, { reason });
  await callOffAll(parts, writes, file, actorId);
  if (actorId === null || actorId !== file.sellerId) return;
  // A file that staff closed before keeps their reason.
  if (reason !== null && file.lostAt === null) await loseFile(writes, file.id, reason);
  await writeHouse(parts, writes, file, 'takenBack', { reason });
}

/**
 * Closes a file for a reason: its draft is returned to the owner and its appointments are cancelled. With null reopens
 * it, with the draft if the owner still leaves it to the house.
 * @throws AppError NotFound, BadInput
 */
export async function lose(
  parts: ConsignmentsParts,
  id: string,
  reason: string | null,
  actorId: string,
): Promise<string> {
  const why = reason === null ? null : requireFields(LOSS_FIELDS, { reason }).reason;
  return parts.database.transaction(async writes => {
    const file = await holdWithCars(parts, writes, id, { isLost: true });
    await loseFile(writes, id, why);
    if (file.adUuid !== null && why === null) await turnWish(writes, file.adUuid, true);
    if (file.adUuid !== null) await follow(parts, writes, file.adUuid, { hasFile: why === null, actorId });
    await log(writes, file, why === null ? 'resumed' : 'lost', actorId, { reason: why });
    if (why !== null) await callOffAll(parts, writes, file, actorId);
    return id;
  });
}

/** Detaches the file of a car that gets another seller: it stays with the former one, without appointments. */
export async function leaveFile(
  parts: ConsignmentsParts,
  writes: Writes,
  { uuid, formerId, ownerId, actorId }: DomainEventMap['ad.ownerChanged'],
): Promise<void> {
  const id = await unlinkAd(writes, ownerId, uuid, formerId);
  if (id === null) return;
  const file = await hold(writes, id, { isLost: true });
  await log(writes, file, 'unlinked', actorId);
  await callOffAll(parts, writes, file, actorId);
}

/** What the log keeps: without the place, which may be a home address. */
const logged = ({ kind, at, staffId }: Pick<Appointment, 'kind' | 'at' | 'staffId'>) => ({
  kind,
  startAt: timestamp(at),
  ownerId: staffId,
});

/** Notifies the seller, except of an appointment that is past, and was so before it was moved. */
async function tell(
  { mail, clock, publicUrl }: ConsignmentsParts,
  writes: Writes,
  file: FileRow,
  what: 'made' | 'moved' | 'calledOff' | 'over',
  appointment: Appointment,
  wasAt = appointment.at,
): Promise<void> {
  const goodUntil = Math.max(appointment.at, wasAt);
  if (goodUntil < clock()) return;
  const letter = appointmentLetter(publicUrl, file, what, appointment);
  if (letter) await mail.send(writes, { ...letter, goodUntil });
}
