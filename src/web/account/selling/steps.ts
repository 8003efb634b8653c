import { CAR, CAR_GROUPS, type CarGroup, type CarValues } from '#shared/fields/index.ts';
import { fieldId, hasAllPapers, isCarField } from '#web/features/car-editor/index.ts';

export const STEPS = ['car', 'condition', 'papers', 'photos', 'price', 'preview'] as const;
export type Step = (typeof STEPS)[number];

const ALL_GROUPS = Object.keys(CAR_GROUPS) as CarGroup[];

/** Returns the groups of fields of a step. */
export const groupsOf = (step: Step): readonly CarGroup[] =>
  ALL_GROUPS.filter(group => CAR_GROUPS[group].step === step);

/** Returns the step of a field, of the car or of its sale. */
export function stepOf(field: string): Step {
  if (isCarField(field)) return CAR_GROUPS[CAR[field].group].step ?? 'car';
  return field === 'front' ? 'photos' : 'price';
}

/** Returns the link to a field: its step and its anchor. */
export const wayTo = (field: string): string => `?step=${stepOf(field)}#${fieldId(field)}`;

/** Whether a step is complete: nothing is missing, and no document is still to be uploaded. */
export function isStepDone(step: Step, open: ReadonlySet<Step>, values: CarValues): boolean {
  if (step === 'preview' || open.has(step)) return false;
  return step !== 'papers' || hasAllPapers(values);
}
