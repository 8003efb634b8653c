/**
 * The forms of the staff application: buttons with dialogs (`FormButton`), moments in Paris time, typed amounts, and
 * files in any encoding.
 */
export { ConfirmButton, FormButton, ReasonButton, reasonWords } from './AskingButtons.tsx';
export { type InLanguages, LanguageFields, NO_WORDS, typedWords } from './LanguageFields.tsx';
export { PermissionBoxes } from './PermissionBoxes.tsx';
export { fromParisTime, toParisTime, typedMoment } from './paris-time.ts';
export { readText } from './read-text.ts';
export { StaffDialog } from './StaffDialog.tsx';
export {
  AmountField,
  CentsField,
  DateTimeField,
  typedAmount,
  typedCents,
  writtenCents,
} from './typed-fields.tsx';
export { WishDialog } from './WishDialog.tsx';
