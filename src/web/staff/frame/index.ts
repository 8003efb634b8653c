/**
 * The frame of the staff application, and what its pages are made of. A page is `<AdminArea section="admin/ads"
 * title={…}>` with `staffMeta` for its head; it asks for its data with `useStaffData` once it is hydrated, and shows
 * lists with `AdminList`, whose search, filters, order and page stand in the address (`useListQuery`). What
 * cannot be taken back goes through `useFresh` of features/fresh, which asks who is there when the server does.
 * Words stand in the catalogue under admin, one file a section.
 */
export { AdminArea } from './AdminArea.tsx';
export { AdminList, type Column } from './AdminList.tsx';
export { AuditAction } from './AuditAction.tsx';
export { ChangeList } from './ChangeList.tsx';
export { ChangeLog } from './ChangeLog.tsx';
export { ExportButton } from './ExportButton.tsx';
export { HistoryButton } from './HistoryButton.tsx';
export { HistoryLog } from './HistoryLog.tsx';
export { knownAd } from './known-ad.ts';
export { StaffFrame } from './StaffFrame.tsx';
export { StaffProviders } from './StaffProviders.tsx';
export { saveFile } from './save-file.ts';
export { mayOpen, sectionsFor } from './sections.ts';
export { useCan, usePermissions } from './staff.ts';
export { staffMeta } from './staff-meta.ts';
export { useCarWords, type Words } from './use-car-words.ts';
export { useFieldWords } from './use-field-words.ts';
export { useListQuery } from './use-list-query.ts';
export { useLogWords } from './use-log-words.ts';
export { usePartWords } from './use-part-words.ts';
export { type StaffData, useStaffData } from './use-staff-data.ts';
