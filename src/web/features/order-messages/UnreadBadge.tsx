import { useTranslations } from 'use-intl';
import { Badge } from '#web/ui/index.ts';

/** The number of unread messages of an order; nothing if there are none. */
export function UnreadBadge({ count }: { count: number }) {
  const t = useTranslations('orderMessages');
  if (count === 0) return null;
  return (
    <Badge tone="night" data-unread-messages={String(count)}>
      {t('unread', { count })}
    </Badge>
  );
}
