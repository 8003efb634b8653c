import { useTranslations } from 'use-intl';
import { picturedCar } from '#web/features/content/index.ts';
import type { ArticleTeaserFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, LocaleLink } from '#web/i18n/index.ts';
import { classes, Photo } from '#web/ui/index.ts';

type Props = { article: ArticleTeaserFragment; isLead?: boolean; level?: 2 | 3 };

/** An article in a list; the newest is set larger. */
export function Teaser({ article, isLead = false, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const [tag] = article.tags;
  const picture = picturedCar(article.cars)?.photos.front;
  return (
    <article
      className={classes(
        'relative flex h-full flex-col gap-4 border-ink border-t-2 pt-5',
        isLead && 'lg:grid lg:grid-cols-2 lg:gap-x-12 lg:pt-8',
      )}
    >
      {picture && (
        <Photo
          source={picture}
          alt=""
          isFirst={isLead}
          sizes={
            isLead
              ? '(min-width: 1024px) 600px, 100vw'
              : '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw'
          }
          className={classes('aspect-[3/2] w-full rounded-box', isLead && 'lg:row-span-2')}
        />
      )}
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

/** An article's author and date. */
export function Byline({ article }: { article: Pick<ArticleTeaserFragment, 'author' | 'date'> }) {
  const t = useTranslations('pages.blog');
  return (
    <p className="tabular mt-auto text-14 text-ink-soft">
      {article.author && <>{t('by', { author: article.author })} · </>}
      <time dateTime={article.date}>{formatDate(article.date)}</time>
    </p>
  );
}
