import { useTranslations } from 'use-intl';
import { isUnderHammer } from '#shared/sale/lot.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { AskedAction } from '#web/features/user-area/index.ts';
import {
  LeaveHouseDocument,
  LeavingFeesDocument,
  WithdrawMyCarDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents } from '#web/i18n/index.ts';
import { AskedReason } from './AskedReason.tsx';
import type { MyCarEditor } from './use-my-car.ts';

/** Takes the car off the market, after a confirmation; never during an auction. */
export function Withdraw({ mine: { car, act } }: { mine: MyCarEditor }) {
  const t = useTranslations('selling.withdraw');
  const isHeld = car.isHouseSale && !car.ad.calandreCollection && car.state !== 'SOLD';
  if (!isHeld && (car.state !== 'PUBLISHED' || car.isHouseSale)) return null;
  if (isUnderHammer(car.ad.lotState)) {
    return <p className="text-14 text-ink-soft">{t('underHammer')}</p>;
  }
  if (isHeld) return <LeaveHouse mine={{ car, act }} />;
  const withdraw = () =>
    act(request(WithdrawMyCarDocument, { uuid: car.uuid }).then(({ withdrawMyCar: mine }) => mine));
  return (
    <div className="border-line border-t pt-6">
      <AskedAction
        name="withdraw"
        title={t('title')}
        text={t('text')}
        confirm={t('confirm')}
        onAct={withdraw}
      >
        {t('button')}
      </AskedAction>
    </div>
  );
}

/** Takes the car back from the house, with a reason. */
function LeaveHouse({ mine: { car, act } }: { mine: Pick<MyCarEditor, 'car' | 'act'> }) {
  const t = useTranslations('selling.leaving');
  const { data } = useQueryOf(LeavingFeesDocument, {});
  const mandate = data?.mySaleMandates.find(
    ({ adUuid, state }) => adUuid === car.uuid && state === 'IN_FORCE',
  );
  const fee = mandate?.withdrawalFeeCents ?? 0;
  // Until the fee is loaded, the text mentions it in general.
  const ofFee = fee > 0 ? t('fee', { fee: formatCents(fee) }) : data ? null : t('anyFee');
  const text = [t('takeBackText'), ofFee].filter(each => each !== null).join(' ');
  const leave = (reason: string) =>
    act(request(LeaveHouseDocument, { uuid: car.uuid, reason }).then(({ leaveHouse }) => leaveHouse));
  return (
    <div className="border-line border-t pt-6">
      <AskedReason name="leave-house" label={t('takeBack')} text={text} act={leave} />
    </div>
  );
}
