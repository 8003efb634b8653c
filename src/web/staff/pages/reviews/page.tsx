import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { brand } from '#shared/brand.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { FileField } from '#web/features/uploads/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  ImportReviewsDocument,
  type ImportReviewsMutation,
  SaveReviewFigureDocument,
  SetReviewStateDocument,
  StaffReviewFiguresDocument,
  type StaffReviewFiguresQuery,
  type StaffReviewRowFragment,
  StaffReviewsDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatNumber, formatRating } from '#web/i18n/index.ts';
import { CentsField, FormButton, readText } from '#web/staff/forms/index.ts';
import { AdminArea, Day, DialogButton, List, staffMeta } from '#web/staff/frame/index.ts';
import {
  Badge,
  Button,
  Card,
  Dialog,
  Form,
  FormAlert,
  optionsOf,
  Skeleton,
  TextField,
} from '#web/ui/index.ts';
import { ReviewDialog, STATES, starsIn } from './ReviewDialog.tsx';

export const meta = staffMeta(t => t('admin.reviews.title'));

/** The reviews, published or not, and their overall figures. */
export default function ReviewsPage() {
  const t = useTranslations('admin.reviews');
  return (
    <AdminArea
      section="admin/reviews"
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <DialogButton
            look="secondary"
            label={t('import')}
            dialog={close => <ImportDialog onClose={close} />}
          />
          <DialogButton label={t('add')} dialog={close => <ReviewDialog review={null} onClose={close} />} />
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <Figures />
        <List
          {...{ document: StaffReviewsDocument, label: t('label'), t, sheet: ['reviews', t('file')] }}
          variables={({ text, page, sort, state }) => ({ search: text, page, sort, state })}
          page={({ staffReviews: { reviews, totalCount } }) => [reviews, totalCount]}
          keyOf={review => review.uuid}
          // Names the version read: a review that its author has changed since is not published with the others.
          actsOn={({ uuid, version }) => `${uuid}_${version}`}
          acts={(['PUBLISH', 'HIDE'] as const).map(act => ({
            ...{ act, permission: 'Content:update', label: t(`acts.${act}`) },
          }))}
          filters={{
            state: { label: t('state'), options: optionsOf(STATES, state => t(`states.${state}`)) },
          }}
          columns={[
            { title: t('columns.review'), sort: 'NAME', cell: review => <Said review={review} /> },
            {
              title: t('columns.note'),
              sort: 'NOTE',
              cell: ({ note }) => (
                <span className="tabular whitespace-nowrap">
                  {t('stars', { count: String(starsIn(note)) })}
                </span>
              ),
            },
            {
              title: t('columns.source'),
              isMinor: true,
              cell: ({ source }) => (source === 'house' ? brand().name : source),
            },
            { name: 'date', sort: 'DATE', isMinor: true, cell: ({ date }) => <Day at={date} /> },
            { name: 'state', cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge> },
            { title: t('columns.act'), cell: review => <Actions review={review} /> },
          ]}
        />
      </div>
    </AdminArea>
  );
}

const TONES = { DRAFT: 'brass', PUBLISHED: 'good', HIDDEN: 'plain' } as const;

type Props = { review: StaffReviewRowFragment };

function Said({ review: { name, title, message, language } }: Props) {
  const t = useTranslations('admin.reviews');
  return (
    <span className="flex max-w-xl flex-col">
      <span className="font-[560]">{[name ?? t('anonymous'), title].filter(Boolean).join(', ')}</span>
      <span lang={language ?? undefined} className="line-clamp-2 text-ink-soft">
        {message}
      </span>
    </span>
  );
}

function Actions({ review }: Props) {
  const t = useTranslations('admin.reviews');
  const send = useSend();
  const { uuid, state, version: seenVersion } = review;
  const isPublic = state === 'PUBLISHED';
  const name = review.name ?? t('anonymous');
  return (
    <span className="flex gap-2 max-md:flex-wrap">
      <DialogButton
        look="secondary"
        label={t('change')}
        of={name}
        dialog={close => <ReviewDialog review={review} onClose={close} />}
      />
      <Action
        look="quiet"
        onAct={() =>
          send(SetReviewStateDocument, { uuid, seenVersion, state: isPublic ? 'HIDDEN' : 'PUBLISHED' })
        }
      >
        {t(isPublic ? 'hide' : 'publish')}
        <span className="sr-only">{`, ${name}`}</span>
      </Action>
    </span>
  );
}

type Chosen = { readonly file: File | null };
type Imported = ImportReviewsMutation['importReviews'];

/** Imports reviews from a spreadsheet: all of them, or a list of what must be corrected first. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.reviews.importForm');
  const [imported, setImported] = useState<Imported | null>(null);
  const take = async ({ file }: Chosen) => {
    setImported(null);
    return request(ImportReviewsDocument, { csv: file ? await readText(file) : '' });
  };
  const form = useForm<Chosen, ImportReviewsMutation>({ file: null }, take, answer => {
    setImported(answer.importReviews);
    // The next file is chosen anew, so that none is imported twice or read again uncorrected.
    form.put({ file: null });
  });
  return (
    <Dialog name="import-reviews" title={t('title')} isOpen onClose={onClose}>
      <Form onSend={form.send} className="mt-2 flex flex-col gap-5">
        <p className="text-14 text-ink-soft">{t('text')}</p>
        <FileField
          key={imported === null ? 'first' : 'next'}
          label={t('file')}
          name="csv"
          accept=".csv,text/csv"
          onFile={file => form.put({ file })}
        />
        <FormAlert>{form.alert}</FormAlert>
        {imported && <Outcome imported={imported} />}
        <Button type="submit" disabled={form.values.file === null}>
          {t('send')}
        </Button>
      </Form>
    </Dialog>
  );
}

function Outcome({ imported: { addedCount, problems } }: { imported: Imported }) {
  const t = useTranslations('admin.reviews.importForm');
  return (
    <div role="status" className="text-14">
      {problems.length === 0 ? (
        t('added', { count: addedCount })
      ) : (
        <>
          <p className="text-red">{t('problems')}</p>
          <ul className="tabular mt-1 list-disc pl-5">
            {problems.map(({ line, field }) => (
              <li key={`${line} ${field}`}>{t('problem', { line: String(line), field })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type Figure = StaffReviewFiguresQuery['reviewFigures'][number];
const NAMES = ['google', 'trustpilot', 'own', 'customers'] as const;
const nameIn = (name: string) => NAMES.find(each => each === name) ?? 'own';

/** Formats a figure: stars are stored in tenths, customers as a number. */
const shown = ({ name, figure }: Figure) =>
  name === 'customers' ? formatNumber(figure) : formatRating(figure / 10);

/** Parses `4,8` or `1 300` into the stored figure; -1, which the server refuses, for invalid text. */
function keptOf(name: string, typed: string): number {
  const value = Number(typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));
  if (!Number.isFinite(value) || typed.trim() === '') return -1;
  return name === 'customers' ? Math.trunc(value) : Math.round(value * 10);
}

/** The overall figures on the site, each with source and date. */
function Figures() {
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
