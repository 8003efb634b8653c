import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { OpenStepsDocument } from '#web/graphql/documents.gen.ts';

/** What of the file of a car is still open, as it is about to be published or put under the hammer. */
export function OpenSteps({ uuid }: { uuid: string }) {
  const t = useTranslations('admin.consignments');
  const steps = useQueryOf(OpenStepsDocument, { uuid }, { enabled: uuid !== '' }).data?.openSteps ?? [];
  return (
    <span role="status" className="block">
      {steps.length > 0 && (
        <span data-open-steps className="block rounded-box bg-brass-wash px-4 py-3 text-14 text-ink">
          {t('openSteps', { steps: steps.map(step => t(`stages.${step}`)).join(', ') })}
        </span>
      )}
    </span>
  );
}
