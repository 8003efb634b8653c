import type { AppointmentKind } from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import { MAY } from '../accounts/index.ts';
import { inOrderOf, instant, statement, type Writes } from '../database/index.ts';
import { TITLE } from './consignments-store.ts';

export type Appointment = {
  readonly id: string;
  readonly consignmentId: string;
  readonly kind: AppointmentKind;
  readonly at: Instant;
  readonly place: string;
  readonly staffId: string;
  readonly staffName: string;
  /** null: the member of staff has left the house. */
  readonly staffEmail: string | null;
  readonly note: string;
  readonly state: 'PLANNED' | 'DONE' | 'CALLED_OFF';
  /** Incremented by every change. */
  readonly version: number;
};

const APPOINTMENT = `x.id, x.consignment_id as "consignmentId", x.kind, x.at, x.place, x.staff_id as "staffId",
  trim(p.first_name || ' ' || p.last_name) as "staffName", case when ${MAY('Leads:read')} then p.email end as "staffEmail",
  x.note, x.state, x.version`;
const APPOINTMENTS = 'consignment_appointments x join accounts p on p.id = x.staff_id';

export const listAppointments = statement(
  'consignments.appointments',
  `select ${APPOINTMENT} from ${APPOINTMENTS} where x.consignment_id = $1 order by x.at, x.id`,
).all<Appointment, [id: string]>();

export const findAppointment = statement(
  'consignments.appointment',
  `select ${APPOINTMENT} from ${APPOINTMENTS} where x.id = $1`,
).byId<Appointment>();

export type NewAppointment = Pick<Appointment, 'kind' | 'at' | 'place' | 'staffId' | 'note'>;

/** Returns its id; null where one of that kind is planned already. */
export const addAppointment = statement(
  'consignments.addAppointment',
  `insert into consignment_appointments (consignment_id, kind, at, place, staff_id, note)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
).value<{ id: string }, [id: string, appointment: NewAppointment], Writes>(
  'id',
  inOrderOf('kind', instant('at'), 'place', 'staffId', 'note'),
);

export const moveAppointment = statement(
  'consignments.moveAppointment',
  `update consignment_appointments set at = $2, place = $3, staff_id = $4, note = $5, version = version + 1
   where id = $1 and state = 'PLANNED'`,
).run<[id: string, appointment: NewAppointment]>(inOrderOf(instant('at'), 'place', 'staffId', 'note'));

export const settleAppointment = statement(
  'consignments.settleAppointment',
  `update consignment_appointments set state = $2, settled_at = clock_timestamp(), version = version + 1
   where id = $1 and state = 'PLANNED'`,
).run<[id: string, state: 'DONE' | 'CALLED_OFF']>();

/** An appointment for a calendar feed. */
export type Meeting = Pick<Appointment, 'id' | 'kind' | 'at' | 'place' | 'state'> & {
  readonly consignmentId: string;
  readonly car: string;
  readonly version: number;
};

/** The appointments of a member of staff, from 30 days ago on. */
export const listMeetings = statement(
  'consignments.meetings',
  `select x.id, x.consignment_id as "consignmentId", x.kind, x.at, x.place, x.state, x.version, ${TITLE} as car
   from consignment_appointments x join consignments c on c.id = x.consignment_id left join ads d on d.uuid = c.ad_uuid
   where x.staff_id = $1 and x.at > clock_timestamp() - interval '30 days' order by x.at, x.id limit 200`,
).all<Meeting, [staffId: string]>();
