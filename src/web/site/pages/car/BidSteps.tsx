import { useTranslations } from 'use-intl';
import { Icon, type IconName, Slider } from '#web/ui/index.ts';

const STEPS = [
  { word: 'account', icon: 'user' },
  { word: 'card', icon: 'card' },
  { word: 'bid', icon: 'gavel' },
  { word: 'win', icon: 'bell' },
  { word: 'pay', icon: 'pencil' },
  { word: 'collect', icon: 'road' },
] as const satisfies readonly { word: string; icon: IconName }[];

/** The steps from the account to the keys. */
export function BidSteps() {
  const t = useTranslations('saleroom.steps');
  return (
    <section data-section="steps" id="steps">
      <Slider
        heading={<h2 className="display text-28">{t('title')}</h2>}
        label={t('title')}
        previous={t('previous')}
        next={t('next')}
        announce={number => t('current', { number: String(number), count: String(STEPS.length) })}
      >
        {STEPS.map(({ word, icon }, index) => (
          <div
            key={word}
            className="flex h-full flex-col gap-2 rounded-box border border-line bg-surface p-6"
          >
            <span className="flex items-center justify-between text-brass-ink">
              <span className="display text-28">{index + 1}</span>
              <Icon name={icon} className="size-6" />
            </span>
            <h3 className="font-[560] text-18">{t(`${word}.title`)}</h3>
            <p className="text-14 text-ink-soft">{t(`${word}.text`)}</p>
          </div>
        ))}
      </Slider>
    </section>
  );
}
