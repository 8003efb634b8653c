import { useEffect, useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { Failure } from '#web/features/site/index.ts';
import {
  AppealReportDocument,
  ReportDecisionDocument,
  type ReportDecisionTextFragment,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { headParts, pageHead } from '#web/page-head.ts';
import { Button, Card, Form, FormAlert, FormOutcome, Skeleton, TextArea } from '#web/ui/index.ts';

export const meta: MetaFunction = ({ location, matches, params: { token = '' } }) => {
  const { locale, t, origin } = headParts({ location, matches });
  const said = { title: t('report.appeal.title'), description: t('report.appeal.open') };
  return pageHead({ ...said, name: 'appeal', locale, params: { token }, origin });
};

const read = async (token: string) => (await request(ReportDecisionDocument, { token })).reportDecision;

type State = ReportDecisionTextFragment | 'waiting' | 'failed' | null;

/** The appeal against a decision, by the link in the letter that announced it. */
export default function AppealPage() {
  const t = useTranslations('report.appeal');
  const { token = '' } = useParams();
  const [decision, setDecision] = useState<State>('waiting');
  useEffect(() => {
    read(token).then(setDecision, () => setDecision('failed'));
  }, [token]);
  return (
    <div className="page-width flex max-w-3xl flex-col gap-8 py-10 lg:py-16">
      <h1 className="display text-36 sm:text-48">{t('title')}</h1>
      {decision === 'waiting' && <Skeleton className="h-64" />}
      {decision === 'failed' && <Failure />}
      {decision === null && (
        <>
          <p role="alert">{t('missing')}</p>
          <Onwards />
        </>
      )}
      {decision !== null && typeof decision === 'object' && (
        <>
          <Decided decision={decision} />
          <Appeal token={token} decision={decision} onSent={setDecision} />
        </>
      )}
    </div>
  );
}

const SAID = { SENT: 'sent', DECIDED: 'decided', LATE: 'late' } as const;

/** A link to the contact page, once this page has nothing more to offer. */
function Onwards() {
  const t = useTranslations('report.appeal');
  return (
    <LocaleButton to="contact" look="secondary" className="self-start">
      {t('toContact')}
    </LocaleButton>
  );
}

type Parts = { decision: ReportDecisionTextFragment };

function Decided({ decision: { number, excerpt, measure, statement } }: Parts) {
  const t = useTranslations('report');
  return (
    <Card className="flex flex-col gap-3 p-6 sm:p-8">
      <p className="overline-label text-ink-soft">
        {t('appeal.about')} {number}
      </p>
      <h2 className="display text-22">{t('appeal.heading')}</h2>
      <p className="text-14 text-ink-soft">{excerpt}</p>
      <p className="font-[560]">{t(`measures.${measure}`)}</p>
      <p className="whitespace-pre-line">{statement}</p>
    </Card>
  );
}

const isClosed = (refusal: unknown) => refusal instanceof RequestError && refusal.code === 'TokenExpired';

function Appeal({
  token,
  decision: { state, appeal },
  onSent,
}: Parts & { token: string; onSent: (decision: ReportDecisionTextFragment) => void }) {
  const t = useTranslations('report.appeal');
  const [isSentHere, setSentHere] = useState(false);
  const form = useForm(
    { text: '' },
    async ({ text }) => {
      if (text.trim() === '') throw new WrongFields({ text: 'report.appeal.empty' });
      try {
        return (await request(AppealReportDocument, { token, text })).appealReport;
      } catch (refusal) {
        // It was sent in another tab or expired since: its current state is shown.
        const now = isClosed(refusal) ? await read(token) : null;
        if (!now || now.state === 'OPEN') throw refusal;
        return now;
      }
    },
    sent => {
      setSentHere(true);
      onSent(sent);
    },
  );
  if (state !== 'OPEN') {
    const said = t(SAID[state]);
    return (
      <>
        {isSentHere ? <FormOutcome>{said}</FormOutcome> : <p>{said}</p>}
        {appeal !== null && (
          <figure className="flex flex-col gap-1 border-line border-l-2 pl-4">
            <figcaption className="text-14 text-ink-soft">{t('yours')}</figcaption>
            <blockquote className="whitespace-pre-line">{appeal}</blockquote>
          </figure>
        )}
        <Onwards />
      </>
    );
  }
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <p className="text-ink-soft">{t('open')}</p>
      <TextArea label={t('field')} isRequired maxLength={3_000} {...form.field('text')} />
      <FormAlert>{form.alert}</FormAlert>
      <Button type="submit" size="large" className="self-start">
        {t('send')}
      </Button>
    </Form>
  );
}
