import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Checkbox, Dialog } from '#web/ui/index.ts';
import { followWindow, openCommands, shownWindow, showWindow } from './command-store.ts';
import { Palette } from './Palette.tsx';
import { sectionsFor } from './sections.ts';
import { usePermissions } from './staff.ts';

/** What opens by a key: the field that finds everything, and the list of the keys. */
export function Commands() {
  useKeys();
  const shown = useSyncExternalStore(followWindow, shownWindow, () => null);
  const close = () => showWindow(null);
  if (shown === 'commands') return <Palette onClose={close} />;
  return shown === 'keys' ? <KeyList onClose={close} /> : null;
}

const KEY =
  'inline-flex min-w-7 justify-center rounded-[6px] border border-line bg-wash px-1.5 font-text text-12';

function Row({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <li className="flex items-center justify-between gap-4 py-1.5 text-14">
      {text}
      <span className="flex gap-1">
        {keys.map((key, turn) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one key may be pressed twice, as in G G
          <kbd key={turn} className={KEY}>
            {key}
          </kbd>
        ))}
      </span>
    </li>
  );
}

/** The keys there are, and the way to turn them off. */
function KeyList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.frame');
  const [isOn, setOn] = useState(areKeysOn);
  const turn = (next: boolean) => {
    turnKeys(next);
    setOn(next);
  };
  return (
    <Dialog name="keys" title={t('keys.title')} isOpen onClose={onClose}>
      <ul className="divide-y divide-line">
        <Row keys={['⌘ / Ctrl', 'K']} text={t('keys.find')} />
        <Row keys={['/']} text={t('keys.search')} />
        <Row keys={['?']} text={t('keys.list')} />
        {sectionsFor(usePermissions()).map(({ page, word, key }) => (
          <Row key={page} keys={['G', key.toUpperCase()]} text={t(`sections.${word}`)} />
        ))}
      </ul>
      <div className="mt-4">
        <Checkbox name="keys" label={t('keys.on')} isChecked={isOn} onChange={turn} />
      </div>
    </Dialog>
  );
}

/** How long after a g its second key may come. */
const SECOND_KEY_WITHIN_MS = 1_500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));

/** ⌘K finds; g and a letter go; / is the list's search; ? says all of this. Never while one types. */
function useKeys(): void {
  const navigate = useNavigate();
  const permissions = usePermissions();
  const waitsSince = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const act = (event: KeyboardEvent): boolean => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        openCommands();
        return true;
      }
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
      if (!isPlain || !areKeysOn() || isTyping(event.target) || document.querySelector('dialog[open]')) {
        return false;
      }
      const isSecond = event.timeStamp - waitsSince.current < SECOND_KEY_WITHIN_MS;
      waitsSince.current = Number.NEGATIVE_INFINITY;
      if (isSecond) {
        const section = sectionsFor(permissions).find(({ key }) => key === event.key.toLowerCase());
        if (section) void navigate(linkTo(section.page as 'admin', 'fr'));
        return section !== undefined;
      }
      if (event.key === 'g') waitsSince.current = event.timeStamp;
      if (event.key === '?') showWindow('keys');
      const search = event.key === '/' && document.querySelector<HTMLElement>('[data-list-search]');
      if (search) search.focus();
      return event.key === '?' || Boolean(search);
    };
    const handle = (event: KeyboardEvent) => {
      if (act(event)) event.preventDefault();
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [navigate, permissions]);
}

const KEPT_AS = 'staff-keys';

/** Whether single keys act; whoever speaks to the machine, or trembles, turns them off. */
const areKeysOn = (): boolean => localStorage.getItem(KEPT_AS) !== 'off';

function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, 'off');
}
