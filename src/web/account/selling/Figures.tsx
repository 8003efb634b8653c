import { useTranslations } from 'use-intl';
import type { MyCarHeadFragment } from '#web/graphql/documents.gen.ts';
import { Icon, type IconName } from '#web/ui/index.ts';

const FIGURES = [
  ['views', 'eye'],
  ['favorites', 'heart'],
  ['questions', 'info'],
  ['bids', 'gavel'],
] as const satisfies readonly (readonly [string, IconName])[];

/** The figures of a car: views, favourites and so on. */
export function Figures({ figures }: { figures: MyCarHeadFragment['figures'] }) {
  const t = useTranslations('selling.figures');
  if (!figures) return null;
  return (
    <ul className="tabular flex flex-wrap gap-x-5 gap-y-1 text-14 text-ink-soft">
      {FIGURES.map(([name, icon]) => (
        <li key={name} data-figure={name} className="flex items-center gap-1.5">
          <Icon name={icon} className="size-4" />
          {t(name, { count: figures[name] })}
        </li>
      ))}
      {figures.openQuestions > 0 && (
        <li className="font-[560] text-red">{t('openQuestions', { count: figures.openQuestions })}</li>
      )}
    </ul>
  );
}
