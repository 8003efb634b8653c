import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/index.ts';
import { usePermissions } from '../frame/index.ts';

type Props = {
  legend: string;
  all: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** What the person may do already, by a group. */
  byGroup?: readonly string[];
};

/** One box a permission, in the house's words: those that are given, and those that whoever is here may give. */
export function PermissionBoxes({ legend, all, chosen, onChoose, byGroup = [] }: Props) {
  const t = useTranslations('admin.people');
  const mine = usePermissions();
  const [given] = useState(chosen);
  const wordOf = (permission: string) => {
    const key = `permissions.${permission}` as 'permissions.Ads:create';
    return t.has(key) ? t(key) : permission;
  };
  return (
    <fieldset>
      <legend className="font-[560] text-14">{legend}</legend>
      {all
        .filter(each => mine.includes(each) || given.includes(each))
        .map(permission => (
          <Checkbox
            key={permission}
            name={permission}
            label={
              byGroup.includes(permission)
                ? `${wordOf(permission)} (${t('rights.byGroup')})`
                : wordOf(permission)
            }
            isChecked={chosen.includes(permission)}
            onChange={isIn =>
              onChoose(isIn ? [...chosen, permission] : chosen.filter(each => each !== permission))
            }
          />
        ))}
    </fieldset>
  );
}
