import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { OpenStepsDocument } from '#web/graphql/documents.gen.ts';
import { TextArea } from '#web/ui/index.ts';

type Props = {
  /** The cars; none is asked of for none. */
  readonly uuids: readonly string[];
  /** Where staff may write down that a seller approves of the ad of the one car. */
  readonly approval?: Pick<Parameters<typeof TextArea>[0], 'name' | 'value' | 'onChange' | 'error'>;
};

/** What of the files of cars is still open, as they are about to be published or put under the hammer. */
export function OpenSteps({ uuids, approval }: Props) {
  const t = useTranslations('admin.consignments');
  const asked = useQueryOf(OpenStepsDocument, { uuids: [...uuids] }, { enabled: uuids.length > 0 });
  const files = asked.data?.openSteps ?? [];
  const isUnapproved = files.some(({ steps }) => steps.includes('APPROVAL'));
  const named = files.map(({ id, title, steps }) => ({
    ...{ id, car: title, steps: steps.map(step => t(`stages.${step}`)).join(', ') },
  }));
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      <div role="status">
        {named.length > 0 && (
          <div
            data-open-steps
            className="flex flex-col gap-1 rounded-box bg-brass-wash px-4 py-3 text-14 text-ink"
          >
            {uuids.length === 1 ? (
              named.map(({ id, steps }) => <p key={id}>{t('openSteps.one', { steps })}</p>)
            ) : (
              <>
                <p>{t('openSteps.many', { count: named.length })}</p>
                <ul className="max-h-40 list-disc overflow-y-auto pl-5">
                  {named.map(({ id, ...words }) => (
                    <li key={id}>{t('openSteps.car', words)}</li>
                  ))}
                </ul>
              </>
            )}
            <p>{t(isUnapproved ? 'openSteps.needsApproval' : 'openSteps.mayGoOn')}</p>
          </div>
        )}
      </div>
      {approval && isUnapproved && (
        <TextArea label={t('approval.how')} hint={t('approval.hint')} rows={2} {...approval} />
      )}
    </div>
  );
}
