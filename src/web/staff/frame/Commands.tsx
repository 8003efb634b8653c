import { useSyncExternalStore } from 'react';
import { followWindow, shownWindow, showWindow } from './command-store.ts';
import { KeyList } from './KeyList.tsx';
import { Palette } from './Palette.tsx';
import { useKeys } from './use-keys.ts';

/** What opens by a key: the field that finds everything, and the list of the keys. */
export function Commands() {
  useKeys();
  const shown = useSyncExternalStore(followWindow, shownWindow, () => null);
  const close = () => showWindow(null);
  if (shown === 'commands') return <Palette onClose={close} />;
  return shown === 'keys' ? <KeyList onClose={close} /> : null;
}
