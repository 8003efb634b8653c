import { useTranslations } from 'use-intl';
import type { ArticleTeaserFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, LocaleLink } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';

/** An article as the list announces it; the newest is set larger. */
export function Teaser({
  article,
  isLead = false,
  level = 2,
}: {
  article: ArticleTeaserFragment;
  isLead?: boolean;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const [tag] = article.tags;
  return (
    <article
      className={classes(
        'relative flex h-full flex-col gap-4 border-ink border-t-2 pt-5',
        isLead && 'lg:grid lg:grid-cols-[8fr_4fr] lg:gap-12 lg:pt-8',
      )}
    >
      <div className="flex flex-col gap-3">
        {tag && <p className="overline-label text-brass-ink">{tag}</p>}
        <Heading className={classes('display', isLead ? 'text-36 sm:text-48 lg:text-64' : 'text-28')}>
          <LocaleLink
            to="blog/article"
            params={{ slug: article.slug }}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {article.title}
          </LocaleLink>
        </Heading>
      </div>
      <div className="flex flex-1 flex-col gap-4 lg:justify-end">
        <p className={isLead ? 'text-18 text-ink-soft' : 'text-ink-soft'}>{article.description}</p>
        <Byline article={article} />
      </div>
    </article>
  );
}

/** Who wrote it and when. */
export function Byline({ article }: { article: Pick<ArticleTeaserFragment, 'author' | 'date'> }) {
  const t = useTranslations('pages.blog');
  return (
    <p className="tabular mt-auto text-14 text-ink-soft">
      {article.author && <>{t('by', { author: article.author })} · </>}
      <time dateTime={article.date}>{formatDate(article.date)}</time>
    </p>
  );
}
