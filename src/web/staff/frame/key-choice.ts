const KEY = 'staff-keys';

/** Whether single keys act; whoever speaks to the machine, or trembles, turns them off. */
export const areKeysOn = (): boolean => localStorage.getItem(KEY) !== 'off';

export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
