import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MadeAdDocument, type MadeAdQuery } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import type { Draft, InquiryForm } from './draft.ts';

type MyAd = NonNullable<MadeAdQuery['myCar']>;
/** The ad made by a form, in its current state. GONE: it is no longer the sender's; UNKNOWN: the request failed. */
export type MadeAd = Omit<MyAd, 'state'> & { state: MyAd['state'] | 'GONE' | 'UNKNOWN' };

type Props = {
  draft: Draft;
  /** null if the form makes no ad. */
  ad?: MadeAd | null;
};

/** The confirmation of a sent form: what happens next, and the state of the ad it made. */
export function Sent({ draft, ad = null }: Props) {
  const t = useTranslations('inquiry.common');
  const within = useTranslations('inquiry.within')(`${draft.dueInHours as 24}`);
  const isDraft = ad?.state === 'DRAFT';
  const isPrepared = draft.form === 'managedSale' && ad?.state === 'PREPARING';
  // Senders who finish the ad themselves are not answered yet; the ad's own state is shown instead of a promise.
  const isAnswered = ad === null || isPrepared || (isDraft && draft.form === 'sellAuction');
  const [title, text] = isPrepared
    ? (['sentTitle', 'sentManaged'] as const)
    : draft.form === 'withdrawal'
      ? (['withdrawnTitle', 'withdrawnText'] as const)
      : (['sentTitle', 'sentText'] as const);
  return (
    <div className="flex flex-col items-start gap-4 rounded-box bg-wash p-6 sm:p-8">
      <Icon name={isAnswered ? 'check' : 'pencil'} className={isAnswered ? 'size-10 text-good' : 'size-10'} />
      <h2 tabIndex={-1} className="display text-28 outline-none">
        {t(isAnswered ? title : isDraft ? 'draftedTitle' : 'adTitle')}
      </h2>
      {isAnswered && <p className="max-w-prose text-ink-soft">{t(text, { within })}</p>}
      {ad && !isPrepared && (
        <p className="max-w-prose text-ink-soft">
          {isDraft && isAnswered && `${t('draftedTitle')} `}
          {ad.state === 'DRAFT' ? t('drafted', { count: ad.missing.length }) : t(`adNow.${ad.state}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {ad && isDraft && draft.carUuid ? (
          <LocaleButton to="user/cars/edit" params={{ id: draft.carUuid }} query={{ step: 'preview' }}>
            {t('toMyCars')}
          </LocaleButton>
        ) : (
          ad && <LocaleButton to="user/cars">{t(isPrepared ? 'toPrepared' : 'toAds')}</LocaleButton>
        )}
        <LocaleButton look={ad ? 'secondary' : 'primary'} to="search">
          {t('toCars')}
        </LocaleButton>
      </div>
    </div>
  );
}

/** Returns the ad made by a form; null if it makes none, undefined while it is loading. */
export function useMadeAd(form: InquiryForm, draft: Draft | null): MadeAd | null | undefined {
  const uuid = form.makesAd && draft?.isSent ? draft.carUuid : null;
  const [found, setFound] = useState<MadeAd>();
  useEffect(() => {
    if (uuid)
      request(MadeAdDocument, { uuid }).then(
        ({ myCar }) => setFound(myCar ?? { state: 'GONE', missing: [] }),
        () => setFound({ state: 'UNKNOWN', missing: [] }),
      );
  }, [uuid]);
  return uuid === null ? null : found;
}
