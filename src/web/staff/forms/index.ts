/**
 * What the forms of the staff application are made of beside `useForm`: their window, moments in the house's own time,
 * amounts as they are typed, files in whichever code they came, and what asks before a page is left unsaved.
 */
export { typedAmount, typedCents } from './amount.ts';
export { DateTimeField } from './DateTimeField.tsx';
export { type InLanguages, LanguageFields } from './LanguageFields.tsx';
export { PermissionBoxes } from './PermissionBoxes.tsx';
export { fromParisTime, toParisTime, typedMoment } from './paris-time.ts';
export { ReasonButton } from './ReasonButton.tsx';
export { readText } from './read-text.ts';
export { StaffDialog } from './StaffDialog.tsx';
export { useLeaveGuard } from './use-leave-guard.tsx';
export { WishDialog } from './WishDialog.tsx';
