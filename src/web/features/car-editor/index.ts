/**
 * The editor of a car, for sellers and staff. The fields are described in `#shared/fields`, and a draft keeps the
 * changes (`useDraft`). A page provides `CarEditorContext`, shows the groups it wants (`GroupFields`) within the
 * uploads (`CarUploads`), and shows the saving state (`SavingLine`, `Meanwhile`, `LeaveGuard`).
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
