import type { SettingName, SettingValues } from '#shared/fields/index.ts';
import type { Instant } from '#shared/sale/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Database } from '../database/index.ts';
import type { DeployedSettings } from '../deployed.ts';
import type { Events } from '../events.ts';

export type SettingsParts = {
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  readonly clock: () => number;
  readonly deployed: DeployedSettings;
  readonly isProduction: boolean;
};

export type Settings = {
  /** Returns the value of a setting at a moment, by default now. */
  readonly read: <Name extends SettingName>(name: Name, at?: Instant) => SettingValues[Name];
};
