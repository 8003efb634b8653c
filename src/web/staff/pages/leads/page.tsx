import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { LeadChoicesDocument, type LeadRowFragment, LeadsDocument } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { AdminArea, DialogName, List, Moment, Phone, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, type BadgeTone, classes, optionsOf } from '#web/ui/index.ts';
import { AddLead } from './AddLead.tsx';
import { LeadDialog } from './LeadDialog.tsx';
import { formWord, STATES } from './words.ts';

export const meta = staffMeta(t => t('admin.leads.title'));

/** What people want of the house: by its day, with who answers it. */
export default function LeadsPage() {
  const t = useTranslations('admin.leads');
  const { leadOwners = [], leadForms = [] } = useQueryOf(LeadChoicesDocument, {}).data ?? {};
  const own = optionsOf(STATES, state => t(`states.${state}`));
  const owners = leadOwners.map(({ id, name }) => [id, name] as const);
  const permission = 'Leads:read';
  const acts = [
    { act: 'STATE', permission, label: t('acts.STATE'), choice: { label: t('detail.state'), options: own } },
    {
      ...{ act: 'ASSIGN', permission, label: t('acts.ASSIGN') },
      choice: { label: t('detail.owner'), options: owners, none: t('nobody') },
    },
  ];
  const states = [['OPEN', t('open')] as const, ...own];
  return (
    <AdminArea
      section="admin/leads"
      title={t('title')}
      text={t('text')}
      actions={<AddLead forms={leadForms} />}
    >
      <List
        {...{ document: LeadsDocument, label: t('label'), t, sheet: ['leads', t('file')] }}
        variables={({ text, page, sort, state, form, owner, due }) => ({
          ...{ search: text, page, sort, state, form, ownerId: owner, isOverdue: due === 'overdue' },
        })}
        page={({ leads }) => [leads.leads, leads.totalCount]}
        keyOf={lead => lead.id}
        acts={acts}
        filters={{
          state: { label: t('filters.state'), options: states },
          form: {
            label: t('filters.form'),
            options: optionsOf(leadForms, form => t(`forms.${formWord(form)}`)),
          },
          owner: { label: t('filters.owner'), options: owners },
          due: { label: t('filters.due'), options: [['overdue', t('overdue')]] },
        }}
        columns={[
          {
            title: t('columns.name'),
            sort: 'NAME',
            cell: lead => (
              <Stacked below={lead.email ?? (lead.phone && <Phone phone={lead.phone} />)}>
                <DialogName
                  label={lead.name}
                  dialog={close => <LeadDialog lead={lead} owners={leadOwners} onClose={close} />}
                />
              </Stacked>
            ),
          },
          {
            title: t('columns.form'),
            cell: ({ form, carTitle }) => <Stacked below={carTitle}>{t(`forms.${formWord(form)}`)}</Stacked>,
          },
          { name: 'state', cell: lead => <LeadState lead={lead} /> },
          { name: 'due', sort: 'DUE', cell: lead => <Due lead={lead} /> },
          {
            name: 'owner',
            isMinor: true,
            cell: ({ ownerName }) => ownerName ?? <span className="text-ink-soft">{t('nobody')}</span>,
          },
          { title: t('columns.at'), sort: 'AT', isMinor: true, cell: lead => <Moment at={lead.createdAt} /> },
        ]}
      />
    </AdminArea>
  );
}

const TONES: Record<LeadRowFragment['state'], BadgeTone> = {
  NEW: 'brass',
  IN_PROGRESS: 'plain',
  DONE: 'good',
  DROPPED: 'plain',
};

function LeadState({ lead: { state } }: { lead: LeadRowFragment }) {
  const t = useTranslations('admin.leads.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

function Due({ lead: { dueAt, isOverdue } }: { lead: LeadRowFragment }) {
  const t = useTranslations('admin.leads');
  return (
    <span
      data-overdue={isOverdue || undefined}
      className={classes('tabular flex flex-col whitespace-nowrap', isOverdue && 'text-red')}
    >
      {formatDateTime(dueAt)}
      {isOverdue && <span className="font-[560] text-12">{t('overdue')}</span>}
    </span>
  );
}
