import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dateWords } from '#shared/words/date-words.ts';
import { slugify } from '#shared/words/text.ts';
import { NotYet, useQueryOf, useRefresh } from '#web/features/cache/index.ts';
import { useCarCatalogue } from '#web/features/car-catalogue/index.ts';
import { carTitle } from '#web/features/cards/index.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { Action, Written } from '#web/features/user-area/index.ts';
import {
  AdSubmissionsDocument,
  ApproveSubmissionDocument,
  AskForChangesDocument,
  RefuseSubmissionDocument,
  type WaitingAdFragment,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatDateTime, formatEuros } from '#web/i18n/index.ts';
import {
  AdminArea,
  DialogButton,
  joined,
  OpenSteps,
  staffMeta,
  useFieldWords,
} from '#web/staff/frame/index.ts';
import { Badge, Button, Card, Dialog, Form, FormEnd, Photo, TextArea } from '#web/ui/index.ts';
import { DraftAuction } from '../edit/DraftAuction.tsx';
import { openAuctionOf } from '../edit/use-edited-ad.ts';
import { Differences } from './Differences.tsx';

export const meta = staffMeta(t => t('admin.adReview.title'));

/** The ads that sellers have submitted, with their changes and the review. */
export default function AdReviewPage() {
  const t = useTranslations('admin.adReview');
  const query = useQueryOf(AdSubmissionsDocument, {});
  const refresh = useRefresh();
  const [told, setTold] = useState('');
  const waiting = query.data?.adSubmissions;
  const handleDecided = async (text: string) => {
    setTold(text);
    await refresh();
  };
  return (
    <AdminArea section="admin/ads/review" title={t('title')} text={t('text')}>
      <p role="status" className="live-line mb-4 text-14 text-good">
        {told}
      </p>
      {!waiting && <NotYet query={query} />}
      {waiting?.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
      <ul className="flex flex-col gap-6">
        {waiting?.map(one => (
          <li key={one.id}>
            <WaitingAd waiting={one} onDecided={text => void handleDecided(text)} />
          </li>
        ))}
      </ul>
    </AdminArea>
  );
}

type Props = { waiting: WaitingAdFragment; onDecided: (text: string) => void };

/** One submitted ad with its changes, and the three decisions. */
function WaitingAd({ waiting, onDecided }: Props) {
  const t = useTranslations('admin.adReview');
  const wordOf = useFieldWords();
  const { warn } = useToasts();
  const { id, ad } = waiting;
  const car = carTitle(ad);
  const [lack, setLack] = useState<string | null>(null);
  const approve = async () => {
    try {
      await request(ApproveSubmissionDocument, { id, auctionId: openAuctionOf(ad)?.id ?? null });
      onDecided(t('approved', { car }));
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'BadInput') throw error;
      if (error.field === 'state') return onDecided(t('decided'));
      if (error.field === 'auctionId') return onDecided(t('auctionSince', { car }));
      setLack(error.field);
      warn('BadInput');
    }
  };
  const ways = (onClose: () => void) => ({
    ...{ waiting, onClose },
    onDecided: (text: string) => {
      onClose();
      onDecided(text);
    },
  });
  return (
    <Card data-submission={id} className="flex flex-col gap-5 p-5">
      <Head waiting={waiting} />
      <p className="text-14 empty:hidden">
        <DraftAuction ad={ad} />
      </p>
      <div className="flex flex-col gap-5 has-[>:nth-child(2)]:xl:grid has-[>:nth-child(2)]:xl:grid-cols-[minmax(0,1fr)_20rem]">
        {waiting.earlier.length > 0 && <Earlier words={waiting.earlier} />}
        <Differences car={car} differences={waiting.differences} />
      </div>
      <OpenSteps uuids={[ad.uuid]} />
      {lack && <p role="alert">{t('stillMissing', { field: wordOf(lack) })}</p>}
      <div className="flex flex-wrap gap-3">
        <Action look="primary" onAct={approve}>
          {t('approve')}
        </Action>
        <DialogButton look="secondary" label={t('ask')} dialog={close => <AskDialog {...ways(close)} />} />
        <DialogButton
          look="secondary"
          label={t('refuse')}
          dialog={close => <RefuseDialog {...ways(close)} />}
        />
      </div>
    </Card>
  );
}

function Head({ waiting }: { waiting: WaitingAdFragment }) {
  const t = useTranslations('admin.adReview');
  const { ad, isNew, submission, wishesAuction, wishedReserve, price } = waiting;
  const { wishedStartingPrice: opening, wishedStartDate: day } = waiting;
  const reserve = wishedReserve === null ? t('noReserve') : formatEuros(wishedReserve);
  return (
    <header className="flex flex-wrap gap-5">
      {ad.photos.front && (
        <Photo source={ad.photos.front} alt="" sizes="160px" className="aspect-[3/2] w-40 rounded-box" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span>
          <Badge tone={isNew ? 'brass' : 'plain'}>{t(isNew ? 'isNew' : 'isChange')}</Badge>
        </span>
        <h2 className="display text-22">{carTitle(ad)}</h2>
        <p className="tabular text-14 text-ink-soft">
          {joined(
            ad.owner?.firstName,
            t('since', { date: formatDateTime(submission.submittedAt) }),
            wishesAuction ? t('auction', { reserve }) : price === null ? null : formatEuros(price),
            wishesAuction && opening !== null && t('opening', { price: formatEuros(opening) }),
            wishesAuction && day !== null && t('wishedDay', { day: dateWords(day) }),
          )}
        </p>
        <OwnNames ad={ad} />
      </div>
    </header>
  );
}

/** The names unknown to the catalogue: nobody searches for a misspelt one. */
function OwnNames({ ad: { brand, model, version } }: { ad: WaitingAdFragment['ad'] }) {
  const t = useTranslations('admin.adReview');
  const wordOf = useFieldWords();
  const catalogue = useCarCatalogue(brand, model);
  if (catalogue === null) return null;
  const isVersionKnown = catalogue.versions.some(one => slugify(one) === slugify(version ?? ''));
  const names = [
    ...catalogue.ownWords.map(field => [field, field === 'brand' ? brand : model] as const),
    ...(version && !isVersionKnown ? [['version', version] as const] : []),
  ];
  if (names.length === 0) return null;
  const said = names.map(([field, name]) => t('ownName', { field: wordOf(field), name }));
  return (
    <p data-own-names className="text-14 text-brass-ink">
      {t('ownNames', { names: said.join(', ') })}
    </p>
  );
}

type Word = WaitingAdFragment['earlier'][number];

/** The house's earlier remarks to the seller, to check whether they were followed. */
function Earlier({ words }: { words: readonly Word[] }) {
  const t = useTranslations('admin.adReview');
  return (
    <section className="flex flex-col gap-3 rounded-box bg-brass-wash p-4 text-14">
      <h3 className="font-[560]">{t('earlier')}</h3>
      <ul className="flex flex-col gap-4">
        {words.map(word => (
          <li key={word.submission.id} data-asked-before={word.submission.state}>
            <Said word={word} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ word: { staffName, decidedAt, submission } }: { word: Word }) {
  const t = useTranslations('admin.adReview.said');
  const wordOf = useFieldWords();
  const { state, reason, reasonLanguage, comments } = submission;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="tabular text-12 text-ink-soft">
        {joined(t(state === 'REFUSED' ? 'REFUSED' : 'CHANGES_ASKED'), formatDateTime(decidedAt), staffName)}
      </p>
      <Written text={reason} language={reasonLanguage} className="whitespace-pre-line wrap-anywhere" />
      {comments.length > 0 && (
        <dl className="flex flex-col gap-1.5">
          {comments.map(({ field, text }) => (
            <div key={`${field} ${text}`}>
              <dt className="font-[560]">{wordOf(field)}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const NOTHING = { reason: '', remarks: {} as Readonly<Record<string, string>> };
type DecideProps = { waiting: WaitingAdFragment; onClose: () => void; onDecided: (text: string) => void };

/** Reports a refusal; a submission decided or taken back since leaves the list. */
function useRefused(onDecided: DecideProps['onDecided']) {
  const t = useTranslations('admin.adReview');
  const { fail } = useToasts();
  return (error: unknown) =>
    error instanceof RequestError && error.field === 'state' ? onDecided(t('decided')) : fail(error);
}

/** Asks for changes, with a remark on each field. */
function AskDialog({ waiting, onClose, onDecided }: DecideProps) {
  const t = useTranslations('admin.adReview');
  const wordOf = useFieldWords();
  const onRefused = useRefused(onDecided);
  const ask = async ({ reason, remarks }: typeof NOTHING) => {
    const comments = Object.entries(remarks)
      .map(([field, text]) => ({ field, text: text.trim() }))
      .filter(({ text }) => text !== '');
    if (comments.length > 0)
      return request(AskForChangesDocument, { id: waiting.id, comments, reason: reason.trim() || null });
    form.setAlert(t('commentNeeded'));
    return null;
  };
  const form = useForm(NOTHING, ask, () => onDecided(t('asked')), { onRefused });
  return (
    <Dialog
      name="ask-changes"
      title={t('askTitle', { car: carTitle(waiting.ad) })}
      isOpen
      onClose={onClose}
      width="wide"
    >
      <Form onSend={form.send} className="mt-3 flex flex-col gap-4">
        <TextArea rows={2} label={t('reason')} {...form.field('reason')} />
        {waiting.differences.map(({ field }) => (
          <TextArea
            key={field}
            name={`comment-${field}`}
            rows={1}
            label={t('comment', { field: wordOf(field) })}
            value={form.values.remarks[field] ?? ''}
            onChange={event => form.put({ remarks: { ...form.values.remarks, [field]: event.target.value } })}
          />
        ))}
        <FormEnd alert={form.alert} send={t('askConfirm')} />
      </Form>
    </Dialog>
  );
}

/** Refuses the ad, with a reason for the seller. */
function RefuseDialog({ waiting, onClose, onDecided }: DecideProps) {
  const t = useTranslations('admin.adReview');
  const onRefused = useRefused(onDecided);
  const refuse = async ({ reason }: { reason: string }) => {
    if (reason.trim() === '') throw new WrongFields({ reason: 'admin.adReview.reasonNeeded' });
    return request(RefuseSubmissionDocument, { id: waiting.id, reason });
  };
  const form = useForm({ reason: '' }, refuse, () => onDecided(t('refused')), { onRefused });
  return (
    <Dialog name="refuse" title={t('refuseTitle', { car: carTitle(waiting.ad) })} isOpen onClose={onClose}>
      <Form onSend={form.send} className="mt-3 flex flex-col gap-4">
        <TextArea label={t('reason')} hint={t('reasonNeeded')} isRequired {...form.field('reason')} />
        <Button type="submit" look="danger" className="self-start">
          {t('refuseConfirm')}
        </Button>
      </Form>
    </Dialog>
  );
}
