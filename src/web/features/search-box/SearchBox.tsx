import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/index.ts';
import { linkTo, slugify } from '../../links.ts';
import { CONTROL_CLASSES, classes, Icon, VisuallyHidden } from '../../ui/index.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

const wordsOf = ({ brand, model }: Suggestion) => [brand, model].filter(word => word !== null).map(slugify);
const nameOf = ({ brand, model }: Suggestion) => (model === null ? brand : `${brand} ${model}`);

/** Round the list and through the box itself, where nothing is chosen. */
const stepped = (active: number, step: number, count: number) => (active + step + count + 1) % (count + 1);

/** A form that asks the catalogue, and a list of what may be meant: arrows choose, Enter goes, Escape closes. */
export function SearchBox({ className }: { className?: string }) {
  const t = useTranslations('search');
  const locale = useLocale();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text);
  const isListed = isOpen && suggestions.length > 0;

  const leave = (to: string) => {
    setOpen(false);
    setActive(-1);
    setText('');
    void navigate(to);
  };
  const goTo = (suggestion: Suggestion) =>
    leave(linkTo('search', locale, { '*': wordsOf(suggestion).join('/') }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = isListed ? suggestions[active] : undefined;
    if (chosen) goTo(chosen);
    else leave(linkTo('search', locale, {}, { text: text.trim() }));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || suggestions.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive(isListed ? stepped(active, step, suggestions.length) : 0);
  };

  return (
    <search className={classes('relative', className)}>
      <form method="get" action={linkTo('search', locale)} onSubmit={handleSubmit}>
        <label className="relative block">
          <VisuallyHidden>{t('keyword')}</VisuallyHidden>
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            type="search"
            name="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={listId}
            aria-activedescendant={isListed && suggestions[active] ? `${listId}-${active}` : undefined}
            placeholder={t('submit')}
            value={text}
            onChange={event => {
              setText(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={handleKey}
            onBlur={() => setOpen(false)}
            className={classes(CONTROL_CLASSES, 'min-h-11 rounded-pill py-2 pl-11 text-14')}
          />
        </label>
      </form>
      <Suggestions id={listId} suggestions={isListed ? suggestions : []} active={active} onChoose={goTo} />
    </search>
  );
}

type ListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
};

function Suggestions({ id, suggestions, active, onChoose }: ListProps) {
  const t = useTranslations('search');
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={suggestions.length === 0}
        className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-box border border-line bg-surface shadow-card"
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
          <div
            key={nameOf(suggestion)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The box keeps the focus, or its list would close under the finger.
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={classes(
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 text-14 hover:bg-wash',
              index === active && 'bg-wash',
            )}
          >
            <span className={suggestion.model === null ? 'font-[560]' : ''}>{nameOf(suggestion)}</span>
            <span className="tabular shrink-0 text-12 text-ink-soft">
              {t('suggestionCars', { count: suggestion.count })}
            </span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          {suggestions.length > 0 ? t('suggestionsCount', { count: suggestions.length }) : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
