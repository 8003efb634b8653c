/**
 * Where a car is written, by its seller and by staff: one description says which fields there are
 * (`#shared/fields`), one draft keeps what is written (`useDraft`). A page gives `CarEditorContext` its frame, shows
 * the groups it wants (`GroupFields`) within what keeps their files on the way (`CarUploads`), and says how things
 * stand (`SavingLine`, `Meanwhile`, `LeaveGuard`).
 */
export { GroupFields } from './CarField.tsx';
export { CarUploads, useCarUploads, useUnsent } from './CarUploads.tsx';
export type { Kept } from './draft.ts';
export { wrongIn, wrongOfSeller } from './faults.ts';
export { fieldId, focusField } from './field-place.ts';
export { EurosInput } from './inputs.tsx';
export { LeaveGuard } from './LeaveGuard.tsx';
export { Meanwhile } from './Meanwhile.tsx';
export { hasAllPapers } from './paper-list.ts';
export { idsOf } from './photo-list.ts';
export { Remarks } from './Remarks.tsx';
export { SavingLine } from './SavingLine.tsx';
export {
  type CarEditor,
  CarEditorContext,
  useCarEditor,
  useDraft,
  useFieldLabel,
} from './use-car-editor.ts';
export { altsOf, isCarField, sentOf, toWire, valuesOf } from './wire.ts';
