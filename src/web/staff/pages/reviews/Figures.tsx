import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import {
  SaveReviewFigureDocument,
  StaffReviewFiguresDocument,
  type StaffReviewFiguresQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatNumber, formatRating } from '#web/i18n/index.ts';
import { CentsField, FormButton } from '#web/staff/forms/index.ts';
import { Card, Skeleton, TextField } from '#web/ui/index.ts';

type Figure = StaffReviewFiguresQuery['reviewFigures'][number];
const NAMES = ['google', 'trustpilot', 'own', 'customers'] as const;
const nameIn = (name: string) => NAMES.find(each => each === name) ?? 'own';

/** Stars are kept in tenths; of customers there is a number. */
const shown = ({ name, figure }: Figure) =>
  name === 'customers' ? formatNumber(figure) : formatRating(figure / 10);

/** `4,8` or `1 300` as it is kept; what is no figure is one that the server refuses. */
function keptOf(name: string, typed: string): number {
  const value = Number(typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));
  if (!Number.isFinite(value) || typed.trim() === '') return -1;
  return name === 'customers' ? Math.trunc(value) : Math.round(value * 10);
}

/** The figures that the site shows in sum, each with its source and its day. */
export function Figures() {
  const t = useTranslations('admin.reviews.figures');
  const query = useQueryOf(StaffReviewFiguresDocument, {});
  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-40" />} />;
  return (
    <section aria-label={t('title')}>
      <h2 className="display text-22">{t('title')}</h2>
      <p className="mt-1 text-14 text-ink-soft">{t('text')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {query.data.reviewFigures.map(figure => (
          <li key={figure.name}>
            <Card className="flex h-full flex-col gap-1 p-5" data-review-figure={figure.name}>
              <span className="display tabular text-36">{shown(figure)}</span>
              <span className="text-14">{t(`names.${nameIn(figure.name)}`)}</span>
              <span className="tabular text-12 text-ink-soft">
                {`${t('asOf')} ${formatDate(figure.asOf)}`}
              </span>
              <span className="text-12 text-ink-soft wrap-anywhere">{figure.sourceUrl || t('noSource')}</span>
              <span className="self-start">
                <ChangeFigure figure={figure} />
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeFigure({ figure: shownNow }: { figure: Figure }) {
  const t = useTranslations('admin.reviews.figures');
  const { name, sourceUrl, asOf } = shownNow;
  const of = t(`names.${nameIn(name)}`);
  return (
    <FormButton
      {...{ look: 'quiet', name: 'figure', label: t('change'), of, title: t('form', { name: of }) }}
      sendLabel={useTranslations('admin.form')('save')}
      first={() => ({ figure: shown(shownNow), sourceUrl, asOf })}
      act={({ figure, ...rest }) =>
        request(SaveReviewFigureDocument, { name, figure: keptOf(name, figure), ...rest })
      }
    >
      {({ field }) => (
        <>
          <CentsField label={t('figure')} isRequired {...field('figure')} />
          <TextField type="url" label={t('source')} {...field('sourceUrl')} />
          <TextField type="date" label={t('asOf')} isRequired {...field('asOf')} />
        </>
      )}
    </FormButton>
  );
}
