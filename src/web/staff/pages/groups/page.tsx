import { useTranslations } from 'use-intl';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import {
  RemoveStaffGroupDocument,
  SaveStaffGroupDocument,
  StaffGroupsDocument,
  type StaffGroupsQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ConfirmButton, FormButton, PermissionBoxes } from '#web/staff/forms/index.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Card, TextField } from '#web/ui/index.ts';

type Group = StaffGroupsQuery['staffGroups'][number];

export const meta = staffMeta(t => t('admin.groups.title'));

/** The groups with their members' permissions. */
export default function GroupsPage() {
  const t = useTranslations('admin.groups');
  const query = useQueryOf(StaffGroupsDocument, {});
  const all = query.data?.permissions ?? [];
  return (
    <AdminArea
      section="admin/groups"
      title={t('title')}
      text={t('text')}
      actions={<SaveButton label={t('add')} all={all} />}
    >
      <Loaded query={query}>
        {({ staffGroups }) =>
          staffGroups.length === 0 ? (
            <Card className="p-8 text-center text-ink-soft">{t('empty')}</Card>
          ) : (
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {staffGroups.map(group => (
                <li key={group.id}>
                  <GroupCard group={group} all={all} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </AdminArea>
  );
}

function GroupCard({ group, all }: { group: Group; all: readonly string[] }) {
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
        <SaveButton look="secondary" label={t('groups.change')} all={all} group={group} />
        <ConfirmButton
          {...{ look: 'danger', name: 'remove-group', label: t('groups.remove'), of: group.name }}
          title={t('groups.removeForm.title', { name: group.name })}
          text={t('groups.removeForm.text')}
          sendLabel={t('groups.removeForm.send')}
          act={() => request(RemoveStaffGroupDocument, { id: group.id })}
        />
      </div>
    </Card>
  );
}

type SaveProps = { look?: 'secondary'; label: string; all: readonly string[]; group?: Group };

function SaveButton({ look, label, all, group }: SaveProps) {
  const t = useTranslations('admin');
  return (
    <FormButton
      {...{ look, label, name: 'group', of: group?.name }}
      title={t('groups.form.title')}
      sendLabel={t('form.save')}
      first={() => ({
        ...{ name: group?.name ?? '', permissions: (group?.permissions ?? []) as readonly string[] },
      })}
      act={({ name, permissions }) =>
        request(SaveStaffGroupDocument, { id: group?.id ?? null, name, permissions: [...permissions] })
      }
    >
      {({ field }) => (
        <>
          <TextField label={t('groups.form.name')} isRequired {...field('name')} />
          <PermissionBoxes label={t('groups.form.permissions')} all={all} {...field('permissions')} />
        </>
      )}
    </FormButton>
  );
}
