import { useTranslations } from 'use-intl';
import { Badge } from '#web/ui/index.ts';

/** How many messages of an order are new; nothing where none is. */
export function UnreadBadge({ count }: { count: number }) {
  const t = useTranslations('orderMessages');
  if (count === 0) return null;
  return (
    <Badge tone="night" data-unread-messages={String(count)}>
      {t('unread', { count })}
    </Badge>
  );
}
