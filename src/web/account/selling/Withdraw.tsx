import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isUnderHammer } from '#shared/sale/lot.ts';
import { Action } from '#web/features/user-area/index.ts';
import { WithdrawMyCarDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, Dialog } from '#web/ui/index.ts';
import type { MyCarEditor } from './use-my-car.ts';

/** Off the market, after a second question; never while the hammer waits. */
export function Withdraw({ mine: { car, act } }: { mine: MyCarEditor }) {
  const t = useTranslations('selling.withdraw');
  const [isOpen, setOpen] = useState(false);
  if (car.state !== 'PUBLISHED' || car.isHouseSale) return null;
  if (isUnderHammer(car.ad.lotState)) {
    return <p className="text-14 text-ink-soft">{t('underHammer')}</p>;
  }
  const withdraw = async () => {
    await act(request(WithdrawMyCarDocument, { uuid: car.uuid }).then(({ withdrawMyCar: mine }) => mine));
    setOpen(false);
  };
  return (
    <div className="border-line border-t pt-6">
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <Dialog name="withdraw" title={t('title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="mt-2 mb-6 text-ink-soft">{t('text')}</p>
        <Action look="primary" onAct={withdraw}>
          {t('confirm')}
        </Action>
      </Dialog>
    </div>
  );
}
