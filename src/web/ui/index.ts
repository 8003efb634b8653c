/**
 * The design system: the house's look and interaction, without knowledge of cars or auctions. Texts and rules are
 * props; its own few texts come from UiWords.
 */
export { Badge, type BadgeTone } from './Badge.tsx';
export { Boxes, BoxesField } from './Boxes.tsx';
export {
  Button,
  type ButtonLook,
  type ButtonSize,
  buttonClasses,
  IconButton,
  LinkButton,
} from './Button.tsx';
export { Card, Skeleton } from './Card.tsx';
export { Checkbox } from './Checkbox.tsx';
export { classes } from './classes.ts';
export { Dialog } from './Dialog.tsx';
export { Disclosure } from './Disclosure.tsx';
export { EmptyCard } from './EmptyCard.tsx';
export { FactRow } from './FactRow.tsx';
export { CONTROL_CLASSES, type FieldError, FieldErrorText, LabelMark } from './Field.tsx';
export { Form, FormAlert, FormOutcome, useFormHold } from './Form.tsx';
export { FormEnd } from './FormEnd.tsx';
export { useFocusBack } from './focus-back.ts';
export { useFormBusy } from './form-busy.ts';
export { Icon, type IconName } from './Icon.tsx';
export { keepClear } from './keep-clear.ts';
export { LinkCard } from './LinkCard.tsx';
export { Logo, Mark } from './Logo.tsx';
export { NumberField } from './NumberField.tsx';
export { OwnChoiceField } from './OwnChoiceField.tsx';
export { type Options, optionsOf } from './options.ts';
export { PhoneField } from './PhoneField.tsx';
export { PhoneNumber } from './PhoneNumber.tsx';
export { Photo } from './Photo.tsx';
export { EMPTY_PHONE, type PhoneEntry, phoneEntryOf, readPhone, typedPhone } from './phone.ts';
export { Select } from './Select.tsx';
export { SelectField } from './SelectField.tsx';
export { Slider } from './Slider.tsx';
export { Stars } from './Stars.tsx';
export { saveFile } from './save-file.ts';
export { Tabs } from './Tabs.tsx';
export { PasswordField, TextArea, TextField } from './TextField.tsx';
export { Toaster } from './Toaster.tsx';
export { type ToastKind, toastStore } from './toast-store.ts';
export { UiWords, useUiWords } from './UiWords.tsx';
