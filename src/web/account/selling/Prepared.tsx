import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import type { MyCarEditor } from './use-my-car.ts';

const NEEDS = ['papers', 'invoices', 'visit'] as const;

/** To whoever left the whole sale to the house: what it does now, and what it will need of them. */
export function Prepared({ mine: { car, draft } }: { mine: MyCarEditor }) {
  const t = useTranslations('selling.prepared');
  const takeOver = async () => {
    draft.set('wish', 'AD');
    await draft.flush();
  };
  return (
    <section
      aria-labelledby={`prepared-${car.uuid}`}
      data-section="prepared"
      className="flex flex-col items-start gap-6 rounded-box bg-wash p-6 sm:p-8"
    >
      <div className="flex flex-col gap-2">
        <h2 id={`prepared-${car.uuid}`} className="display text-28">
          {t('title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('text')}</p>
      </div>
      <div className="flex max-w-prose flex-col gap-1.5">
        <h3 className="font-[560]">{t('nextTitle')}</h3>
        <p>{t('next')}</p>
      </div>
      <div className="flex flex-col gap-1.5">
        <h3 className="font-[560]">{t('needsTitle')}</h3>
        <ul className="flex flex-col gap-1.5">
          {NEEDS.map(need => (
            <li key={need} className="flex items-baseline gap-2.5">
              <Icon name="check" className="size-4 shrink-0 text-good" />
              {t(`needs.${need}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <LocaleButton to="contact">{t('write')}</LocaleButton>
        <Action onAct={takeOver}>{t('takeOver')}</Action>
      </div>
    </section>
  );
}
