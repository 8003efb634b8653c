import { useTranslations } from 'use-intl';
import { LEAD_FIELDS, LEAD_TAKEN_BY } from '#shared/fields/index.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { checkedFields, type FormOf } from '#web/features/form/index.ts';
import {
  AddLeadDocument,
  LeadChoicesDocument,
  type LeadRowFragment,
  LeadsDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { AmountField, FormButton, typedAmount } from '#web/staff/forms/index.ts';
import { AdminArea, DialogName, List, Moment, Phone, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import {
  Badge,
  type BadgeTone,
  classes,
  EMPTY_PHONE,
  optionsOf,
  PhoneField,
  readPhone,
  SelectField,
  TextArea,
  TextField,
} from '#web/ui/index.ts';
import { formWord, LeadDialog, STATES } from './LeadDialog.tsx';

export const meta = staffMeta(t => t('admin.leads.title'));

/** The leads by deadline, with the member of staff in charge. */
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

const EMPTY = {
  ...{ form: 'contact', name: '', email: '', phone: EMPTY_PHONE, leadSource: 'phone_call' },
  ...{ note: '', dueInHours: '72' },
};
type Typed = typeof EMPTY;

/** An invalid number is sent as typed, to be refused. */
async function send({ phone, dueInHours, ...texts }: Typed) {
  const number = phone.text.trim() === '' ? null : ((await readPhone(phone)) ?? phone.text);
  const typed = { ...texts, phone: number, dueInHours: typedAmount(dueInHours) };
  return request(AddLeadDocument, { data: checkedFields(LEAD_FIELDS, typed) });
}

/** Records a lead received by phone. */
function AddLead({ forms }: { forms: readonly string[] }) {
  const t = useTranslations('admin.leads');
  return (
    <FormButton
      {...{ name: 'add-lead', width: 'wide', label: t('add') }}
      title={t('addForm.title')}
      text={t('addForm.text')}
      sendLabel={t('addForm.send')}
      first={EMPTY}
      act={send}
    >
      {form => (
        <>
          <Fields form={form} forms={forms} />
          <PhoneField
            label={t('addForm.phone')}
            name="phone"
            entry={form.values.phone}
            onEntry={phone => form.put({ phone })}
            error={form.errorOf('phone')}
          />
          <TextArea label={t('addForm.note')} {...form.field('note')} />
        </>
      )}
    </FormButton>
  );
}

function Fields({ form: { field }, forms }: { form: FormOf<Typed>; forms: readonly string[] }) {
  const t = useTranslations('admin.leads');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={t('addForm.name')} isRequired autoComplete="off" {...field('name')} />
      <SelectField
        label={t('addForm.form')}
        isRequired
        {...field('form')}
        options={optionsOf(forms, each => t(`forms.${formWord(each)}`))}
      />
      <TextField type="email" label={t('addForm.email')} autoComplete="off" {...field('email')} />
      <SelectField
        label={t('addForm.source')}
        isRequired
        {...field('leadSource')}
        options={optionsOf(LEAD_TAKEN_BY, each => t(`sources.${each}`))}
      />
      <AmountField label={t('addForm.due')} isRequired {...field('dueInHours')} />
    </div>
  );
}
