import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BoxesField, optionsOf } from '#web/ui/index.ts';
import { usePermissions } from '../frame/index.ts';

type Props = Omit<ComponentProps<typeof BoxesField<string>>, 'options'> & {
  all: readonly string[];
  /** The permissions that the person already has through a group. */
  byGroup?: readonly string[];
};

/** A checkbox per permission: those given, and those that the current member of staff may give. */
export function PermissionBoxes({ all, byGroup = [], ...field }: Props) {
  const t = useTranslations('admin.people');
  const mine = usePermissions();
  const [given] = useState(field.value);
  const shown = all.filter(each => mine.includes(each) || given.includes(each));
  const wordOf = (permission: string) => {
    const key = `permissions.${permission}` as 'permissions.Ads:create';
    const word = t.has(key) ? t(key) : permission;
    return byGroup.includes(permission) ? `${word} (${t('rights.byGroup')})` : word;
  };
  return <BoxesField {...field} options={optionsOf(shown, wordOf)} />;
}
