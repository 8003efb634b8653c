import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  type LetterSort,
  RetryLetterDocument,
  StaffLettersCsvDocument,
  StaffLettersDocument,
  type StaffLettersQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  type Column,
  ExportButton,
  type StaffData,
  staffMeta,
  useListQuery,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { Badge, Button, Tabs } from '#web/ui/index.ts';
import { FailedJobs } from './FailedJobs.tsx';

const PAGE_LENGTH = 50;
const FILTERS = ['WAITING', 'SENT', 'REFUSED'] as const;

type Letter = StaffLettersQuery['staffLetters']['letters'][number];

export const meta = staffMeta(t => t('admin.letters.title'));

/** What the house writes to people, and the work that failed. */
export default function LettersPage() {
  const t = useTranslations('admin.letters');
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'jobs' ? 'jobs' : 'letters';
  return (
    <AdminArea section="admin/letters" title={t('title')} text={t('text')}>
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={id => setSearch(id === 'letters' ? {} : { view: id }, { replace: true })}
        tabs={[
          { id: 'letters', label: t('views.letters'), panel: <LetterList /> },
          { id: 'jobs', label: t('views.jobs'), panel: <FailedJobs /> },
        ]}
      />
    </AdminArea>
  );
}

function LetterList() {
  const t = useTranslations('admin.letters');
  const query = useListQuery(['state']);
  const filter = FILTERS.find(each => each === query.filters.state) ?? null;
  const asked = { filter, search: query.text, sort: query.sort as LetterSort | null };
  const { data, again } = useStaffData(StaffLettersDocument, { ...asked, page: query.page });
  const rows: StaffData<{ rows: readonly Letter[]; total: number }> =
    data.kind === 'ready'
      ? { ...data, data: { rows: data.data.staffLetters.letters, total: data.data.staffLetters.totalCount } }
      : data;
  return (
    <AdminList
      label={t('label')}
      query={query}
      data={rows}
      again={again}
      pageLength={PAGE_LENGTH}
      columns={useColumns(again)}
      keyOf={letter => letter.id}
      searchLabel={t('search')}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: FILTERS.map(value => ({ value, label: t(`filters.${value}`) })),
        },
      ]}
      tools={
        <ExportButton
          name={t('file')}
          ask={async page => (await request(StaffLettersCsvDocument, { ...asked, page })).staffLettersCsv}
        />
      }
      empty={t('empty')}
    />
  );
}

const stateOf = ({ sentAt, refusal }: Letter) =>
  sentAt !== null ? 'SENT' : refusal !== null ? 'REFUSED' : 'WAITING';
const TONES = { SENT: 'good', REFUSED: 'red', WAITING: 'plain' } as const;

function useColumns(again: () => Promise<void>): readonly Column<Letter>[] {
  const t = useTranslations('admin.letters');
  return [
    { key: 'subject', title: t('columns.subject'), sort: 'SUBJECT', cell: ({ subject }) => subject },
    {
      key: 'to',
      title: t('columns.to'),
      sort: 'TO',
      cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
    },
    {
      key: 'state',
      title: t('columns.state'),
      cell: letter => (
        <span className="flex max-w-sm flex-col items-start gap-1">
          <Badge tone={TONES[stateOf(letter)]}>{t(`states.${stateOf(letter)}`)}</Badge>
          <span className="text-12 text-ink-soft wrap-anywhere">{letter.refusal ?? letter.lastError}</span>
        </span>
      ),
    },
    {
      key: 'at',
      title: t('columns.at'),
      sort: 'AT',
      cell: ({ createdAt }) => <span className="tabular whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
    {
      key: 'act',
      title: t('columns.act'),
      cell: letter => (stateOf(letter) === 'REFUSED' ? <Retry letter={letter} again={again} /> : null),
    },
  ];
}

function Retry({ letter, again }: { letter: Letter; again: () => Promise<void> }) {
  const t = useTranslations('admin.letters');
  const { fail } = useToasts();
  const retry = async () => {
    try {
      await request(RetryLetterDocument, { id: letter.id });
      await again();
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Button look="secondary" onClick={() => void retry()}>
      {t('retry')}
      <span className="sr-only">{`, ${letter.subject}`}</span>
    </Button>
  );
}
