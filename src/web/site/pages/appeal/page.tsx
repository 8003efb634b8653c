import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { useErrorText } from '#web/features/form/index.ts';
import { Failure } from '#web/features/site/index.ts';
import {
  AppealReportDocument,
  ReportDecisionDocument,
  type ReportDecisionTextFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { localeOfPath, messagesIn, type ReportMessages } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';
import { Button, Card, Form, FormAlert, Skeleton, TextArea } from '#web/ui/index.ts';

export const loader = ({ url }: LoaderFunctionArgs) => ({
  words: messagesIn(localeOfPath(url.pathname)).report,
});

export const meta: MetaFunction<typeof loader> = ({ location, matches, params, loaderData }) => {
  if (!loaderData) return [];
  const { title, open } = loaderData.words.appeal;
  const [locale, origin] = [localeOfPath(location.pathname), originOf(matches)];
  const { token = '' } = params;
  return pageHead({ name: 'appeal', locale, params: { token }, title, description: open, origin });
};

type State = ReportDecisionTextFragment | 'waiting' | 'failed' | null;

/** Having a decision looked at again, by the link of the letter that told of it. */
export default function AppealPage() {
  const { words } = useLoaderData<typeof loader>();
  const { token = '' } = useParams();
  const [decision, setDecision] = useState<State>('waiting');
  useEffect(() => {
    request(ReportDecisionDocument, { token }).then(
      ({ reportDecision }) => setDecision(reportDecision),
      () => setDecision('failed'),
    );
  }, [token]);
  return (
    <div className="page-width flex max-w-3xl flex-col gap-8 py-10 lg:py-16">
      <h1 className="display text-36 sm:text-48">{words.appeal.title}</h1>
      {decision === 'waiting' && <Skeleton className="h-64" />}
      {decision === 'failed' && <Failure />}
      {decision === null && <p role="alert">{words.appeal.missing}</p>}
      {decision !== null && typeof decision === 'object' && (
        <>
          <Decided decision={decision} words={words} />
          <Appeal token={token} decision={decision} words={words} onSent={setDecision} />
        </>
      )}
    </div>
  );
}

type Parts = { decision: ReportDecisionTextFragment; words: ReportMessages };

function Decided({ decision: { number, excerpt, measure, statement }, words }: Parts) {
  return (
    <Card className="flex flex-col gap-3 p-6 sm:p-8">
      <p className="overline-label text-ink-soft">
        {words.appeal.about} {number}
      </p>
      <h2 className="display text-22">{words.appeal.heading}</h2>
      <p className="text-14 text-ink-soft">{excerpt}</p>
      <p className="font-[560]">{words.measures[measure]}</p>
      <p className="whitespace-pre-line">{statement}</p>
    </Card>
  );
}

function Appeal({
  token,
  decision,
  words: { appeal },
  onSent,
}: Parts & { token: string; onSent: (decision: ReportDecisionTextFragment) => void }) {
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (decision.state === 'LATE') return <p>{appeal.late}</p>;
  if (decision.state === 'SENT') return <p role="status">{appeal.sent}</p>;
  const send = async () => {
    setEmpty(text.trim() === '');
    if (text.trim() === '') return;
    try {
      onSent((await request(AppealReportDocument, { token, text })).appealReport);
    } catch (error) {
      setRefusal(errorText(error));
    }
  };
  return (
    <Form onSend={send} className="flex flex-col gap-5">
      <p className="text-ink-soft">{appeal.open}</p>
      <TextArea
        name="text"
        label={appeal.field}
        isRequired
        maxLength={3_000}
        value={text}
        onChange={event => setText(event.target.value)}
        error={isEmpty ? { key: 'report.appeal.empty', text: appeal.empty } : null}
      />
      <FormAlert>{refusal}</FormAlert>
      <Button type="submit" size="large" className="self-start">
        {appeal.send}
      </Button>
    </Form>
  );
}
