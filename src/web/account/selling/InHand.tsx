import { useTranslations } from 'use-intl';
import type { MyCarWholeFragment } from '#web/graphql/documents.gen.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import type { OwnFile } from './Consigned.tsx';
import { AsPublic } from './PreviewStep.tsx';

type Props = { readonly car: MyCarWholeFragment; readonly stage: OwnFile['stage'] | undefined };

/** The data of a car that the house handles, read-only: the owner reports errors to the house. */
export function InHand({ car, stage }: Props) {
  const t = useTranslations('selling');
  const isOver = car.state === 'SOLD' || stage === 'LOST';
  return (
    <section
      aria-labelledby={`in-hand-${car.uuid}`}
      id="in-hand"
      data-section="in-hand"
      className="flex scroll-mt-24 flex-col gap-5"
    >
      <h2 id={`in-hand-${car.uuid}`} className="display text-28">
        {t('inHand.title')}
      </h2>
      {!isOver && (
        <>
          <p className="max-w-prose text-ink-soft">{t('inHand.text')}</p>
          <LocaleButton to="contact" look="secondary" className="self-start">
            {t('prepared.write')}
          </LocaleButton>
        </>
      )}
      {/* A car taken off the market is not previewed as for sale. */}
      <AsPublic car={car} isToCome={car.state !== 'WITHDRAWN'} />
    </section>
  );
}
