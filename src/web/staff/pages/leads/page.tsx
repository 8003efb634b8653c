import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  LeadChoicesDocument,
  type LeadChoicesQuery,
  type LeadRowFragment,
  type LeadSort,
  LeadsCsvDocument,
  LeadsDocument,
  type LeadsQueryVariables,
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
import { Badge, type BadgeTone, Button, classes } from '#web/ui/index.ts';
import { AddLeadDialog } from './AddLeadDialog.tsx';
import { LeadDialog } from './LeadDialog.tsx';
import { formWord, STATES } from './words.ts';

const PAGE_LENGTH = 50;

export const meta = staffMeta(t => t('admin.leads.title'));

/** What people want of the house: by its day, with who answers it. */
export default function LeadsPage() {
  const t = useTranslations('admin.leads');
  const query = useListQuery(['state', 'form', 'owner', 'due']);
  const variables = variablesOf(query);
  const { data, again } = useStaffData(LeadsDocument, variables);
  const { data: choices } = useStaffData(LeadChoicesDocument, {});
  const known = choices.kind === 'ready' ? choices.data : { leadOwners: [], leadForms: [] };
  const [open, setOpen] = useState<LeadRowFragment | 'new' | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void again();
  };
  const rows: StaffData<{ rows: readonly LeadRowFragment[]; total: number }> =
    data.kind === 'ready'
      ? { ...data, data: { rows: data.data.leads.leads, total: data.data.leads.totalCount } }
      : data;
  return (
    <AdminArea
      section="admin/leads"
      title={t('title')}
      text={t('text')}
      actions={<Button onClick={() => setOpen('new')}>{t('add')}</Button>}
    >
      <AdminList
        label={t('label')}
        query={query}
        data={rows}
        again={again}
        pageLength={PAGE_LENGTH}
        columns={useColumns(setOpen)}
        keyOf={lead => lead.id}
        searchLabel={t('search')}
        filters={useFilters(known)}
        tools={
          <ExportButton
            name={t('file')}
            ask={async page => (await request(LeadsCsvDocument, { ...variables, page })).leadsCsv}
          />
        }
        empty={t('empty')}
      />
      {open === 'new' && <AddLeadDialog forms={known.leadForms} onDone={done} onClose={close} />}
      {open !== null && open !== 'new' && (
        <LeadDialog lead={open} owners={known.leadOwners} onDone={done} onClose={close} />
      )}
    </AdminArea>
  );
}

type Query = ReturnType<typeof useListQuery<'state' | 'form' | 'owner' | 'due'>>;

function variablesOf({ text, page, sort, filters: { state, form, owner, due } }: Query): LeadsQueryVariables {
  return {
    state: (['OPEN', ...STATES] as const).find(each => each === state) ?? null,
    form: form || null,
    ownerId: owner || null,
    isOverdue: due === 'overdue',
    search: text,
    page,
    sort: sort as LeadSort | null,
  };
}

function useFilters({ leadOwners, leadForms }: LeadChoicesQuery) {
  const t = useTranslations('admin.leads');
  return [
    {
      name: 'state',
      label: t('filters.state'),
      options: [
        { value: 'OPEN', label: t('open') },
        ...STATES.map(value => ({ value, label: t(`states.${value}`) })),
      ],
    },
    {
      name: 'form',
      label: t('filters.form'),
      options: leadForms.map(value => ({ value, label: t(`forms.${formWord(value)}`) })),
    },
    {
      name: 'owner',
      label: t('filters.owner'),
      options: leadOwners.map(({ id, name }) => ({ value: id, label: name })),
    },
    { name: 'due', label: t('filters.due'), options: [{ value: 'overdue', label: t('overdue') }] },
  ] as const;
}

const TONES: Record<LeadRowFragment['state'], BadgeTone> = {
  NEW: 'brass',
  IN_PROGRESS: 'plain',
  DONE: 'good',
  DROPPED: 'plain',
};

function useColumns(setOpen: (lead: LeadRowFragment) => void): readonly Column<LeadRowFragment>[] {
  const t = useTranslations('admin.leads');
  return [
    {
      key: 'name',
      title: t('columns.name'),
      sort: 'NAME',
      cell: lead => (
        <span className="flex flex-col">
          <button
            type="button"
            onClick={() => setOpen(lead)}
            className="min-h-9 text-left font-[560] text-link underline-offset-4 hover:underline"
          >
            {lead.name}
          </button>
          <span className="text-12 text-ink-soft wrap-anywhere">{lead.email ?? lead.phone}</span>
        </span>
      ),
    },
    {
      key: 'form',
      title: t('columns.form'),
      cell: ({ form, carTitle }) => (
        <span className="flex flex-col">
          {t(`forms.${formWord(form)}`)}
          {carTitle && <span className="text-12 text-ink-soft">{carTitle}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      key: 'due',
      title: t('columns.due'),
      sort: 'DUE',
      cell: ({ dueAt, isOverdue }) => (
        <span
          data-overdue={isOverdue || undefined}
          className={classes('tabular flex flex-col whitespace-nowrap', isOverdue && 'text-red')}
        >
          {formatDateTime(dueAt)}
          {isOverdue && <span className="font-[560] text-12">{t('overdue')}</span>}
        </span>
      ),
    },
    {
      key: 'owner',
      title: t('columns.owner'),
      isMinor: true,
      cell: ({ ownerName }) => ownerName ?? <span className="text-ink-soft">{t('nobody')}</span>,
    },
    {
      key: 'at',
      title: t('columns.at'),
      sort: 'AT',
      isMinor: true,
      cell: ({ createdAt }) => <span className="tabular whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
  ];
}
