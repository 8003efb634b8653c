import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MissingOfDraftDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import { type Draft, type InquiryForm, isOwnAd } from './draft.ts';

/** What follows once a wish is on its way, or the draft of an ad is made that its seller sends. */
export function Sent({ form, draft }: { form: InquiryForm; draft: Draft }) {
  const t = useTranslations('inquiry');
  const { makesAd } = form;
  const isDraft = isOwnAd(form);
  const count = useMissingOf(isDraft ? draft.carUuid : null);
  const isWithdrawal = form.name === 'withdrawal';
  const within = t(`within.${draft.dueInHours as 24}`);
  return (
    <div role="status" className="flex flex-col items-start gap-4 rounded-box bg-wash p-6 sm:p-8">
      <Icon name={isDraft ? 'pencil' : 'check'} className={isDraft ? 'size-10' : 'size-10 text-good'} />
      <h2 tabIndex={-1} className="display text-28 outline-none">
        {t(isDraft ? 'common.draftedTitle' : isWithdrawal ? 'common.withdrawnTitle' : 'common.sentTitle')}
      </h2>
      <p className="max-w-prose text-ink-soft">
        {isDraft
          ? t('common.drafted', { count })
          : t(makesAd ? 'common.sentManaged' : isWithdrawal ? 'common.withdrawnText' : 'common.sentText', {
              within,
            })}
      </p>
      <div className="flex flex-wrap gap-3">
        {isDraft && draft.carUuid ? (
          <LocaleButton to="user/cars/edit" params={{ id: draft.carUuid }} query={{ step: 'preview' }}>
            {t('common.toMyCars')}
          </LocaleButton>
        ) : (
          makesAd && <LocaleButton to="user/cars">{t('common.toPrepared')}</LocaleButton>
        )}
        <LocaleButton look={makesAd ? 'secondary' : 'primary'} to="search">
          {t('common.toCars')}
        </LocaleButton>
      </div>
    </div>
  );
}

/** How much the draft still wants; 0 until it is known, for the way to it is there without. */
function useMissingOf(uuid: string | null): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (uuid)
      request(MissingOfDraftDocument, { uuid }).then(
        ({ myCar }) => setCount(myCar?.missing.length ?? 0),
        () => {},
      );
  }, [uuid]);
  return count;
}
