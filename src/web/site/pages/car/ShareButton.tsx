import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useAct, useToasts } from '#web/features/toasts/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';

/** Shares the page. Without scripts it is a link to the page, without campaign parameters. */
export function ShareButton({ slug, title }: { slug: string; title: string }) {
  const t = useTranslations('ad');
  const locale = useLocale();
  const { say } = useToasts();
  const { act } = useAct();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    void act(async () => {
      const { share } = await import('./share.ts');
      if ((await share(href, title)) === 'copied') say('linkCopied');
    });
  };
  return (
    <a
      href={linkTo('car', locale, { slug })}
      data-action="share"
      aria-label={t('share')}
      onClick={handleClick}
      className="inline-flex size-11 items-center justify-center"
    >
      <Icon name="share" />
    </a>
  );
}
