import { APPOINTMENT_FIELDS, LOSS_FIELDS } from '#shared/fields/index.ts';
import { requireFields } from '../context.ts';
import { timestamp, type Writes } from '../database/index.ts';
import type { DomainEventMap } from '../domain-events.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { type ConsignmentsParts, follow, hold, holdWithCars, requireStaff } from './changing.ts';
import {
  type Appointment,
  addAppointment,
  type FileRow,
  findAppointment,
  listAppointments,
  loseFile,
  moveAppointment,
  type NewAppointment,
  settleAppointment,
  turnWish,
  unlinkAd,
} from './consignments-store.ts';
import { appointmentLetter } from './letters.ts';
import { log } from './log.ts';

type Wish = {
  readonly id: string;
  readonly appointmentId: string | null;
  /** The version that was read by who moves it; null: they do not say. */
  readonly seenVersion?: number | null;
  readonly given: unknown;
};

/**
 * Makes an appointment, once however often it is sent, or moves one that is still to come, and tells the seller; a note
 * alone is nobody's business.
 * @throws AppError NotFound, BadInput with the field; `kind` where one of that kind is planned already;
 * StaleVersion where it was changed since it was read
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

/** Whether that is to come already, with just these words. */
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
  const added = await addAppointment(writes, file.id, wish);
  if (added === null && (await listAppointments(writes, file.id)).some(each => isSame(each, wish)))
    return file.id;
  requireInput(added !== null, 'kind');
  await tell(parts, writes, file, 'made', found(await findAppointment(writes, added ?? '')));
  await log(writes, file, 'appointmentMade', actorId, { after: logged(wish) });
  return file.id;
}

/** Notes that an appointment was kept, or calls it off and tells the seller. @throws AppError NotFound, BadInput */
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
    if (!isDone) return callOff(parts, writes, file, before, actorId);
    await settleAppointment(writes, appointmentId, 'DONE');
    await log(writes, file, 'appointmentDone', actorId, { after: logged(before) });
    return file.id;
  });
}

async function callOff(
  parts: ConsignmentsParts,
  writes: Writes,
  file: FileRow,
  planned: Appointment,
  actorId: string | null,
): Promise<string> {
  await settleAppointment(writes, planned.id, 'CALLED_OFF');
  await tell(parts, writes, file, 'calledOff', planned);
  await log(writes, file, 'appointmentCalledOff', actorId, { after: logged(planned) });
  return file.id;
}

/**
 * Gives a file up for a reason, its draft back to its owner, and calls off what was planned for it; with null takes it
 * up again, and the draft where they leave it to the house still.
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
    const planned = (await listAppointments(writes, id)).filter(({ state }) => state === 'PLANNED');
    if (why !== null) for (const each of planned) await callOff(parts, writes, file, each, actorId);
    return id;
  });
}

/** A car was given to another seller: its file stays the former one's, and what was planned there is called off. */
export async function leaveFile(
  parts: ConsignmentsParts,
  writes: Writes,
  { uuid, formerId, ownerId, actorId }: DomainEventMap['ad.ownerChanged'],
): Promise<void> {
  const id = await unlinkAd(writes, ownerId, uuid, formerId);
  if (id === null) return;
  const file = await hold(writes, id, { isLost: true });
  await log(writes, file, 'unlinked', actorId);
  const planned = (await listAppointments(writes, id)).filter(({ state }) => state === 'PLANNED');
  for (const each of planned) await callOff(parts, writes, file, each, actorId);
}

/** What the log keeps of it, without the place, which may be somebody's home. */
const logged = ({ kind, at, staffId }: Pick<Appointment, 'kind' | 'at' | 'staffId'>) => ({
  kind,
  startAt: timestamp(at),
  ownerId: staffId,
});

/** What is over by now, and was before it was moved, is told to nobody. */
async function tell(
  { mail, clock, publicUrl }: ConsignmentsParts,
  writes: Writes,
  file: FileRow,
  what: 'made' | 'moved' | 'calledOff',
  appointment: Appointment,
  wasAt = appointment.at,
): Promise<void> {
  const goodUntil = Math.max(appointment.at, wasAt);
  if (goodUntil < clock()) return;
  const letter = appointmentLetter(publicUrl, file, what, appointment);
  if (letter) await mail.send(writes, { ...letter, goodUntil });
}
