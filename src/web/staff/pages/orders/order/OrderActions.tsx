import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  CancelOrderDocument,
  CloseOrderDocument,
  CreditOrderDocument,
  HandOverOrderDocument,
  type OrderFault,
  ReceiveOrderPriceDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError } from '#web/graphql/index.ts';
import { SelectField, TextField } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';

const FAULTS: readonly OrderFault[] = ['NOBODY', 'BUYER', 'SELLER'];

/** What staff can do with an order as it stands; each leaves a dated step with their words. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.actions');
  const { id, state, isPriceReceived, papers } = order;
  const [note, setNote] = useState('');
  const [isNeeded, setNeeded] = useState(false);
  const send = useSend();
  const isOpen = state === 'CREATED' || state === 'SIGNED' || state === 'PAID';
  const kinds = papers.map(({ kind }) => kind);
  const canCredit = kinds.includes('INVOICE') && !kinds.includes('CREDIT_NOTE');
  const act = (done: () => Promise<unknown>) => async () => {
    setNeeded(false);
    try {
      if ((await done()) !== null) setNote('');
    } catch (error) {
      if (!(error instanceof RequestError && error.field === 'reason')) throw error;
      setNeeded(true);
    }
  };
  if (!isOpen && state !== 'HANDED_OVER' && !canCredit) return null;
  return (
    <Panel title={t('title')} text={t('text')}>
      <TextField
        label={t('note')}
        name="note"
        value={note}
        onChange={event => setNote(event.target.value)}
        error={isNeeded ? { key: 'admin.orders.actions.noteNeeded', text: t('noteNeeded') } : null}
      />
      <div className="flex flex-wrap gap-3">
        {isOpen && !isPriceReceived && (
          <Action onAct={act(() => send(ReceiveOrderPriceDocument, { id, note }))}>{t('receive')}</Action>
        )}
        {state === 'PAID' && (
          <Action onAct={act(() => send(HandOverOrderDocument, { id, reason: note }))}>
            {t('handOver')}
          </Action>
        )}
        {state === 'HANDED_OVER' && (
          <Action onAct={act(() => send(CloseOrderDocument, { id }))}>{t('close')}</Action>
        )}
        {canCredit && (
          <Action look="quiet" onAct={act(() => send(CreditOrderDocument, { id, reason: note }))}>
            {t('credit')}
          </Action>
        )}
      </div>
      {isOpen && <Cancel id={id} note={note} act={act} />}
    </Panel>
  );
}

type CancelProps = {
  id: string;
  note: string;
  act: (done: () => Promise<unknown>) => () => Promise<void>;
};

function Cancel({ id, note, act }: CancelProps) {
  const t = useTranslations('admin.orders.actions');
  const [fault, setFault] = useState<OrderFault>('NOBODY');
  const send = useSend();
  const cancel = act(() => send(CancelOrderDocument, { id, reason: note, fault }));
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-5">
      <SelectField
        label={t('fault')}
        name="fault"
        isRequired
        hint={t(`faultText.${fault}`)}
        value={fault}
        onChange={event => setFault(FAULTS.find(each => each === event.target.value) ?? 'NOBODY')}
      >
        {FAULTS.map(each => (
          <option key={each} value={each}>
            {t(`faults.${each}`)}
          </option>
        ))}
      </SelectField>
      <Action look="quiet" onAct={cancel}>
        {t('cancel')}
      </Action>
    </div>
  );
}
