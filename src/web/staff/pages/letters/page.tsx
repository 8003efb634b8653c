import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { CAMPAIGN_STATES } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { textIn } from '#shared/words/locale.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import {
  CampaignsDocument,
  FailedJobsDocument,
  RetryJobDocument,
  RetryLetterDocument,
  StaffLettersDocument,
  type StaffLettersQuery,
} from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatNumber } from '#web/i18n/index.ts';
import { AdminArea, List, Moment, RowLink, Stacked, staffMeta, useLogWords } from '#web/staff/frame/index.ts';
import { Badge, Card, LinkButton, optionsOf, Tabs } from '#web/ui/index.ts';
import { NEW_CAMPAIGN, STATE_TONES } from './campaign/campaign-words.ts';

export const meta = staffMeta(t => t('admin.letters.title'));

const VIEWS = ['letters', 'campaigns', 'jobs'] as const;

/** The letters sent by the house, single ones and campaigns, and failed jobs. */
export default function LettersPage() {
  const t = useTranslations('admin.letters');
  const many = useTranslations('admin.campaigns');
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find(each => each === search.get('view')) ?? 'letters';
  return (
    <AdminArea
      section="admin/letters"
      title={t('title')}
      text={view === 'campaigns' ? many('text') : t('text')}
      actions={
        view === 'campaigns' && (
          <LinkButton to={linkTo('admin/letters/campaign', 'fr', { id: NEW_CAMPAIGN })}>
            {many('add')}
          </LinkButton>
        )
      }
    >
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={id => setSearch(id === 'letters' ? {} : { view: id })}
        tabs={[
          { id: 'letters', label: t('views.letters'), panel: <LetterList /> },
          { id: 'campaigns', label: t('views.campaigns'), panel: <CampaignList /> },
          { id: 'jobs', label: t('views.jobs'), panel: <FailedJobs /> },
        ]}
      />
    </AdminArea>
  );
}

/** Failed jobs: those given up first, then those being retried. */
function FailedJobs() {
  const t = useTranslations('admin.letters');
  const { nameOf } = useLogWords();
  const wordOf = (kind: string) => nameOf(`job.${kind}`, kind);
  const send = useSend();
  const query = useQueryOf(FailedJobsDocument, {});
  if (!query.data) return <NotYet query={query} />;
  const { failedJobs } = query.data;
  if (failedJobs.length === 0)
    return <Card className="p-8 text-center text-ink-soft">{t('jobs.empty')}</Card>;
  return (
    <ul aria-label={t('jobs.label')} className="flex flex-col gap-3">
      {failedJobs.map(({ id, kind, attempts, lastError, runAt, diedAt }) => (
        <li key={id}>
          <Card className="flex flex-wrap items-center justify-between gap-4 p-5" data-failed-job={kind}>
            <div className="min-w-0 text-14">
              <p className="font-[560]">{wordOf(kind)}</p>
              <p className="wrap-anywhere">{lastError}</p>
              <p className="tabular text-12 text-ink-soft">
                {t('jobs.attempts', { count: attempts })} ·{' '}
                {diedAt
                  ? t('jobs.dead', { date: formatDateTime(diedAt) })
                  : t('jobs.later', { date: formatDateTime(runAt) })}
              </p>
            </div>
            <Action onAct={() => send(RetryJobDocument, { id })}>
              {t('retry')}
              <span className="sr-only">{`, ${wordOf(kind)}`}</span>
            </Action>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The list of campaigns. */
function CampaignList() {
  const t = useTranslations('admin.campaigns');
  const locale = useLocale();
  return (
    <List
      {...{ document: CampaignsDocument, label: t('label'), t, sheet: ['campaigns', t('file')] }}
      variables={({ text, page, sort, state }) => ({ search: text, page, sort, state })}
      page={({ campaigns: { campaigns, totalCount } }) => [campaigns, totalCount]}
      keyOf={campaign => campaign.id}
      filters={{
        state: { label: t('state'), options: optionsOf(CAMPAIGN_STATES, each => t(`states.${each}`)) },
      }}
      columns={[
        {
          title: t('columns.subject'),
          sort: 'SUBJECT',
          cell: ({ id, subject, authorName }) => (
            <Stacked below={authorName}>
              <RowLink to={linkTo('admin/letters/campaign', 'fr', { id })}>{textIn(subject, locale)}</RowLink>
            </Stacked>
          ),
        },
        {
          title: t('state'),
          cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>,
        },
        {
          ...{ title: t('columns.sent'), isNumber: true },
          cell: ({ state, counts: { sent, total } }) =>
            state === 'DRAFT' ? '–' : t('sentOf', { sent: formatNumber(sent), total: formatNumber(total) }),
        },
        { title: t('columns.at'), sort: 'AT', isMinor: true, cell: each => <Moment at={each.createdAt} /> },
      ]}
    />
  );
}

const STATES = ['WAITING', 'SENT', 'REFUSED', 'GIVEN_UP'] as const;
const TONES = { SENT: 'good', REFUSED: 'red', GIVEN_UP: 'plain', WAITING: 'plain' } as const;

type Letter = StaffLettersQuery['staffLetters']['letters'][number];

function stateOf({ sentAt, refusal, givenUp }: Letter) {
  if (sentAt !== null) return 'SENT';
  if (refusal !== null) return 'REFUSED';
  return givenUp === null ? 'WAITING' : 'GIVEN_UP';
}

/** The error's prefix when a mail server refuses the house itself, which delays the letter. */
const OF_HOUSE = 'HouseRefused: ';

function LetterList() {
  const t = useTranslations('admin.letters');
  const send = useSend();
  const whyOf = ({ refusal, givenUp, lastError }: Letter) => {
    if (refusal !== null) return refusal;
    const codes = lastError?.replace(OF_HOUSE, '') ?? '';
    if (givenUp) return t(`givenUp.${givenUp}`, { codes });
    return lastError?.startsWith(OF_HOUSE) ? t('houseRefused', { codes }) : lastError;
  };
  return (
    <List
      {...{ document: StaffLettersDocument, label: t('label'), t, sheet: ['letters', t('file')] }}
      variables={({ text, page, sort, state }) => ({ search: text, page, sort, filter: state })}
      page={({ staffLetters: { letters, totalCount } }) => [letters, totalCount]}
      keyOf={letter => letter.id}
      filters={{ state: { label: t('state'), options: optionsOf(STATES, state => t(`filters.${state}`)) } }}
      columns={[
        { title: t('columns.subject'), sort: 'SUBJECT', cell: ({ subject }) => subject },
        { title: t('columns.to'), sort: 'TO', cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
        {
          name: 'state',
          cell: letter => (
            <span className="flex max-w-sm flex-col items-start gap-1">
              <Badge tone={TONES[stateOf(letter)]}>{t(`states.${stateOf(letter)}`)}</Badge>
              <span className="text-12 text-ink-soft wrap-anywhere">{whyOf(letter)}</span>
            </span>
          ),
        },
        { title: t('columns.at'), sort: 'AT', cell: letter => <Moment at={letter.createdAt} /> },
        {
          title: t('columns.act'),
          cell: letter =>
            ['REFUSED', 'GIVEN_UP'].includes(stateOf(letter)) ? (
              <Action onAct={() => send(RetryLetterDocument, { id: letter.id })}>
                {t('retry')}
                <span className="sr-only">{`, ${letter.subject}`}</span>
              </Action>
            ) : null,
        },
      ]}
    />
  );
}
