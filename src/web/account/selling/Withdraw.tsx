import { useTranslations } from 'use-intl';
import { isUnderHammer } from '#shared/sale/lot.ts';
import { AskedAction } from '#web/features/user-area/index.ts';
import { WithdrawMyCarDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import type { MyCarEditor } from './use-my-car.ts';

/** Off the market, after a second question; never while the hammer waits. */
export function Withdraw({ mine: { car, act } }: { mine: MyCarEditor }) {
  const t = useTranslations('selling.withdraw');
  if (car.state !== 'PUBLISHED' || car.isHouseSale) return null;
  if (isUnderHammer(car.ad.lotState)) {
    return <p className="text-14 text-ink-soft">{t('underHammer')}</p>;
  }
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
