import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  RemoveStaffGroupDocument,
  SaveStaffGroupDocument,
  StaffGroupsDocument,
  type StaffGroupsQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { PermissionBoxes, StaffDialog } from '#web/staff/forms/index.ts';
import { AdminArea, staffMeta, useStaffData } from '#web/staff/frame/index.ts';
import { Badge, Button, Card, Skeleton, TextField } from '#web/ui/index.ts';

type Group = StaffGroupsQuery['staffGroups'][number];
type Open = { readonly act: 'save' | 'remove'; readonly group: Group | null };

export const meta = staffMeta(t => t('admin.groups.title'));

/** The groups, each with what its members may do. */
export default function GroupsPage() {
  const t = useTranslations('admin.groups');
  const { data, again } = useStaffData(StaffGroupsDocument, {});
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    void again();
  };
  const groups = data.kind === 'ready' ? data.data.staffGroups : [];
  return (
    <AdminArea
      section="admin/groups"
      title={t('title')}
      text={t('text')}
      actions={<Button onClick={() => setOpen({ act: 'save', group: null })}>{t('add')}</Button>}
    >
      {data.kind === 'waiting' && <Skeleton className="h-64" />}
      {data.kind === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{t('failed')}</p>
          <Button look="secondary" onClick={() => void again()}>
            {t('again')}
          </Button>
        </div>
      )}
      {data.kind === 'ready' && groups.length === 0 && (
        <Card className="p-8 text-center text-ink-soft">{t('empty')}</Card>
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {groups.map(group => (
          <li key={group.id}>
            <GroupCard group={group} onOpen={act => setOpen({ act, group })} />
          </li>
        ))}
      </ul>
      {data.kind === 'ready' && open?.act === 'save' && (
        <SaveDialog group={open.group} all={data.data.permissions} onDone={done} onClose={close} />
      )}
      {open?.act === 'remove' && open.group && (
        <RemoveDialog group={open.group} onDone={done} onClose={close} />
      )}
    </AdminArea>
  );
}

function GroupCard({ group, onOpen }: { group: Group; onOpen: (act: Open['act']) => void }) {
  const t = useTranslations('admin');
  const wordOf = (permission: string) => {
    const key = `people.permissions.${permission}` as 'people.permissions.Ads:create';
    return t.has(key) ? t(key) : permission;
  };
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <header>
        <h2 className="display text-22">{group.name}</h2>
        <p className="text-14 text-ink-soft">{t('groups.members', { count: group.memberCount })}</p>
      </header>
      <ul className="flex flex-wrap gap-1.5">
        {group.permissions.length === 0 && <li className="text-14">{t('groups.none')}</li>}
        {group.permissions.map(permission => (
          <li key={permission}>
            <Badge>{wordOf(permission)}</Badge>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex gap-3">
        <Button look="secondary" onClick={() => onOpen('save')}>
          {t('groups.change')}
          <span className="sr-only">{`, ${group.name}`}</span>
        </Button>
        <Button look="quiet" onClick={() => onOpen('remove')}>
          {t('groups.remove')}
          <span className="sr-only">{`, ${group.name}`}</span>
        </Button>
      </div>
    </Card>
  );
}

type Parts = { onDone: () => void; onClose: () => void };

function SaveDialog({ group, all, ...parts }: Parts & { group: Group | null; all: readonly string[] }) {
  const t = useTranslations('admin');
  const [name, setName] = useState(group?.name ?? '');
  const [permissions, setPermissions] = useState<readonly string[]>(group?.permissions ?? []);
  return (
    <StaffDialog
      name="group"
      title={t('groups.form.title')}
      sendLabel={t('form.save')}
      act={() =>
        request(SaveStaffGroupDocument, { id: group?.id ?? null, name, permissions: [...permissions] })
      }
      {...parts}
    >
      {errorOf => (
        <>
          <TextField
            label={t('groups.form.name')}
            name="name"
            isRequired
            value={name}
            onChange={event => setName(event.target.value)}
            error={errorOf('name')}
          />
          <PermissionBoxes
            legend={t('groups.form.permissions')}
            all={all}
            chosen={permissions}
            onChoose={setPermissions}
          />
        </>
      )}
    </StaffDialog>
  );
}

function RemoveDialog({ group, ...parts }: Parts & { group: Group }) {
  const t = useTranslations('admin.groups.removeForm');
  return (
    <StaffDialog
      name="remove-group"
      title={t('title', { name: group.name })}
      text={t('text')}
      sendLabel={t('send')}
      act={() => request(RemoveStaffGroupDocument, { id: group.id })}
      {...parts}
    />
  );
}
