import { useState } from 'react';
import { mayHaveCounted } from '#web/features/unanswered/index.ts';
import { RequestError } from '#web/graphql/index.ts';

/** The recovery codes just created, by whichever form; shown once. */
export function useRecoveryCodes() {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [areUnseen, setUnseen] = useState(false);
  /** Shows the created codes. Without a response there may be new ones, reported as not seen. */
  const show = async <Made>(
    make: () => Promise<Made>,
    codesIn: (made: Made) => readonly string[] | null | undefined,
    mayCome = true,
  ): Promise<Made> => {
    try {
      const made = await make();
      const given = codesIn(made);
      if (given) {
        setCodes(given);
        setUnseen(false);
      }
      return made;
    } catch (error) {
      const code = error instanceof RequestError ? error.code : '';
      if (mayCome && mayHaveCounted(code)) setUnseen(true);
      throw error;
    }
  };
  return { codes: areUnseen ? null : codes, areUnseen, show };
}
