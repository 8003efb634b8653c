import {
  readSetting,
  SETTING_NAMES,
  type SettingName,
  type SettingValues,
  usualSetting,
} from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import type { DeployedSettings } from '../deployed.ts';
import type { DatedSetting } from './settings-store.ts';

/** The values fixed at deployment. */
export type Fixed = { readonly deployed: DeployedSettings; readonly isProduction: boolean };

type Line = { readonly id: number; readonly holdsFrom: Instant; readonly value: object };
/** The lines of each setting by start date, with fixed values applied. */
export type Dated = ReadonlyMap<SettingName, readonly Line[]>;

/** Returns a value with the fixed fields applied. */
function withFixed<Name extends SettingName>(
  name: Name,
  value: unknown,
  { deployed }: Fixed,
): SettingValues[Name] {
  const found = readSetting(name, { ...(value as object), ...deployed[name]?.value });
  if ('read' in found) return found.read;
  const by = Object.values(deployed[name]?.by ?? {}).join(', ') || 'the table of settings';
  throw new Error(`${by}: ${name} is not right in ${[...found.wrong.keys()].join(', ')}`);
}

/** Groups lines by setting; ignores settings that this version does not know. */
export function datedBy(rows: readonly DatedSetting[], fixed: Fixed): Dated {
  return new Map(
    SETTING_NAMES.map(name => [
      name,
      rows
        .filter(row => row.name === name)
        .map(({ id, holdsFrom, value }) => ({ id, holdsFrom, value: withFixed(name, value, fixed) })),
    ]),
  );
}

const usual = new WeakMap<Fixed, Map<SettingName, object>>();

/** Returns the default value of a setting. */
function usualOf<Name extends SettingName>(name: Name, fixed: Fixed): SettingValues[Name] {
  const known = usual.get(fixed) ?? new Map<SettingName, object>();
  usual.set(fixed, known);
  const isFixed = fixed.deployed[name] !== undefined;
  const usualValue = usualSetting(name, { ...fixed, isFixed });
  // A brand may leave out legal details; they are then required before the site opens.
  const value = known.get(name) ?? (isFixed ? withFixed(name, usualValue, fixed) : usualValue);
  known.set(name, value);
  return value as SettingValues[Name];
}

/** Returns the value of a setting at a moment: its last line that has started. */
export function valueAt<Name extends SettingName>(
  dated: Dated,
  fixed: Fixed,
  name: Name,
  at: Instant,
): SettingValues[Name] {
  const line = dated.get(name)?.findLast(({ holdsFrom }) => holdsFrom <= at);
  return line ? (line.value as SettingValues[Name]) : usualOf(name, fixed);
}
