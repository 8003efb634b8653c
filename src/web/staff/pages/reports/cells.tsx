import { useTranslations } from 'use-intl';
import type { StaffReportFragment } from '#web/graphql/documents.gen.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { useCan } from '#web/staff/frame/index.ts';
import { Badge } from '#web/ui/index.ts';

type Props = { report: StaffReportFragment };

/** What was reported, and the way to it. */
export function Subject({ report: { number, subject, subjectId, excerpt, author, ad } }: Props) {
  const t = useTranslations('admin.reports');
  const nameless = useTranslations('admin.people')('nameless');
  const maySeeAll = useCan('Ads:update');
  const look = 'underline underline-offset-4';
  return (
    <div className="flex flex-col items-start gap-1 py-1">
      <span className="tabular text-12 text-ink-soft">
        {t('number', { number: String(number) })} · {t(`subjects.${subject}`)}
      </span>
      {ad?.isPublic ? (
        <LocaleLink to="car" params={{ slug: ad.slug }} className={look}>
          {excerpt}
        </LocaleLink>
      ) : ad && maySeeAll ? (
        <LocaleLink to="admin/ads/preview" params={{ uuid: ad.uuid }} className={look}>
          {excerpt}
        </LocaleLink>
      ) : subject === 'MEMBER' ? (
        <LocaleLink to="u" params={{ id: subjectId }} className={look}>
          {excerpt}
        </LocaleLink>
      ) : (
        <span>{excerpt}</span>
      )}
      {author && (
        <LocaleLink to="admin/people/person" params={{ id: author.id }} className={`text-12 ${look}`}>
          {author.name || nameless}
        </LocaleLink>
      )}
    </div>
  );
}

/** Why, and what was said against the decision. */
export function Said({ report: { reason, text, email, appeals } }: Props) {
  const t = useTranslations('admin.reports');
  return (
    <div className="flex max-w-prose flex-col items-start gap-1 py-1">
      <Badge>{t(`reasons.${reason}`)}</Badge>
      {text && <p className="whitespace-pre-line">{text}</p>}
      {email && <p className="text-12 text-ink-soft">{email}</p>}
      {appeals.map(appeal => (
        <p key={appeal.side} className="whitespace-pre-line border-line border-l-2 pl-3">
          <span className="block text-12 text-ink-soft">{t(`appeals.${appeal.side}`)}</span>
          {appeal.text}
        </p>
      ))}
    </div>
  );
}
