import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { COUNTER_FIELDS } from '#shared/fields/index.ts';
import { parseTypedNumber } from '#shared/sale/forms.ts';
import { type LotState, UNSIGNED_MANDATES } from '#shared/sale/index.ts';
import { useSend } from '#web/features/cache/index.ts';
import { checkedFields, useForm } from '#web/features/form/index.ts';
import { Action, Panel, Written } from '#web/features/user-area/index.ts';
import {
  AnswerMyEstimateDocument,
  CallOffMyAppointmentDocument,
  type MyCarQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatDateTime, formatEuros, LocaleButton } from '#web/i18n/index.ts';
import { Badge, Button, FactRow, Form, FormEnd, TextField } from '#web/ui/index.ts';
import { Approval } from './Approval.tsx';
import { AskedReason } from './AskedReason.tsx';

export type OwnFile = NonNullable<MyCarQuery['myConsignment']>;
type Props = {
  readonly file: OwnFile;
  readonly lotState: LotState;
  /** The revision of the ad shown here. */
  readonly revision: number;
};

/** The states in which the ad is not public. */
const UNSEEN: readonly LotState[] = ['DRAFT', 'WITHDRAWN'];

/** Returns the key of the sentence about the car's stage. */
function sentenceOf({ stage, tasks, mandateState, approval }: OwnFile, lotState: LotState) {
  // It was never offered, or was taken off the market.
  if (stage === 'UNSOLD' && lotState === 'WITHDRAWN') return 'gone';
  if (stage === 'IDENTITY' && !tasks.includes('HAND_IN_IDENTITY')) return 'checking';
  if (stage === 'APPROVAL') {
    const { state = 'NOT_ASKED' } = approval ?? {};
    return `approving.${state === 'APPROVED' ? 'NOT_ASKED' : state}` as const;
  }
  const unsigned = stage === 'MANDATE' ? UNSIGNED_MANDATES.find(state => state === mandateState) : undefined;
  return unsigned ? (`mandates.${unsigned}` as const) : (`stages.${stage}` as const);
}

/** The progress of a consigned car: its stage, the estimate and the appointments. */
export function Consigned({ file, lotState, revision }: Props) {
  const t = useTranslations('selling.consigned');
  const { stage, tasks, mandateState, mandateId, reference, ownerName, estimate, appointments } = file;
  return (
    <Panel id="consignment" title={t('title')} text={t(sentenceOf(file, lotState))}>
      <div data-consignment={stage}>
        <FactRow
          facts={[t('reference', { reference }), ownerName && t('owner', { name: ownerName })]}
          className="text-14"
        />
      </div>
      {mandateId && (stage === 'MANDATE' || mandateState === 'PROPOSED') && (
        <LocaleButton
          to="user/mandates/mandate"
          params={{ id: mandateId }}
          look={mandateState === 'PROPOSED' ? 'primary' : 'secondary'}
          className="self-start"
        >
          {t(mandateState === 'PROPOSED' ? 'sign' : 'mandate')}
        </LocaleButton>
      )}
      {tasks.includes('HAND_IN_IDENTITY') && (
        <LocaleButton to="user/documents" look="secondary" className="self-start">
          {t('documents')}
        </LocaleButton>
      )}
      <Approval file={file} revision={revision} isOnline={!UNSEEN.includes(lotState)} />
      {estimate && (
        <Estimate
          key={estimate.id}
          estimate={estimate}
          isOpen={stage === 'ESTIMATE' || tasks.includes('ANSWER_ESTIMATE')}
        />
      )}
      {appointments.length > 0 && <Appointments appointments={appointments} />}
    </Panel>
  );
}

type EstimateProps = {
  readonly estimate: NonNullable<OwnFile['estimate']>;
  readonly isOpen: boolean;
};

/** The current estimate, and the seller's answer: yes, or a counter-estimate. */
function Estimate({ estimate, isOpen }: EstimateProps) {
  const { id, party, low, high, note, noteLanguage, agreedAt } = estimate;
  const t = useTranslations('selling.consigned.estimate');
  const send = useSend();
  const [isCountering, setCountering] = useState(false);
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5" data-estimate={party}>
      <h3 className="font-[560]">{t(party)}</h3>
      <p className="display text-22">{t('range', { low: formatEuros(low), high: formatEuros(high) })}</p>
      <Written text={note} language={noteLanguage} className="max-w-prose whitespace-pre-line" />
      {agreedAt && <p className="text-14 text-good">{t('agreed', { date: formatDate(agreedAt) })}</p>}
      {isOpen && party === 'SELLER' && <p className="text-14 text-ink-soft">{t('waiting')}</p>}
      {isOpen && party === 'HOUSE' && !isCountering && (
        <div className="flex flex-wrap gap-3">
          <Action look="primary" onAct={() => send(AnswerMyEstimateDocument, { id, low: null, high: null })}>
            {t('agree')}
          </Action>
          <Button look="secondary" onClick={() => setCountering(true)}>
            {t('counter')}
          </Button>
        </div>
      )}
      {isOpen && isCountering && <Counter id={id} onClose={() => setCountering(false)} />}
    </div>
  );
}

/** Returns a typed amount; -1, which the server refuses, for invalid text. */
function amountOf(text: string): number | null {
  const typed = parseTypedNumber(text);
  if (typed.kind === 'empty') return null;
  return typed.kind === 'number' ? typed.value : -1;
}

function Counter({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('selling.consigned.estimate');
  const send = useSend();
  const form = useForm({ low: '', high: '' }, typed => {
    const amounts = { low: amountOf(typed.low), high: amountOf(typed.high) };
    return send(AnswerMyEstimateDocument, { id, ...checkedFields(COUNTER_FIELDS, amounts) });
  });
  return (
    <Form onSend={form.send} className="flex max-w-prose flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['low', 'high'] as const).map(name => (
          <TextField key={name} label={t(name)} isRequired inputMode="numeric" {...form.field(name)} />
        ))}
      </div>
      <FormEnd alert={form.alert} send={t('send')} back={t('back')} onBack={onClose} />
    </Form>
  );
}

function Appointments({ appointments }: Pick<OwnFile, 'appointments'>) {
  const t = useTranslations('selling.consigned');
  const leaving = useTranslations('selling.leaving');
  const now = Date.now();
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-[560]">{t('appointments')}</h3>
      <ul className="flex flex-col gap-4">
        {appointments.map(({ id, kind, at, place, staffName, state, version }) => (
          <li key={id} data-appointment={state} className="flex flex-col gap-0.5">
            <span className="flex flex-wrap items-center gap-3">
              {t(`kinds.${kind}`)}
              <Badge tone={state === 'PLANNED' ? 'brass' : 'plain'}>{t(`states.${state}`)}</Badge>
            </span>
            <span className="tabular">{formatDateTime(at)}</span>
            <span className="text-14 text-ink-soft">
              {[place, staffName && t('with', { name: staffName })].filter(Boolean).join(' · ')}
            </span>
            {state === 'PLANNED' && Date.parse(at) > now && (
              <span className="mt-2">
                <AskedReason
                  {...{ name: 'call-off', label: leaving('callOff'), of: t(`kinds.${kind}`) }}
                  text={leaving('callOffText')}
                  act={reason => request(CallOffMyAppointmentDocument, { id, version, reason })}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
