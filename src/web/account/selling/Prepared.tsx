import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';
import { SaveMyCarDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Icon } from '#web/ui/index.ts';
import type { OwnFile } from './Consigned.tsx';
import type { MyCarEditor } from './use-my-car.ts';

const NEEDS = ['papers', 'invoices', 'visit'] as const;

type PreparedProps = { readonly mine: MyCarEditor; readonly file: OwnFile | null };

/**
 * For sellers who leave the whole sale to the house: what it does now, and what it will need. Nothing once they have
 * signed and the file shows everything.
 */
export function Prepared({ mine: { car, act }, file }: PreparedProps) {
  const t = useTranslations('selling.prepared');
  const { uuid, version, mayTakeOver } = car;
  const stage = file?.stage;
  if (file?.mandateState === 'IN_FORCE') return null;
  const wish = { ...car.wish, kind: 'AD' } as const;
  const takeOver = () =>
    act(request(SaveMyCarDocument, { uuid, version, data: null, wish }).then(({ saveMyCar }) => saveMyCar));
  // A closed file is not being prepared any more.
  if (stage === 'LOST') return mayTakeOver && <Action onAct={takeOver}>{t('takeOver')}</Action>;
  return (
    <section
      aria-labelledby={`prepared-${uuid}`}
      data-section="prepared"
      className="flex flex-col items-start gap-6 rounded-box bg-wash p-6 sm:p-8"
    >
      <div className="flex flex-col gap-2">
        <h2 id={`prepared-${uuid}`} className="display text-28">
          {t('title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('text')}</p>
      </div>
      {(stage ?? 'PROPOSAL') === 'PROPOSAL' && (
        <div className="flex max-w-prose flex-col gap-1.5">
          <h3 className="font-[560]">{t('nextTitle')}</h3>
          <p>{t('next')}</p>
        </div>
      )}
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
      {mayTakeOver && <Action onAct={takeOver}>{t('takeOver')}</Action>}
    </section>
  );
}
