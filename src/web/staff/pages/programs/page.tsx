import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type FormOf, useForm } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { Secret } from '#web/features/user-area/index.ts';
import {
  AddHouseApiKeyDocument,
  type ApiScope,
  EndHouseApiKeyDocument,
  EndPersonApiKeyDocument,
  StaffApiKeysDocument,
  type StaffApiKeysQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { AmountField, ConfirmButton, StaffDialog } from '#web/staff/forms/index.ts';
import { AdminArea, Day, DialogButton, List, Moment, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import { BoxesField, Dialog, optionsOf, Tabs, TextArea, TextField } from '#web/ui/index.ts';
import { HookList, MessageList, Owner } from './Webhooks.tsx';

const VIEWS = ['keys', 'hooks', 'messages'] as const;
const PANELS = { keys: <KeyList />, hooks: <HookList />, messages: <MessageList /> };

export const meta = staffMeta(t => t('admin.programs.title'));

/** The API's programs: keys, applications, webhooks and messages. */
export default function ProgramsPage() {
  const t = useTranslations('admin.programs');
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find(each => each === search.get('view')) ?? 'keys';
  return (
    <AdminArea
      section="admin/programs"
      title={t('title')}
      text={t('text')}
      actions={<DialogButton label={t('keys.add')} dialog={close => <NewKeyDialog onClose={close} />} />}
    >
      <Tabs
        label={t('views.label')}
        selected={view}
        onSelect={id => setSearch(id === 'keys' ? {} : { view: id })}
        tabs={VIEWS.map(id => ({ id, label: t(`views.${id}`), panel: PANELS[id] }))}
      />
    </AdminArea>
  );
}

/** The scopes of a key without an owner. */
const SCOPES = ['read', 'leads'] as const satisfies readonly ApiScope[];

type Typed = {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly origins: string;
  readonly perMinute: string;
};
const EMPTY: Typed = { name: '', scopes: ['read'], origins: '', perMinute: '600' };

const add = ({ name, scopes, origins, perMinute }: Typed) =>
  requestOnce(AddHouseApiKeyDocument, {
    input: {
      ...{ name, scopes: [...scopes], perMinute: Number(perMinute) || 0 },
      origins: origins.split(/\s+/).filter(Boolean),
    },
  });

/** Creates a key of the house; the dialog then shows it once. */
function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.programs.keys');
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm(EMPTY, add, ({ addHouseApiKey }) => setSecret(addHouseApiKey.secret));
  const words = { title: t('add'), text: t('addText'), sendLabel: t('confirm') };
  if (secret !== null) {
    return (
      <Dialog name="new-key" title={t('add')} isOpen onClose={onClose}>
        <Secret
          {...{ secret, label: t('secret'), hint: t('made'), onDone: onClose }}
          words={{ copy: t('copy'), copied: t('copied'), done: t('done') }}
        />
      </Dialog>
    );
  }
  return (
    <StaffDialog name="new-key" {...words} form={form} onClose={onClose}>
      <Fields form={form} />
    </StaffDialog>
  );
}

function Fields({ form }: { form: FormOf<Typed> }) {
  const t = useTranslations('admin.programs.keys');
  return (
    <>
      <TextField label={t('name')} isRequired maxLength={60} autoComplete="off" {...form.field('name')} />
      <BoxesField
        label={t('scopes')}
        options={optionsOf(SCOPES, name => t(`scope.${name}`))}
        {...form.field('scopes')}
      />
      <TextArea label={t('origins')} hint={t('originsHint')} rows={3} {...form.field('origins')} />
      <AmountField label={t('perMinute')} hint={t('perMinuteHint')} {...form.field('perMinute')} />
    </>
  );
}

const FILTERS = ['HOUSE', 'PEOPLE', 'APPLICATIONS', 'UNUSED'] as const;

type Line = StaffApiKeysQuery['apiKeys']['keys'][number];

const endKey = ({ ownerId: personId, key: { id } }: Line): Promise<unknown> =>
  personId === null
    ? request(EndHouseApiKeyDocument, { id })
    : request(EndPersonApiKeyDocument, { personId, id });

/** All API keys, the house's and people's; each can be revoked. */
function KeyList() {
  const t = useTranslations('admin.programs.keys');
  const all = useTranslations('admin.programs.columns');
  return (
    <List
      {...{ document: StaffApiKeysDocument, label: t('label'), t, sheet: ['keys', t('file')] }}
      variables={({ text, page, sort, filter }) => ({ search: text, page, sort, filter })}
      page={({ apiKeys: { keys, totalCount } }) => [keys, totalCount]}
      keyOf={({ key }) => key.id}
      filters={{
        filter: { label: t('filter'), options: optionsOf(FILTERS, each => t(`filters.${each}`)) },
      }}
      columns={[
        {
          name: 'name',
          sort: 'NAME',
          cell: ({ key }) => <Stacked below={key.start && `${key.start}…`}>{key.name}</Stacked>,
        },
        { title: all('owner'), sort: 'OWNER', cell: ({ key: _key, ...owner }) => <Owner {...owner} /> },
        {
          name: 'scopes',
          isMinor: true,
          cell: ({ key }) => key.scopes.map(each => t(`scope.${each}`)).join(' · '),
        },
        {
          name: 'usedAt',
          sort: 'USED',
          cell: ({ key: { usedAt } }) => (usedAt === null ? t('never') : <Moment at={usedAt} />),
        },
        {
          title: t('columns.made'),
          sort: 'MADE',
          isMinor: true,
          cell: ({ key }) => <Day at={key.createdAt} />,
        },
        {
          title: all('act'),
          cell: line => (
            <ConfirmButton
              {...{ look: 'danger', name: 'end-key', label: t('end'), of: line.key.name }}
              title={t('endTitle', { name: line.key.name })}
              text={t('endText')}
              act={() => endKey(line)}
            />
          ),
        },
      ]}
    />
  );
}
