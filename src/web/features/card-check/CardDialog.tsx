import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/index.ts';
import { useOnDemand } from '../on-demand/index.ts';

type Props = { secret: string | null; onDone: () => void; onClose: () => void };

/** The card check: the number goes to the payment provider, never to us. */
export function CardDialog({ secret, onDone, onClose }: Props) {
  const t = useTranslations('bidding.card');
  const form = useOnDemand(secret !== null, () => import('./CardForm.tsx'), onClose);
  return (
    <Dialog name="card" title={t('title')} isOpen={secret !== null && form !== null} onClose={onClose}>
      <p className="text-14 text-ink-soft">{t('why')}</p>
      {secret !== null && form && <form.CardForm secret={secret} onDone={onDone} />}
    </Dialog>
  );
}
