import { useTranslations } from 'use-intl';
import { formatDateTime } from '#web/i18n/index.ts';

type Props = { answeredAt: string | null; consultation: string | null };

/** When VIES answered about a number, and its consultation number; nothing before that. */
export function ViesAnswer({ answeredAt, consultation }: Props) {
  const t = useTranslations('orders.buyerVat');
  if (answeredAt === null) return null;
  return (
    <p className="text-14 text-ink-soft">
      {t('answered', { at: formatDateTime(answeredAt) })}
      {consultation !== null && ` · ${t('consultation', { number: consultation })}`}
    </p>
  );
}
