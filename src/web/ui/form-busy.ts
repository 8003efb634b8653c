import { createContext, use } from 'react';

export const Busy = createContext(false);

/** Whether the form around this is being sent, or is held. */
export const useFormBusy = (): boolean => use(Busy);
