import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { OpenStepsDocument, type OpenStepsQuery } from '#web/graphql/documents.gen.ts';
import { TextArea, UiWords, useUiWords } from '#web/ui/index.ts';
import { OpenConsignment } from './OpenConsignment.tsx';

type Props = {
  /** The cars; with an empty list nothing is loaded. */
  readonly uuids: readonly string[];
  /** The field in which staff may record the seller's approval, for a single car. */
  readonly approval?: Pick<Parameters<typeof TextArea>[0], 'name' | 'value' | 'onChange' | 'error'>;
};

type OpenFile = OpenStepsQuery['openSteps'][number];

/** The open steps in the files of cars that are about to be published or put into an auction. */
export function OpenSteps({ uuids, approval }: Props) {
  const t = useTranslations('admin.consignments');
  const asked = useQueryOf(OpenStepsDocument, { uuids: [...uuids] }, { enabled: uuids.length > 0 });
  const files = asked.data?.openSteps ?? [];
  const isUnapproved = files.some(({ steps }) => steps.includes('APPROVAL'));
  const stepsOf = ({ id, steps }: OpenFile) =>
    id === null ? t('openSteps.unopened') : steps.map(step => t(`stages.${step}`)).join(', ');
  const [only] = uuids.length === 1 ? files : [];
  const quiet = { ...useUiWords(), optional: '' };
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      <div role="status">
        {files.length > 0 && (
          <div
            data-open-steps
            className="flex flex-col gap-1 rounded-box bg-brass-wash px-4 py-3 text-14 text-ink"
          >
            {only ? (
              <p>{only.id === null ? t('openSteps.noFile') : t('openSteps.one', { steps: stepsOf(only) })}</p>
            ) : (
              <>
                <p>{t('openSteps.many', { count: files.length })}</p>
                <ul className="max-h-40 list-disc overflow-y-auto pl-5">
                  {files.map(file => (
                    <li key={file.adUuid}>
                      {t('openSteps.car', { car: file.title, steps: stepsOf(file) })}
                      <Change change={file.change} />
                    </li>
                  ))}
                </ul>
              </>
            )}
            {only && <Change change={only.change} />}
            <p>{t(isUnapproved ? 'openSteps.needsApproval' : 'openSteps.mayGoOn')}</p>
          </div>
        )}
      </div>
      {only?.id === null && <OpenConsignment adUuid={only.adUuid} />}
      {approval && isUnapproved && only?.id !== null && (
        // Required only in some cases, so it is not marked as optional.
        <UiWords words={quiet}>
          <TextArea label={t('approval.how')} hint={t('approval.hint')} rows={2} {...approval} />
        </UiWords>
      )}
    </div>
  );
}

/** The changes that the seller requests first. */
function Change({ change }: Pick<OpenFile, 'change'>) {
  const t = useTranslations('admin.consignments');
  return change && <p className="whitespace-pre-line">{t('next.APPROVAL.CHANGE', { change })}</p>;
}
