import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldError } from '#web/ui/index.ts';
import type { ProblemKey, Problems } from './registration.ts';

/** The fields' errors in words. `put` takes what is wrong and answers whether anything is. */
export function useFieldErrors<Field extends string>() {
  const t = useTranslations();
  const [problems, setProblems] = useState<Problems<Field>>({});
  return {
    of(field: Field): FieldError | null {
      const key: ProblemKey | undefined = problems[field];
      return key ? { key, text: t(key) } : null;
    },
    put(next: Problems<Field>): boolean {
      setProblems(next);
      return Object.keys(next).length > 0;
    },
  };
}
