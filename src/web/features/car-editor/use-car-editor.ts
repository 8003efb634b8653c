import { createContext, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { CAR, type CarFieldName, type CarValues, fieldsWithContactData } from '#shared/fields/index.ts';
import { useWhenOnline } from '#web/graphql/index.ts';
import { useCanShow } from '#web/own-files.ts';
import type { FieldError } from '#web/ui/index.ts';
import type { NameOf } from './changes.ts';
import { type Draft, type DraftPort, type DraftState, type Kept, openDraft } from './draft.ts';
import { wrongIn } from './faults.ts';
import { idsOf } from './photo-list.ts';

/** What the page knows of the edited car besides its values. */
export type CarEditorFrame = {
  readonly role: 'SELLER' | 'STAFF';
  /** The names of the fields that are still required. */
  readonly missing: readonly string[];
  /** The changes that the house requests. */
  readonly remarks: readonly { readonly field: string; readonly text: string }[];
  /** Each photo's description, by its id. */
  readonly alts: ReadonlyMap<string, string | null>;
  /** Saves a photo's description, which may replace the photo by a new one; null if it could not be saved. */
  describePhoto(id: string, alt: string | null): Promise<{ id: string; alt: string | null } | null>;
  /** The name of the car's owner, if staff may see it. */
  readonly ownerName?: string | null;
};

/** The state and frame of the car that is being edited. */
export type CarEditor = CarEditorFrame & {
  readonly draft: Draft<CarValues>;
  readonly state: DraftState<CarValues>;
};

export const CarEditorContext = createContext<CarEditor | null>(null);

export function useCarEditor(): CarEditor {
  const editor = useContext(CarEditorContext);
  if (!editor) throw new Error('A field of the editor stands outside it');
  return editor;
}

/** Opens a draft and follows it. Pending changes are saved when the page is left, failed ones once online. */
export function useDraft<Values extends object>(
  first: Kept<Values>,
  port: DraftPort<Values>,
): { draft: Draft<Values>; state: DraftState<Values> } {
  const latest = useRef(port);
  useEffect(() => {
    latest.current = port;
  });
  const [draft] = useState(() =>
    openDraft(first, {
      isAutomatic: () => latest.current.isAutomatic(),
      wrongIn: (values, names) => latest.current.wrongIn(values, names),
      send: (values, names, revision) => latest.current.send(values, names, revision),
      reload: () => latest.current.reload(),
      fail: error => latest.current.fail(error),
    }),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot, draft.snapshot);
  useEffect(() => () => void (latest.current.isAutomatic() && draft.flush()), [draft]);
  useWhenOnline(() => {
    const { isAutomatic } = latest.current;
    if (isAutomatic() && draft.snapshot().saving === 'failed') void draft.flush();
  });
  return useMemo(() => ({ draft, state }), [draft, state]);
}

/** Returns a field's label; the photos are labelled as the front photo. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslations('carEditor.fields');
  return name => {
    const known = (name === 'photos' ? 'front' : name) as 'brand';
    return t.has(known) ? t(known) : name;
  };
}

/** Returns a field by its name: its value, its setter and its error. */
export function useCarField<Name extends CarFieldName>(name: Name) {
  const { draft, state, role, missing } = useCarEditor();
  const t = useTranslations('carEditor.problems');
  const canShow = useCanShow();
  const isElsewhere = name === 'profilePicture' && !canShow(state.values.profilePicture || '/');
  const key = isElsewhere ? 'pictureElsewhere' : problemOf(name, state, role);
  const error: FieldError | null = key === null ? null : { key: `carEditor.problems.${key}`, text: t(key) };
  return {
    value: state.values[name],
    unread: state.unread.get(name),
    label: useFieldLabel()(name),
    change: (value: CarValues[Name]) => draft.set<NameOf<CarValues>>(name, value),
    error,
    gone: filesIn(name, state.values).filter(file => state.gone.has(file)),
    isRequired: role === 'SELLER' && isAskedOf(name, state.values),
    isMissing: role === 'STAFF' && missing.includes(name),
  };
}

/** Returns the files in a field: photos and recordings by their ids, documents by their URLs. */
function filesIn(name: CarFieldName, values: CarValues): readonly string[] {
  if (name === 'photos') return idsOf(values.photos);
  if (name === 'documents' || name === 'customDocs') return values[name].flatMap(({ urls }) => urls);
  const { films = [], coldStart = null } = (name === 'conditionReport' && values.conditionReport) || {};
  return [...films, ...(coldStart ? [coldStart] : [])].map(({ recordingId }) => recordingId);
}

function problemOf(
  name: CarFieldName,
  { unread, refused, gone, values }: DraftState<CarValues>,
  role: CarEditorFrame['role'],
) {
  if (unread.has(name)) return 'number';
  if (!refused.has(name)) return null;
  if (role === 'SELLER' && fieldsWithContactData({ [name]: values[name] }).length > 0) return 'contactData';
  if (filesIn(name, values).some(file => gone.has(file))) return 'gone';
  if (name === 'conditionReport') return name;
  // Well written and still refused: nobody has it.
  if (name === 'sellerEmail' && wrongIn(values, [name]).length === 0) return 'noAccount';
  return name === 'works' ? 'workName' : 'field';
}

/** Whether a seller cannot submit the ad without this field. */
function isAskedOf(name: CarFieldName, values: CarValues): boolean {
  const spec = CAR[name];
  const isNeeded = 'needed' in spec || 'required' in spec;
  return isNeeded && !(name === 'price' && values.isPriceHidden);
}
