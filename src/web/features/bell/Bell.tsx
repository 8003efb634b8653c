import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LocaleLink } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import { usePersonId } from '../session/index.ts';
import { followUnread, useUnread } from './unread.ts';

const SHOWN_MAX = 99;

/** The link to the notifications; the unread count loads after the page and shifts nothing. */
export function Bell() {
  const t = useTranslations('site');
  const personId = usePersonId();
  const count = useUnread() ?? 0;
  useEffect(() => (personId === null ? undefined : followUnread()), [personId]);

  return (
    <LocaleLink
      to="user/notifications"
      data-unread={count}
      aria-label={t('bell', { count })}
      className="relative inline-flex size-11 items-center justify-center rounded-pill hover:bg-wash"
    >
      <Icon name="bell" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-1 right-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-pill bg-red px-1 text-12 font-[600] text-on-red"
        >
          {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
        </span>
      )}
    </LocaleLink>
  );
}
