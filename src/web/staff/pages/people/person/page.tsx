import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { useLeaveGuard } from '#web/features/leaving/index.ts';
import { usePersonId } from '#web/features/session/index.ts';
import { Action, Panel, Written } from '#web/features/user-area/index.ts';
import {
  ChangePermissionsDocument,
  ErasePersonDocument,
  PersonFileDocument,
  type PersonFileFragment,
  type PersonFileQuery,
  SendPersonCopyDocument,
  SignOutPersonDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { PermissionBoxes, WishDialog } from '#web/staff/forms/index.ts';
import { AdminArea, DialogButton, Notes, staffMeta } from '#web/staff/frame/index.ts';
import { Boxes, Card, Form, FormEnd, Skeleton } from '#web/ui/index.ts';
import { Badges, hasBadge } from '../Badges.tsx';
import { Account, isStaff } from './Account.tsx';
import { Trade } from './Trade.tsx';

export const meta = staffMeta(t => t('admin.people.detail.account'));

/** One account: person, permissions, sessions, and changes by staff. */
export default function PersonPage() {
  const t = useTranslations('admin.people');
  const notes = useTranslations('admin.notes');
  const { id = '' } = useParams();
  const ownId = usePersonId();
  const query = useQueryOf(PersonFileDocument, { id });
  const person = query.data?.person;
  const standing = person && { ...person, isStaff: isStaff(person) };
  const name = person && (`${person.firstName} ${person.lastName}`.trim() || t('nameless'));
  return (
    <AdminArea
      section="admin/people"
      title={name ?? t('detail.account')}
      state={standing && hasBadge(standing) && <Badges person={standing} />}
      contact={person && { email: person.email, phone: person.phone }}
      back={[linkTo('admin/people', 'fr')]}
    >
      {!query.data && <NotYet query={query} waiting={<Skeleton className="h-96" />} />}
      {query.data && !person && <Card className="p-8 text-ink-soft">{t('detail.none')}</Card>}
      {query.data && person && (
        <div className="gap-6 *:mb-6 *:break-inside-avoid xl:columns-2">
          <Account person={person} hasDeclared={query.data.declaredTrader !== null} />
          {query.data.declaredTrader && <Trade person={person} declared={query.data.declaredTrader} />}
          <Rights
            key={person.id}
            person={person}
            groups={query.data.staffGroups}
            permissions={query.data.permissions}
          />
          <Sessions person={person} />
          {person.id !== ownId && <Wishes person={person} />}
          <Panel title={notes('title')}>
            <Notes kind="PERSON" id={id} />
          </Panel>
          <History person={person} />
        </div>
      )}
    </AdminArea>
  );
}

const without = (names: readonly string[], others: readonly string[]) =>
  names.filter(name => !others.includes(name)).join(', ');

/** The changes that staff made to the account, newest first. */
function History({ person }: { person: PersonFileFragment }) {
  const t = useTranslations('admin.people.history');
  return (
    <Panel title={t('title')}>
      {person.changes.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
      <ol className="empty:hidden">
        {person.changes.map(({ id, kind, actorName, before, after, reason, reasonLanguage, at }) => {
          const [given, taken] = [without(after, before), without(before, after)];
          return (
            <li key={id} data-person-change={kind} className="border-line py-3 text-14 not-last:border-b">
              <p className="font-[560]">{t(`kinds.${kind}`)}</p>
              {given && <p>{t('given', { names: given })}</p>}
              {taken && <p>{t('taken', { names: taken })}</p>}
              <Written text={reason} language={reasonLanguage} />
              <p className="tabular text-12 text-ink-soft">
                {t('by', { name: actorName, date: formatDateTime(at) })}
              </p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** The browsers in which the person is signed in; each can be signed out. */
function Sessions({ person }: { person: PersonFileFragment }) {
  const t = useTranslations('admin.people.sessions');
  const send = useSend();
  const end = (sessionId: string | null) => send(SignOutPersonDocument, { id: person.id, sessionId });
  return (
    <Panel title={t('title')}>
      {person.sessions.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
      <ul className="empty:hidden">
        {person.sessions.map(({ id, browser, system, seenAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-line py-2 text-14 not-last:border-b"
          >
            <span className="flex flex-col">
              {[browser, system].filter(Boolean).join(', ') || t('unknown')}
              <span className="tabular text-12 text-ink-soft">
                {t('seen', { date: formatDateTime(seenAt) })}
              </span>
            </span>
            <Action look="quiet" onAct={() => end(id)}>
              {t('end')}
            </Action>
          </li>
        ))}
      </ul>
      {person.sessions.length > 1 && (
        <Action className="self-start" onAct={() => end(null)}>
          {t('endAll')}
        </Action>
      )}
    </Panel>
  );
}

type Props = {
  person: PersonFileFragment;
  groups: PersonFileQuery['staffGroups'];
  permissions: readonly string[];
};

type Saved = { readonly typed: Given; readonly version: string };
type Given = { readonly groupIds: readonly string[]; readonly permissions: readonly string[] };

/** Groups and permissions; changes apply from the person's next request on. */
function Rights({ person, groups, permissions }: Props) {
  const t = useTranslations('admin.people.rights');
  const newest = (): Given => ({
    groupIds: person.groupIds.toSorted(),
    permissions: person.addedPermissions.toSorted(),
  });
  const form = useForm<Given, Saved>(
    newest,
    async (typed): Promise<Saved> => {
      const [groupIds, permissions] = [[...typed.groupIds], [...typed.permissions]];
      const given = { id: person.id, groupIds, permissions, version: guard.version };
      const { changePermissions: saved } = await request(ChangePermissionsDocument, given);
      return { typed, version: saved.rightsVersion };
    },
    ({ typed, version }) => {
      guard.saved(typed, version);
    },
    {
      wordsOf: ({ code }) =>
        code === 'EmailNotConfirmed'
          ? { permissions: 'admin.people.wishes.refusals.EmailNotConfirmed' }
          : null,
    },
  );
  const shown = person.rightsVersion;
  const guard = useLeaveGuard(form, newest, shown);
  const { values, put, field, alert, send } = form;
  const { groupIds } = values;
  const byGroup = groups.filter(({ id }) => groupIds.includes(id)).flatMap(group => group.permissions);
  return (
    <Panel title={t('title')} text={t('text')}>
      {guard.question}
      <Form onSend={send} className="flex flex-col gap-5">
        <fieldset>
          <legend className="font-[560] text-14">{t('groups')}</legend>
          {groups.length === 0 && <p className="mt-1 text-14 text-ink-soft">{t('noGroups')}</p>}
          <Boxes
            prefix="group-"
            options={groups.map(({ id, name }) => [id, name])}
            chosen={groupIds}
            onChoose={ids => put({ groupIds: ids })}
          />
        </fieldset>
        <PermissionBoxes label={t('own')} all={permissions} byGroup={byGroup} {...field('permissions')} />
        <FormEnd alert={alert} send={t('save')} />
      </Form>
    </Panel>
  );
}

type Who = Pick<PersonFileFragment, 'id' | 'email' | 'isEmailConfirmed'>;

/** The actions for a person who cannot sign in and has asked in writing. */
function Wishes({ person }: { person: Who }) {
  const t = useTranslations('admin.people.wishes');
  const navigate = useNavigate();
  const [hasSent, setSent] = useState(false);
  const { id, email } = person;
  const leave = () => void navigate(linkTo('admin/people', 'fr'));
  const wordsOf = (code: string) => {
    const key = `refusals.${code}` as 'refusals.OrderOpen';
    return t.has(key) ? t(key) : null;
  };
  const ofWish = (of: 'copy' | 'erase') => ({
    ...{
      name: `wish-${of}`,
      title: t(`${of}.open`),
      text: t(`${of}.text`, { email }),
      sendLabel: t(`${of}.send`),
    },
    wordsOf,
  });
  return (
    <Panel title={t('title')} text={t('text')}>
      {!person.isEmailConfirmed && <p className="text-14">{t('unconfirmed')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {person.isEmailConfirmed && (
          <DialogButton
            look="secondary"
            label={t('copy.open')}
            dialog={close => (
              <WishDialog
                {...ofWish('copy')}
                act={wish => request(SendPersonCopyDocument, { id, wish })}
                onDone={() => {
                  close();
                  setSent(true);
                }}
                onClose={close}
              />
            )}
          />
        )}
        <DialogButton
          look="danger"
          label={t('erase.open')}
          dialog={close => (
            <WishDialog
              {...ofWish('erase')}
              look="danger"
              act={wish => request(ErasePersonDocument, { id, wish })}
              onDone={leave}
              onClose={close}
            />
          )}
        />
        <p role="status" className="text-14">
          {hasSent && t('copy.sent')}
        </p>
      </div>
    </Panel>
  );
}
