import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { RemoveInquiryDocument, ResumeInquiryDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatDate, LocaleButton, useLocale } from '#web/i18n/index.ts';
import { Button, Card, FactRow, LinkButton, Skeleton } from '#web/ui/index.ts';
import { TryAgain } from '../arriving/index.ts';
import { useAct, useToasts } from '../toasts/index.ts';
import { SUMMARY, stepAddress } from './addresses.ts';
import { type Draft, listDrafts } from './draft.ts';
import { useInquiryWords } from './use-inquiry-words.ts';

/** The forms started in this browser or by this account, sent or not, newest first. */
export function MyInquiries() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token === null ? <AllInquiries /> : <LinkedInquiry token={token} />;
}

/** The page of a letter's link. Only a click takes the draft over, because mail scanners follow links too. */
function LinkedInquiry({ token }: { token: string }) {
  const t = useTranslations('inquiry.buy');
  const locale = useLocale();
  const navigate = useNavigate();
  const { isBusy, act } = useAct();
  const [isOver, setOver] = useState(false);
  const resume = async () => {
    try {
      const { resumeInquiry } = await request(ResumeInquiryDocument, { token });
      const { id, form, openStep } = resumeInquiry;
      await navigate(stepAddress(form, locale, id, openStep ?? SUMMARY), { replace: true });
    } catch (error) {
      if (!(error instanceof RequestError && error.code === 'TokenExpired')) throw error;
      setOver(true);
    }
  };
  return (
    <div className="page-width flex max-w-3xl flex-col items-start gap-6 py-10 lg:py-16">
      <h1 className="display text-36 sm:text-48">{t('linked')}</h1>
      {isOver ? (
        <p role="alert" className="max-w-prose text-18">
          {t('linkOver')}
        </p>
      ) : (
        <>
          <p className="max-w-prose text-18 text-ink-soft">{t('linkedText')}</p>
          <Button isBusy={isBusy} onClick={() => void act(resume)}>
            {t('resume')}
          </Button>
        </>
      )}
    </div>
  );
}

function AllInquiries() {
  const t = useTranslations('inquiry.buy');
  const { fail } = useToasts();
  const [drafts, setDrafts] = useState<readonly Draft[] | 'unknown' | 'failed'>('unknown');
  const load = useCallback(() => listDrafts().then(setDrafts, () => setDrafts('failed')), []);
  useEffect(() => void load(), [load]);
  const without = (id: string) => (all: typeof drafts) =>
    typeof all === 'string' ? all : all.filter(one => one.id !== id);
  const drop = (id: string) =>
    request(RemoveInquiryDocument, { id }).then(() => setDrafts(without(id)), fail);
  return (
    <div className="page-width flex max-w-3xl flex-col gap-8 py-10 lg:py-16">
      <header className="flex flex-col gap-3">
        <h1 className="display text-36 sm:text-48">{t('continueTitle')}</h1>
        <p className="text-18 text-ink-soft">{t('continueText')}</p>
      </header>
      {drafts === 'unknown' ? (
        <Skeleton className="h-24" />
      ) : drafts === 'failed' ? (
        <TryAgain onAgain={() => void load()} />
      ) : drafts.length === 0 ? (
        <None />
      ) : (
        <ul className="flex flex-col gap-4">
          {drafts.map(draft => (
            <li key={draft.id}>
              <DraftCard draft={draft} onDrop={() => void drop(draft.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A started or sent form with its next step and a link to it. */
export function DraftCard({ draft, onDrop }: { draft: Draft; onDrop?: () => void }) {
  const locale = useLocale();
  const t = useTranslations('inquiry.buy');
  const unfinished = useTranslations('inquiry.unfinished');
  const { headOf, stepOf } = useInquiryWords();
  const date = formatDate(draft.updatedAt);
  const of = (name: string) => draft.answers.find(answer => answer.name === name)?.values[0];
  const car = [of('brand'), of('model')].filter(Boolean).join(' ');
  const step = draft.isSent ? SUMMARY : (draft.openStep ?? SUMMARY);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div>
        <h2 className="font-[560]">{headOf(draft.form).title}</h2>
        <FactRow facts={[car, t(draft.isSent ? 'sentOn' : 'changed', { date })]} className="text-14" />
        {!draft.isSent && (
          <p className="text-14">
            {step === SUMMARY ? unfinished('toSend') : unfinished('missing', { step: stepOf(step) })}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <LinkButton
          look={draft.isSent ? 'secondary' : 'primary'}
          to={stepAddress(draft.form, locale, draft.id, step)}
        >
          {t(draft.isSent ? 'see' : 'resume')}
        </LinkButton>
        {!draft.isSent && onDrop && (
          <Button look="quiet" onClick={onDrop}>
            {t('drop')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function None() {
  const t = useTranslations('inquiry.buy');
  return (
    <div className="flex flex-col items-start gap-4 rounded-box bg-wash p-6 sm:p-8">
      <h2 className="display text-22">{t('noneTitle')}</h2>
      <p className="text-ink-soft">{t('noneText')}</p>
      <LocaleButton to="form/buy/new">{t('start')}</LocaleButton>
    </div>
  );
}

/** The forms that were started but not sent, newest first; nothing if there are none. */
export function Unfinished({ drafts }: { drafts: readonly Draft[] }) {
  const t = useTranslations('inquiry.unfinished');
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="unfinished" data-section="unfinished" className="flex flex-col gap-3">
      <h2 id="unfinished" className="display text-22">
        {t('title')}
      </h2>
      {drafts.map(draft => (
        <DraftCard key={draft.id} draft={draft} />
      ))}
    </section>
  );
}

const SHOWN_MAX = 2;

/** The unfinished sales of this browser or account, offered before a new one is started. */
export function UnfinishedSales({ forms }: { forms: readonly string[] }) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    // Without a response the user just starts a new one.
    listDrafts().then(setDrafts, () => setDrafts([]));
  }, []);
  const sales = drafts.filter(({ form, isSent }) => !isSent && forms.includes(form));
  return <Unfinished drafts={sales.slice(0, SHOWN_MAX)} />;
}
