/**
 * The frame of the staff application, and the parts of its pages. A page is `<AdminArea section="admin/ads" title={…}>`
 * with `staffMeta` for its head. It queries with `useQueryOf` of features/cache, and changes data with `useSend`. A
 * list is declared with `List`: query, columns, filters, sorting and export; its query is in the URL. A dialog opens by
 * `DialogButton`, and outlives the row it was opened from. Words are in the catalogue under admin, one file per
 * section.
 */
export { ActsBar } from './ActsBar.tsx';
export { AdminArea, Outdated, staffMeta } from './AdminArea.tsx';
export { AuditAction, AuditReason, ChangeList, ChangeLog, HistoryButton, HistoryLog } from './ChangeLog.tsx';
export { useSettled } from './Commands.tsx';
export { Day, Fact, joined, Moment, Phone, Reach, RowLink, Stacked } from './cells.tsx';
export { DialogButton, DialogName } from './DialogButton.tsx';
export { ExportButton, readTable, TableForms } from './ExportButton.tsx';
export { knownAd } from './known-ad.ts';
export { List } from './List.tsx';
export { Notes } from './Notes.tsx';
export { OpenConsignment } from './OpenConsignment.tsx';
export { OpenSteps } from './OpenSteps.tsx';
export { StaffFrame, StaffProviders } from './StaffFrame.tsx';
export { mayOpen, useCan, usePermissions } from './sections.ts';
export { useCarWords, useFieldWords, usePartWords } from './use-field-words.ts';
export { useLogWords } from './use-log-words.ts';
export { dayWords, rowsIn, useSettingWords } from './use-setting-words.ts';
export { Wide } from './Wide.tsx';
