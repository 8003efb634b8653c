import { useTranslations } from 'use-intl';
import { StandingWord } from '#web/features/standing/index.ts';
import type { MyCarHeadFragment } from '#web/graphql/documents.gen.ts';
import { Badge, type BadgeTone } from '#web/ui/index.ts';

const TONES: Readonly<Record<MyCarHeadFragment['state'], BadgeTone>> = {
  DRAFT: 'plain',
  PREPARING: 'brass',
  IN_REVIEW: 'brass',
  CHANGES_ASKED: 'red',
  REFUSED: 'red',
  PUBLISHED: 'good',
  SOLD: 'night',
  WITHDRAWN: 'plain',
};

/** The state of a car, and whether it has unpublished changes. */
export function StateBadge({ car: { state, hasChanges, ad } }: { car: MyCarHeadFragment }) {
  const t = useTranslations('selling');
  return (
    <span className="flex flex-wrap gap-2">
      {state === 'PUBLISHED' && ad.lotState === 'UNSOLD' ? (
        <StandingWord standing="UNSOLD" />
      ) : (
        <Badge tone={TONES[state]} data-state={state}>
          {t(`states.${state}`)}
        </Badge>
      )}
      {hasChanges && <Badge tone="brass">{t('changesWait')}</Badge>}
    </span>
  );
}
