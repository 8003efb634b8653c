import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/index.ts';
import { storeReturnPath } from './return-path.ts';

const PROVIDERS = ['google', 'facebook'] as const;

/** Goes to a provider's sign-in, which leads back to `returnPath`. */
function leaveFor(provider: (typeof PROVIDERS)[number], returnPath: string): void {
  storeReturnPath(returnPath);
  location.assign(`/auth/${provider}`);
}

/** The buttons to sign in through a provider, which leads back to `returnPath`. */
export function SocialButtons({ returnPath }: { returnPath: () => string }) {
  const t = useTranslations('auth');
  return (
    <div className="flex flex-col gap-3">
      {PROVIDERS.map(provider => (
        <Button key={provider} look="secondary" size="large" onClick={() => leaveFor(provider, returnPath())}>
          <ProviderMark provider={provider} />
          {t(`with.${provider}`)}
        </Button>
      ))}
      <p className="mt-3 mb-6 flex items-center gap-4 text-14 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
    </div>
  );
}

const MARKS: Record<(typeof PROVIDERS)[number], string> = {
  google:
    'M21 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.1a4.4 4.4 0 0 1-1.9 2.9v2.4h3.1c1.8-1.7 2.7-4.1 2.7-7.1M12 21.4c2.6 0 4.7-.8 6.3-2.3l-3.1-2.4a5.7 5.7 0 0 1-8.5-3H3.5v2.5A9.4 9.4 0 0 0 12 21.4M6.7 13.7a5.7 5.7 0 0 1 0-3.6V7.6H3.5a9.4 9.4 0 0 0 0 8.5zM12 6.4c1.4 0 2.7.5 3.7 1.4l2.7-2.7A9.4 9.4 0 0 0 3.5 7.6l3.2 2.5A5.6 5.6 0 0 1 12 6.4',
  facebook:
    'M21.5 12a9.5 9.5 0 1 0-11 9.4v-6.6H8.1V12h2.4V9.9c0-2.4 1.4-3.7 3.6-3.7 1 0 2.1.2 2.1.2v2.3H15c-1.2 0-1.5.7-1.5 1.5V12h2.6l-.4 2.8h-2.2v6.6a9.5 9.5 0 0 0 8-9.4',
};

function ProviderMark({ provider }: { provider: (typeof PROVIDERS)[number] }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5">
      <path d={MARKS[provider]} />
    </svg>
  );
}
