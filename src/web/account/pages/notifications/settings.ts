import type {
  NotificationChoicesFragment,
  UpdateNotificationSettingsMutationVariables,
} from '#web/graphql/documents.gen.ts';

/** The notification settings. */
export type Settings = NotificationChoicesFragment;
export type SettingsChange = UpdateNotificationSettingsMutationVariables['data'];

/** The props of a part of the settings. */
export type SettingsProps = { settings: Settings; change: (next: Settings, data: SettingsChange) => void };
