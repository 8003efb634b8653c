import { useTranslations } from 'use-intl';
import { LocaleLink } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import { useMe } from '../session/index.ts';

/** Signing in, or one's own name: the place is the same size from the first moment on. */
export function AccountLink() {
  const t = useTranslations('site.nav');
  const me = useMe();
  const isPerson = me.kind === 'person';
  return (
    <LocaleLink
      to={isPerson ? 'user' : 'auth/login'}
      data-account={me.kind}
      aria-label={isPerson ? t('accountOf', { name: me.person.firstName }) : t('signIn')}
      className="inline-flex h-11 w-11 items-center justify-center gap-2 rounded-pill text-14 hover:bg-wash lg:w-[10rem] lg:flex-row-reverse lg:justify-start lg:px-3"
    >
      <Icon name="user" />
      <span aria-hidden="true" className="hidden truncate lg:inline">
        {me.kind === 'unknown' ? '' : isPerson ? me.person.firstName : t('signIn')}
      </span>
    </LocaleLink>
  );
}
