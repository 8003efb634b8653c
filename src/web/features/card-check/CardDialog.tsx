import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/index.ts';
import { useOnDemand } from '../on-demand/index.ts';
import type { Payment } from './payment.ts';

type Props = {
  /** The client secret that opens the dialog; where the provider has a page of its own, that page's URL. */
  secret: string | null;
  payment?: Payment;
  onDone: () => void;
  onClose: () => void;
};

const isAddress = (secret: string | null): secret is string => secret?.startsWith('https://') ?? false;

/** The card check: the card number goes to the payment provider, never to the house. */
export function CardDialog({ secret, payment, onDone, onClose }: Props) {
  const t = useTranslations('bidding.card');
  const isElsewhere = isAddress(secret);
  const form = useOnDemand(secret !== null && !isElsewhere, () => import('./CardForm.tsx'), onClose);
  useEffect(() => {
    if (isAddress(secret)) location.assign(secret);
  }, [secret]);
  const isOpen = secret !== null && !isElsewhere && form !== null;
  return (
    <Dialog name="card" closesOnBack title={payment?.title ?? t('title')} isOpen={isOpen} onClose={onClose}>
      {!payment && <p className="text-14 text-ink-soft">{t('why')}</p>}
      {secret !== null && form && <form.CardForm secret={secret} payment={payment ?? null} onDone={onDone} />}
    </Dialog>
  );
}
