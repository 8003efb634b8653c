import { useEffect, useRef } from 'react';
import { leadSource } from '../analytics/index.ts';
import { useToasts } from '../toasts/index.ts';
import { type Draft, sendDraft } from './draft.ts';

/** Returns the function that sends a draft. If the user has left the page by then, a toast shows the outcome. */
export function useSending() {
  const { say, fail } = useToasts();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async ({ id, form, carUuid }: Draft, opening: string | null = null): Promise<Draft> => {
    try {
      const sent = await sendDraft({ id, form, carUuid, leadSource: leadSource(), opening });
      if (!isHere.current) say('inquirySent');
      return sent;
    } catch (error) {
      if (!isHere.current) fail(error);
      throw error;
    }
  };
}
