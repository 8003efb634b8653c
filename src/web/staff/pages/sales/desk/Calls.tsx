import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { RemoveSaleCallDocument, SettleSaleCallDocument } from '#web/graphql/documents.gen.ts';
import { formatTime } from '#web/i18n/index.ts';
import { DialogButton, Reach } from '#web/staff/frame/index.ts';
import { PhoneBid } from '#web/staff/phone-desk/index.ts';
import { Card, classes } from '#web/ui/index.ts';
import type { Desk, DeskCall } from './use-desk.ts';

/** Whom to ring, lot by lot; who was rung stays in sight, struck through. */
export function Calls({ sale }: { sale: Desk }) {
  const t = useTranslations('admin.sales.desk');
  return (
    <Card className="flex flex-col gap-3 p-5 xl:sticky xl:top-6">
      <h2 className="display text-22">{t('calls')}</h2>
      {sale.calls.length === 0 && <p className="text-14 text-ink-soft">{t('noCalls')}</p>}
      <ol className="flex flex-col">
        {sale.calls.map(call => (
          <li key={call.id} className="border-line border-t py-3">
            <Call sale={sale} call={call} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Call({ sale, call }: { sale: Desk; call: DeskCall }) {
  const t = useTranslations('admin.sales.desk');
  const send = useSend();
  const { id, adUuid, firstName, lastName, phone, note, doneAt, doneBy } = call;
  const lot = sale.lots.find(each => each.adUuid === adUuid);
  const person = `${firstName} ${lastName}`.trim();
  const name = `${t('lot', { number: String(lot?.number ?? '') })} · ${lot?.adTitle ?? ''}`;
  const auction = lot?.auction;
  return (
    <div data-call={doneAt === null ? 'open' : 'done'} className="flex flex-col gap-1.5 text-14">
      <p className="text-12 text-brass-ink">{name}</p>
      <p className={classes('font-[560]', doneAt !== null && 'text-ink-soft line-through')}>{person}</p>
      <Reach phone={phone} />
      {note && <p className="text-ink-soft wrap-anywhere">{note}</p>}
      {doneAt !== null && (
        <p className="text-12 text-ink-soft">
          {t('rung', { time: formatTime(doneAt), name: doneBy ?? t('somebody') })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Action
          look={doneAt === null ? 'secondary' : 'quiet'}
          aria-label={`${t(doneAt === null ? 'done' : 'undone')}, ${person}`}
          onAct={() => send(SettleSaleCallDocument, { id, isDone: doneAt === null })}
        >
          {t(doneAt === null ? 'done' : 'undone')}
        </Action>
        {auction?.state === 'RUNNING' && (
          <DialogButton
            look="quiet"
            label={t('bidFor')}
            of={person}
            dialog={close => (
              <PhoneBid lot={auction} of={name} caller={{ ...call, id: call.personId }} onClose={close} />
            )}
          />
        )}
        <Action
          look="quiet"
          aria-label={`${t('removeCall')}, ${person}`}
          onAct={() => send(RemoveSaleCallDocument, { id })}
        >
          {t('removeCall')}
        </Action>
      </div>
    </div>
  );
}
