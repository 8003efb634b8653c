import { type KeyboardEventHandler, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { READS_ACCOUNTS } from '#shared/paths/staff-rights.ts';
import { textIn } from '#shared/words/locale.ts';
import { fold } from '#shared/words/text.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { FindAnythingDocument, type FindAnythingQuery } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Checkbox, CONTROL_CLASSES, classes, Dialog } from '#web/ui/index.ts';
import { joined } from './cells.tsx';
import { sectionsFor, useCan, usePermissions } from './sections.ts';

/** The dialogs opened by keyboard: the command palette and the list of shortcuts. */
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

/** The list of shortcuts, with a switch to turn them off. */
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

/** How long after a g its second key may follow. */
const SECOND_KEY_WITHIN_MS = 1_500;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));

/** ⌘K opens the palette; g and a letter navigate; / focuses the search; ? lists the keys. Not while typing. */
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

/** Whether single-key shortcuts are on; users of voice control or with a tremor can turn them off. */
const areKeysOn = (): boolean => localStorage.getItem(KEPT_AS) !== 'off';

function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, 'off');
}

type Command = { readonly id: string; readonly text: string; readonly act: () => void };

function useCommands(text: string): readonly Command[] {
  const t = useTranslations('admin.frame');
  const navigate = useNavigate();
  const seesAds = useCan('Ads:update');
  const go = (path: string) => () => void navigate(path);
  const sections = sectionsFor(usePermissions()).map(({ page, word }) => ({
    id: page,
    text: t(`sections.${word}`),
    act: go(linkTo(page as 'admin', 'fr')),
  }));
  const asked = text.trim();
  const found = sections.filter(command => fold(command.text).includes(fold(asked)));
  const search: Command[] =
    seesAds && asked !== ''
      ? [
          {
            id: 'search',
            text: t('searchAds', { text: asked }),
            act: go(linkTo('admin/ads', 'fr', {}, { text: asked })),
          },
        ]
      : [];
  const things = useFound(text).map(({ id, text: name, path }) => ({ id, text: name, act: go(path) }));
  const keys: Command = { id: 'keys', text: t('keys.title'), act: () => showWindow('keys') };
  return [...found, ...things, ...search, ...(fold(keys.text).includes(fold(asked)) ? [keys] : [])];
}

/** The command palette: typing filters the sections and finds things by number or name. */
function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.frame');
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // The dialog focuses its first button, but here the field comes first.
  useEffect(() => field.current?.focus(), []);
  const commands = useCommands(text);
  const index = Math.min(chosen, commands.length - 1);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.act();
  };
  const handleKey: KeyboardEventHandler = event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(commands[index]);
    if (step) setChosen((index + step + commands.length) % Math.max(commands.length, 1));
    if (step || event.key === 'Enter') event.preventDefault();
  };

  return (
    <Dialog name="commands" title={t('find')} isOpen onClose={onClose}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={commands[index] ? `${id}-${index}` : undefined}
        aria-label={t('find')}
        value={text}
        onChange={event => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={handleKey}
        className={CONTROL_CLASSES}
      />
      <div id={id} role="listbox" aria-label={t('find')} className="mt-3">
        {commands.map((command, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
          <div
            key={command.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === index}
            onClick={() => run(command)}
            className={classes(
              'flex min-h-11 cursor-pointer items-center rounded-box px-4 text-14',
              at === index ? 'bg-wash font-[520]' : 'hover:bg-wash',
            )}
          >
            {command.text}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

type Window = 'commands' | 'keys' | null;

let shown: Window = null;
const listeners = new Set<() => void>();

export function showWindow(next: Window): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const shownWindow = (): Window => shown;

export function followWindow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the command palette. */
export const openCommands = (): void => showWindow('commands');

/** A search result: its label and its path. */
export type Found = { readonly id: string; readonly text: string; readonly path: string };

/** The pause in typing before a search, and its minimum length. */
const PAUSE_MS = 250;
const LENGTH_MIN = 2;

/** Returns the text once typing has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Finds lots, orders, people, cars, auctions, consignments and leads by number or name, each as its own list does, and
 * only in lists that the user may open.
 */
export function useFound(typed: string): readonly Found[] {
  const permissions = usePermissions();
  const text = typed.trim();
  const isSettled = useSettled(text) === text;
  const sees = (permission: string) => permissions.includes(permission);
  const asked = {
    ...{ text, seesAds: sees('Ads:update'), seesAuctions: sees('Auctions:update') },
    ...{
      seesOrders: READS_ACCOUNTS.some(sees),
      seesPeople: sees('Users:update'),
      seesLeads: sees('Leads:read'),
    },
  };
  const isAsked = isSettled && text.length >= LENGTH_MIN && permissions.length > 0;
  const { data } = useQueryOf(FindAnythingDocument, asked, { enabled: isAsked });
  const wordsOf = useWords();
  return isAsked && data ? wordsOf(data) : [];
}

function useWords(): (found: FindAnythingQuery) => readonly Found[] {
  const t = useTranslations('admin.frame.found');
  const locale = useLocale();
  return ({ lotsByNumber, orders, people, staffCarAds, auctionBoard, consignments, leads }) => [
    ...(lotsByNumber ?? []).map(({ number, adUuid, adTitle, saleId, saleTitle, hasAuction }) => ({
      id: `lot-${saleId}-${adUuid}`,
      text: t('lot', { name: joined(number, adTitle, textIn(saleTitle, locale)) }),
      path: hasAuction
        ? linkTo('admin/auctions/live', 'fr', { uuid: adUuid })
        : linkTo('admin/sales/edit', 'fr', { id: saleId }),
    })),
    ...(orders?.orders ?? []).map(({ id, reference, buyer }) => ({
      id: `order-${id}`,
      text: t('order', { name: joined(reference, buyer?.name) }),
      path: linkTo('admin/orders/order', 'fr', { id }),
    })),
    ...(people?.people ?? []).map(({ id, firstName, lastName, email, pseudo }) => ({
      id: `person-${id}`,
      text: t('person', { name: joined(`${firstName} ${lastName}`.trim(), email, pseudo) }),
      path: linkTo('admin/people/person', 'fr', { id }),
    })),
    ...(staffCarAds?.ads ?? []).map(({ uuid, brand, model, year, ownerName }) => ({
      id: `ad-${uuid}`,
      text: t('ad', { name: joined([brand, model, year].filter(Boolean).join(' '), ownerName) }),
      path: linkTo('admin/ads/edit', 'fr', { uuid }),
    })),
    ...(auctionBoard?.auctions ?? []).map(({ id, adUuid, adTitle }) => ({
      id: `auction-${id}`,
      text: t('auction', { name: adTitle }),
      path: linkTo('admin/auctions/live', 'fr', { uuid: adUuid }),
    })),
    ...(consignments?.consignments ?? []).map(({ id, reference, title }) => ({
      id: `consignment-${id}`,
      text: t('consignment', { name: joined(reference, title) }),
      path: linkTo('admin/consignments/file', 'fr', { id }),
    })),
    ...(leads?.leads ?? []).map(({ id, name }) => ({
      id: `lead-${id}`,
      text: t('lead', { name }),
      path: linkTo('admin/leads', 'fr', {}, { text: name }),
    })),
  ];
}
