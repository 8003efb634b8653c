import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { type CampaignSheetFragment, StopCampaignDocument } from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatNumber } from '#web/i18n/index.ts';
import { Card } from '#web/ui/index.ts';

type Part = { campaign: CampaignSheetFragment };

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-6 border-line py-1.5 not-last:border-b">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular font-[560]">{children}</dd>
    </div>
  );
}

/** How many a draft would reach, why not the others, and what is done with it. */
export function Reach({ campaign: { reach }, children }: Part & { children: ReactNode }) {
  const t = useTranslations('admin.campaigns.reach');
  if (!reach) return null;
  const languages = (['fr', 'en', 'es'] as const).filter(each => reach[each] > 0);
  return (
    <Card className="flex flex-col gap-3 p-5 sm:p-6">
      <h2 className="display text-22">
        {t('writable', { count: reach.writable, persons: formatNumber(reach.writable) })}
      </h2>
      <dl className="max-w-xl text-14">
        <Fact label={t('total')}>{formatNumber(reach.total)}</Fact>
        <Fact label={t('unconfirmed')}>{formatNumber(reach.unconfirmed)}</Fact>
        <Fact label={t('blocked')}>{formatNumber(reach.blocked)}</Fact>
        {languages.map(each => (
          <Fact key={each} label={t(each)}>
            {formatNumber(reach[each])}
          </Fact>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </Card>
  );
}

const PARTS = ['total', 'sent', 'waiting', 'refused', 'left'] as const;

/** What became of a letter that was begun; while it is sent, the way to stop it. */
export function Result({ campaign: { id, state, counts, beganAt, endedAt } }: Part) {
  const t = useTranslations('admin.campaigns');
  const send = useSend();
  return (
    <Card className="flex flex-col gap-3 p-5 sm:p-6">
      <h2 className="display text-22">{t('result.title')}</h2>
      <dl className="max-w-xl text-14">
        {PARTS.map(each => (
          <Fact key={each} label={t(`result.${each === 'waiting' && state === 'STOPPED' ? 'unsent' : each}`)}>
            {formatNumber(counts[each])}
          </Fact>
        ))}
        {beganAt && <Fact label={t('result.began')}>{formatDateTime(beganAt)}</Fact>}
        {endedAt && <Fact label={t('result.ended')}>{formatDateTime(endedAt)}</Fact>}
      </dl>
      {state === 'SENDING' && (
        <>
          <p className="text-14 text-ink-soft">{t('stopText')}</p>
          <Action className="self-start" onAct={() => send(StopCampaignDocument, { id })}>
            {t('stop')}
          </Action>
        </>
      )}
    </Card>
  );
}
