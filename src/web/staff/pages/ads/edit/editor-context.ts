import { createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldError } from '#web/ui/index.ts';
import type { Editor } from './use-editor.ts';
import { valueAt } from './written.ts';

export const EditorContext = createContext<Editor | null>(null);

export function useEditorContext(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A field of the editor stands outside it');
  return editor;
}

/** A field by its path: its value, how to change it, what is wrong with it. */
export function useFieldAt(path: string) {
  const t = useTranslations('admin.editor');
  const { values, set, refused, ad } = useEditorContext();
  const [first = ''] = path.split('.');
  const isWrong = refused === first || refused === path || refused === path.split('.')[1];
  const isMissing = ad.missing?.includes(first) ?? false;
  const error: FieldError | null = isWrong ? { key: 'errors.BadInput', text: t('wrong') } : null;
  return { value: valueAt(values, path), change: (value: unknown) => set(path, value), error, isMissing };
}
