import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '#web/features/toasts/index.ts';
import { ConfirmNewsletterDocument, LeaveNewsletterDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button, FormOutcome } from '#web/ui/index.ts';

type Outcome = 'confirmed' | 'left' | 'unknown';

/** The page of a newsletter letter's link. It takes a click, because mail scanners follow links. */
export function NewsletterChoice({ token }: { token: string }) {
  const t = useTranslations('newsletter');
  const { isBusy, act } = useAct();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const choose = (wish: 'confirmed' | 'left') =>
    act(async () => {
      const isKnown =
        wish === 'confirmed'
          ? (await request(ConfirmNewsletterDocument, { token })).confirmNewsletter
          : (await request(LeaveNewsletterDocument, { token })).leaveNewsletter;
      setOutcome(isKnown ? wish : 'unknown');
    });

  return (
    <>
      {outcome && <FormOutcome className="text-18">{t(`outcomes.${outcome}`)}</FormOutcome>}
      {outcome === null && (
        <>
          <p className="max-w-prose text-18 text-ink-soft">{t('choice')}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="large" isBusy={isBusy} onClick={() => void choose('confirmed')}>
              {t('confirm')}
            </Button>
            <Button size="large" look="secondary" isBusy={isBusy} onClick={() => void choose('left')}>
              {t('leave')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
