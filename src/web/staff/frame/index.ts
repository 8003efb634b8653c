/**
 * The frame of the staff application, and what its pages are made of. A page is `<AdminArea section="admin/ads"
 * title={…}>` with `staffMeta` for its head; it asks for its data with `useQueryOf` of features/cache, and changes
 * it with `useSend`. A list is said once, with `List`: what it asks, its columns, filters, orders and sheet; all that
 * it is asked stands in the address. A window opens by `DialogButton`, and outlives the row that it was opened out of.
 * Words stand in the catalogue under admin, one file a section.
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
