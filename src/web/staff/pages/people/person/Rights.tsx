import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { useErrorText } from '#web/features/session/index.ts';
import {
  ChangePermissionsDocument,
  type PersonFileFragment,
  type PersonFileQuery,
} from '#web/graphql/documents.gen.ts';
import { PermissionBoxes } from '#web/staff/forms/index.ts';
import { Button, Card, Checkbox, Form, FormAlert } from '#web/ui/index.ts';

/** Groups and permissions: what the person may do from their next action on. */
export function Rights({
  person,
  groups,
  permissions,
}: {
  person: PersonFileFragment;
  groups: PersonFileQuery['staffGroups'];
  permissions: readonly string[];
}) {
  const t = useTranslations('admin.people.rights');
  const textOf = useErrorText();
  const send = useSend();
  const [groupIds, setGroupIds] = useState<readonly string[]>(() => person.groups.map(({ id }) => id));
  const [own, setOwn] = useState<readonly string[]>(person.addedPermissions);
  const [error, setError] = useState<string | null>(null);
  const byGroup = groups.filter(({ id }) => groupIds.includes(id)).flatMap(group => group.permissions);
  const handleSend = async () => {
    setError(null);
    try {
      await send(ChangePermissionsDocument, {
        id: person.id,
        groupIds: [...groupIds],
        permissions: [...own],
      });
    } catch (refusal) {
      setError(textOf(refusal));
    }
  };
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="display text-22">{t('title')}</h2>
      <p className="mt-1.5 text-14 text-ink-soft">{t('text')}</p>
      <Form onSend={handleSend} className="mt-4 flex flex-col gap-5">
        {isBusy => (
          <>
            <fieldset>
              <legend className="font-[560] text-14">{t('groups')}</legend>
              {groups.length === 0 && <p className="mt-1 text-14 text-ink-soft">{t('noGroups')}</p>}
              {groups.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  name={`group-${id}`}
                  isChecked={groupIds.includes(id)}
                  onChange={isIn =>
                    setGroupIds(isIn ? [...groupIds, id] : groupIds.filter(each => each !== id))
                  }
                />
              ))}
            </fieldset>
            <PermissionBoxes
              legend={t('own')}
              all={permissions}
              chosen={own}
              onChoose={setOwn}
              byGroup={byGroup}
            />
            <FormAlert>{error}</FormAlert>
            <Button type="submit" isBusy={isBusy} className="self-start">
              {t('save')}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}
