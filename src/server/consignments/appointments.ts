import { APPOINTMENT_FIELDS } from '#shared/fields/index.ts';
import { requireFields } from '../context.ts';
import { timestamp, type Writes } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import { type ConsignmentsParts, hold, requireStaff } from './changing.ts';
import {
  type Appointment,
  addAppointment,
  type FileRow,
  findAppointment,
  moveAppointment,
  type NewAppointment,
  settleAppointment,
} from './consignments-store.ts';
import { appointmentLetter } from './letters.ts';
import { log } from './log.ts';

type Wish = { readonly id: string; readonly appointmentId: string | null; readonly given: unknown };

/**
 * Makes an appointment, or moves one that is still to come, and tells the seller; a note alone is nobody's business.
 * @throws AppError NotFound, BadInput with the field; `kind` where one of that kind is planned already
 */
export async function saveAppointment(
  parts: ConsignmentsParts,
  { id, appointmentId, given }: Wish,
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
    await moveAppointment(writes, appointmentId, wish);
    const isMoved = before.at !== wish.at || before.place !== wish.place || before.staffId !== wish.staffId;
    if (!isMoved) return id;
    await tell(parts, writes, file, 'moved', found(await findAppointment(writes, appointmentId)));
    const [was, is] = [before, wish].map(logged);
    await log(writes, file, 'appointmentMoved', actorId, { before: was ?? {}, after: is ?? {} });
    return id;
  });
}

async function make(
  parts: ConsignmentsParts,
  writes: Writes,
  file: FileRow,
  wish: NewAppointment,
  actorId: string,
): Promise<string> {
  const added = await addAppointment(writes, file.id, wish);
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
    requireInput(before.state === 'PLANNED', 'id');
    await settleAppointment(writes, appointmentId, isDone ? 'DONE' : 'CALLED_OFF');
    if (!isDone) await tell(parts, writes, file, 'calledOff', before);
    const after = logged(before);
    await log(writes, file, isDone ? 'appointmentDone' : 'appointmentCalledOff', actorId, { after });
    return file.id;
  });
}

/** What the log keeps of it, without the place, which may be somebody's home. */
const logged = ({ kind, at, staffId }: Pick<Appointment, 'kind' | 'at' | 'staffId'>) => ({
  kind,
  startAt: timestamp(at),
  ownerId: staffId,
});

/** What is over by now is told to nobody. */
async function tell(
  { mail, clock, publicUrl }: ConsignmentsParts,
  writes: Writes,
  file: FileRow,
  what: 'made' | 'moved' | 'calledOff',
  appointment: Appointment,
): Promise<void> {
  if (appointment.at < clock()) return;
  const letter = appointmentLetter(publicUrl, file, what, appointment);
  if (letter) await mail.send(writes, letter);
}
