import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { linkTo } from '#shared/paths/links.ts';
import { openCommands, showWindow } from './command-store.ts';
import { areKeysOn } from './key-choice.ts';
import { sectionsFor } from './sections.ts';
import { usePermissions } from './staff.ts';

/** How long after a g its second key may come. */
const SECOND_KEY_WITHIN_MS = 1_500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));

/** ⌘K finds; g and a letter go; / is the list's search; ? says all of this. Never while one types. */
export function useKeys(): void {
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
