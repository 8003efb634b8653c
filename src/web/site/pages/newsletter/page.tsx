import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { plainMeta } from '#web/page-head.ts';
import { NewsletterChoice, NewsletterForm } from '#web/site/newsletter/index.ts';

export const meta = plainMeta('newsletter', t => ({
  title: t('newsletter.heading'),
  description: t('newsletter.text'),
}));

/** Without a token the newsletter form; with the letter's token it confirms or unsubscribes. */
export default function NewsletterPage() {
  const t = useTranslations('newsletter');
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <div className="page-width flex flex-col items-start gap-6 py-16 lg:py-24">
      <h1 className="display text-36 sm:text-48">{t('heading')}</h1>
      {token ? (
        <NewsletterChoice token={token} />
      ) : (
        <>
          <p className="max-w-prose text-18 text-ink-soft">{t('text')}</p>
          <NewsletterForm />
        </>
      )}
    </div>
  );
}
