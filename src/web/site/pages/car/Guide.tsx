import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnDemand } from '#web/features/on-demand/index.ts';
import { Button, Icon } from '#web/ui/index.ts';

/** How an auction works, for buyers and sellers; the guide loads when it is opened. */
export function Guide() {
  const t = useTranslations('saleroom.guide');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const guide = useOnDemand(isOpen, loadGuide, close);
  return (
    <section
      data-section="guide"
      id="guide"
      className="flex flex-col gap-5 rounded-box bg-wash p-6 sm:flex-row sm:items-center sm:gap-8 sm:p-8"
    >
      <Icon name="gavel" className="size-10 shrink-0 text-brass-ink" />
      <div className="grow">
        <h2 className="display text-22 sm:text-28">{t('title')}</h2>
        <p className="mt-1.5 max-w-prose text-ink-soft">{t('text')}</p>
      </div>
      <Button look="secondary" className="shrink-0 self-start sm:self-center" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && guide && <guide.GuideDialog onClose={close} />}
    </section>
  );
}

const loadGuide = () => import('./GuideDialog.tsx');
