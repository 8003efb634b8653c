import type {
  NotificationChoicesFragment,
  UpdateNotificationSettingsMutationVariables,
} from '#web/graphql/documents.gen.ts';

/** What one is told of, and where. */
export type Settings = NotificationChoicesFragment;
export type SettingsChange = UpdateNotificationSettingsMutationVariables['data'];
