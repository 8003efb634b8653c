import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { fold } from '#shared/words/text.ts';
import { CONTROL_CLASSES, classes, Dialog } from '#web/ui/index.ts';
import { showWindow } from './command-store.ts';
import { sectionsFor } from './sections.ts';
import { useCan, usePermissions } from './staff.ts';
import { useFound } from './use-found.ts';

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

/** One field that leads everywhere: what one types narrows the sections and finds things by their numbers and names. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.frame');
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // The window gives the focus to its first button; what one opens it for is the field.
  useEffect(() => field.current?.focus(), []);
  const commands = useCommands(text);
  const index = Math.min(chosen, commands.length - 1);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.act();
  };
  const handleKey = (event: KeyboardEvent) => {
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose and go
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
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
