import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { useLeaveGuard } from '#web/features/leaving/index.ts';
import {
  ChangePermissionsDocument,
  type PersonFileFragment,
  type PersonFileQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { PermissionBoxes } from '#web/staff/forms/index.ts';
import { Boxes, Card, Form, FormEnd } from '#web/ui/index.ts';

type Props = {
  person: PersonFileFragment;
  groups: PersonFileQuery['staffGroups'];
  permissions: readonly string[];
};

type Saved = { readonly typed: Given; readonly version: string };
type Given = { readonly groupIds: readonly string[]; readonly permissions: readonly string[] };

/** Groups and permissions: what the person may do from their next action on. */
export function Rights({ person, groups, permissions }: Props) {
  const t = useTranslations('admin.people.rights');
  const newest = (): Given => ({
    groupIds: person.groups.map(({ id }) => id).toSorted(),
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
    <Card className="p-5 sm:p-6">
      {guard.question}
      <h2 className="display text-22">{t('title')}</h2>
      <p className="mt-1.5 text-14 text-ink-soft">{t('text')}</p>
      <Form onSend={send} className="mt-4 flex flex-col gap-5">
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
    </Card>
  );
}
