import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageOf } from '#shared/words/locale.ts';
import { useRefresh } from '#web/features/cache/index.ts';
import { CardDialog } from '#web/features/card-check/index.ts';
import { refreshMe } from '#web/features/session/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  CreateCardCheckoutSessionDocument,
  type MyAccountQuery,
  RemoveCardDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Badge, Icon } from '#web/ui/index.ts';

type Card = NonNullable<MyAccountQuery['myCard']>;

/** Returns the month printed on a card: the last one in which it is valid. */
function lastMonthOf({ expiresAt }: Card): string {
  const last = new Date(Date.parse(expiresAt) - 1);
  return `${String(last.getUTCMonth() + 1).padStart(2, '0')}/${last.getUTCFullYear()}`;
}

/** The card on file; it can be replaced or removed. */
export function CardPanel({ personId, card }: { personId: string; card: Card | null }) {
  const t = useTranslations('profile.card');
  const { say } = useToasts();
  const refresh = useRefresh();
  const locale = useLocale();
  const [secret, setSecret] = useState<string | null>(null);
  const open = async () => {
    const language = languageOf(locale);
    const answer = await request(CreateCardCheckoutSessionDocument, { id: personId, language });
    setSecret(answer.createCardCheckoutSession);
  };
  const changed = async (message: 'cardSaved' | 'cardRemoved') => {
    say(message);
    await Promise.all([refresh(), refreshMe()]);
  };
  const remove = async () => {
    await request(RemoveCardDocument, {});
    await changed('cardRemoved');
  };
  return (
    <>
      {card ? (
        <p className="tabular flex flex-wrap items-center gap-x-4 gap-y-2">
          <Icon name="card" className="size-6" />
          <span className="font-[560]">
            {t('number', { brand: t(`brands.${brandOf(card)}`), last: card.lastFour })}
          </span>
          <span className="text-ink-soft">{t('until', { month: lastMonthOf(card) })}</span>
          <Badge tone={card.isValid ? 'good' : 'red'}>{t(card.isValid ? 'valid' : 'expired')}</Badge>
        </p>
      ) : (
        <p>{t('none')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Action onAct={open}>{t(card ? 'replace' : 'add')}</Action>
        {card && (
          <Action look="quiet" onAct={remove}>
            {t('remove')}
          </Action>
        )}
      </div>
      <CardDialog
        secret={secret}
        onClose={() => setSecret(null)}
        onDone={() => {
          setSecret(null);
          void changed('cardSaved');
        }}
      />
    </>
  );
}

function brandOf({ brand }: Card): 'visa' | 'mastercard' | 'card' {
  return brand === 'visa' || brand === 'mastercard' ? brand : 'card';
}
