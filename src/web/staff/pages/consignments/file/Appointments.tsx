import { useTranslations } from 'use-intl';
import { APPOINTMENT_FIELDS, APPOINTMENT_KINDS } from '#shared/fields/index.ts';
import { isConsignmentOver } from '#shared/sale/index.ts';
import { useQueryOf, useSend } from '#web/features/cache/index.ts';
import { checkedFields, type FormOf } from '#web/features/form/index.ts';
import { Action, AskedAction } from '#web/features/user-area/index.ts';
import {
  type AppointmentKind,
  ConsignmentOwnersDocument,
  type ConsignmentWholeFragment,
  SaveAppointmentDocument,
  SettleAppointmentDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { DateTimeField, FormButton, toParisTime, typedMoment } from '#web/staff/forms/index.ts';
import { joined } from '#web/staff/frame/index.ts';
import { Badge, type BadgeTone, optionsOf, SelectField, TextArea, TextField } from '#web/ui/index.ts';

type Meeting = ConsignmentWholeFragment['appointments'][number];

const TONES: Readonly<Record<Meeting['state'], BadgeTone>> = {
  PLANNED: 'brass',
  DONE: 'good',
  CALLED_OFF: 'plain',
};

/** The appointments to inspect and photograph the car: time, place, and the member of staff. */
export function Appointments({ file }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments.appointments');
  const { appointments, stage } = file;
  const isSeen = stage !== 'SETTLEMENT' && !isConsignmentOver(stage);
  const planned = appointments.filter(({ state }) => state === 'PLANNED').map(({ kind }) => kind);
  const free = APPOINTMENT_KINDS.find(kind => !planned.includes(kind));
  return (
    <>
      {appointments.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {appointments.map(meeting => (
          <li
            key={meeting.id}
            data-appointment={meeting.state}
            className="flex flex-col gap-2 py-4 text-14 first:pt-0"
          >
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-[560]">{t(`kinds.${meeting.kind}`)}</span>
              <Badge tone={TONES[meeting.state]}>{t(`states.${meeting.state}`)}</Badge>
            </span>
            <span className="tabular">{formatDateTime(meeting.at)}</span>
            <span className="text-ink-soft">{joined(meeting.place, meeting.staffName)}</span>
            {meeting.hasNobody && <span className="text-red">{t('nobody')}</span>}
            {meeting.note && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{meeting.note}</p>}
            {meeting.state === 'PLANNED' && <Acts fileId={file.id} meeting={meeting} isSeen={isSeen} />}
          </li>
        ))}
      </ul>
      {free && isSeen && (
        <div>
          <MeetingButton look="secondary" fileId={file.id} kind={free} />
        </div>
      )}
    </>
  );
}

type ActsProps = {
  readonly fileId: string;
  readonly meeting: Meeting;
  /** Whether the car can still be inspected. */
  readonly isSeen: boolean;
};

function Acts({ fileId, meeting, isSeen }: ActsProps) {
  const t = useTranslations('admin.consignments.appointments');
  const send = useSend();
  const callOff = () => send(SettleAppointmentDocument, { id: meeting.id, isDone: false });
  const name = t(`kinds.${meeting.kind}`);
  return (
    <span className="flex flex-wrap gap-2">
      <Kept meeting={meeting} look="secondary" />
      {isSeen && <MeetingButton look="quiet" fileId={fileId} kind={meeting.kind} meeting={meeting} />}
      <AskedAction
        {...{ name: 'call-off', title: t('callOffTitle'), confirm: t('callOff') }}
        text={joined(`${name}, ${formatDateTime(meeting.at)}`, t('callOffText'))}
        {...{ look: 'danger', onAct: callOff, 'aria-label': `${t('callOff')}, ${name}` }}
      >
        {t('callOff')}
      </AskedAction>
    </span>
  );
}

/** The button that records that an appointment took place. */
export function Kept({ meeting, look }: { meeting: Meeting; look: 'primary' | 'secondary' }) {
  const t = useTranslations('admin.consignments.appointments');
  const send = useSend();
  return (
    <Action
      look={look}
      onAct={() => send(SettleAppointmentDocument, { id: meeting.id, isDone: true })}
      aria-label={`${t('done')}, ${t(`kinds.${meeting.kind}`)}`}
    >
      {t('done')}
    </Action>
  );
}

type ButtonProps = {
  readonly look?: 'secondary' | 'quiet';
  readonly fileId: string;
  readonly kind: AppointmentKind;
  /** Without one a new appointment is made. */
  readonly meeting?: Meeting;
};

type Typed = { kind: string; at: string; place: string; staffId: string; note: string };

/** The form to make or move an appointment; the seller is notified. */
export function MeetingButton({ look, fileId, kind, meeting }: ButtonProps) {
  const t = useTranslations('admin.consignments.appointments');
  return (
    <FormButton
      {...{ look, name: 'appointment', label: t(meeting ? 'move' : 'add'), text: t('text') }}
      of={meeting && t(`kinds.${kind}`)}
      sendLabel={t('send')}
      wrongs={meeting ? undefined : { at: 'admin.consignments.appointments.past' }}
      first={(): Typed => ({
        ...{ kind, at: meeting ? toParisTime(meeting.at) : '', place: meeting?.place ?? '' },
        ...{ staffId: meeting?.staffId ?? '', note: meeting?.note ?? '' },
      })}
      act={async ({ at, ...rest }) => {
        const typed = { ...rest, at: Date.parse(typedMoment('at', at)) };
        const read = checkedFields(APPOINTMENT_FIELDS, typed);
        const data = { ...read, at: new Date(read.at).toISOString() };
        const seen = { appointmentId: meeting?.id ?? null, seenVersion: meeting?.version ?? null };
        return request(SaveAppointmentDocument, { id: fileId, ...seen, data });
      }}
    >
      {form => (
        <>
          {!meeting && (
            <SelectField
              label={t('kind')}
              isRequired
              {...form.field('kind')}
              options={optionsOf(APPOINTMENT_KINDS, each => t(`kinds.${each}`))}
            />
          )}
          <DateTimeField label={t('at')} {...form.field('at')} />
          <TextField label={t('place')} isRequired autoComplete="off" {...form.field('place')} />
          <Colleague form={form} />
          <TextArea label={t('note')} rows={3} {...form.field('note')} />
        </>
      )}
    </FormButton>
  );
}

function Colleague({ form }: { form: FormOf<Typed> }) {
  const t = useTranslations('admin.consignments.appointments');
  const { leadOwners = [] } = useQueryOf(ConsignmentOwnersDocument, {}).data ?? {};
  return (
    <SelectField
      label={t('staff')}
      isRequired
      {...form.field('staffId')}
      none=""
      options={leadOwners.map(({ id, name }) => [id, name])}
    />
  );
}
