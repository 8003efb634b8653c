import { createContext, use } from 'react';

export const Busy = createContext(false);

/** Whether the surrounding form is being sent or is blocked. */
export const useFormBusy = (): boolean => use(Busy);
