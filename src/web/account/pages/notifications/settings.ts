import type {
  NotificationChoicesFragment,
  UpdateNotificationSettingsMutationVariables,
} from '#web/graphql/documents.gen.ts';

/** What one is told of, and where. */
export type Settings = NotificationChoicesFragment;
export type SettingsChange = UpdateNotificationSettingsMutationVariables['data'];

/** What a part of the settings shows, and how it is changed. */
export type SettingsProps = { settings: Settings; change: (next: Settings, data: SettingsChange) => void };
