/**
 * What the forms of the staff application are made of: a window that sends and says what is wrong where it is
 * wrong, moments in the house's own time, amounts as they are typed, and files in whichever code they came.
 */
export { typedAmount } from './amount.ts';
export { DateTimeField } from './DateTimeField.tsx';
export { PermissionBoxes } from './PermissionBoxes.tsx';
export { fromParisTime, toParisTime } from './paris-time.ts';
export { readText } from './read-text.ts';
export { type FieldErrors, StaffDialog } from './StaffDialog.tsx';
