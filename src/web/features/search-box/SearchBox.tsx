import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { slugify } from '#shared/words/text.ts';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { CONTROL_CLASSES, classes, Icon } from '#web/ui/index.ts';

const nameOf = ({ brand, model }: Suggestion) => (model === null ? brand : `${brand} ${model}`);

/** The search form with a list of suggestions. */
export function SearchBox({ className }: { className?: string }) {
  const t = useTranslations('searchBox');
  const locale = useLocale();
  const listId = useId();
  const box = useSearchBox();
  const isListed = box.suggestions.length > 0;

  return (
    <search className={classes('relative', className)}>
      <form method="get" action={linkTo('search', locale)} onSubmit={box.handleSubmit}>
        <input type="hidden" name="read" value="1" />
        <label className="relative block">
          <span className="sr-only">{t('keyword')}</span>
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={listId}
            aria-activedescendant={box.suggestions[box.active] ? `${listId}-${box.active}` : undefined}
            placeholder={t('submit')}
            value={box.text}
            onChange={event => box.type(event.target.value)}
            onKeyDown={box.handleKey}
            onBlur={box.close}
            className={classes(CONTROL_CLASSES, 'min-h-11 rounded-pill py-2 pl-11 text-14')}
          />
        </label>
      </form>
      <Suggestions id={listId} suggestions={box.suggestions} active={box.active} onChoose={box.goTo} />
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
  const t = useTranslations('searchBox');
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
          <div
            key={nameOf(suggestion)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the input, or the list would close before the click.
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
      <span role="status" className="sr-only">
        {suggestions.length > 0 ? t('suggestionsCount', { count: suggestions.length }) : ''}
      </span>
    </>
  );
}

const wordsOf = ({ brand, model }: Suggestion) => [brand, model].filter(word => word !== null).map(slugify);

/** Cycles through the list and the input itself, where nothing is selected. */
const stepped = (active: number, step: number, count: number) => (active + step + count + 1) % (count + 1);

/** The state of the search: text, suggestions and selection. Arrows select, Enter submits, Escape closes. */
function useSearchBox() {
  const locale = useLocale();
  const navigate = useNavigate();
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

  return {
    text,
    active,
    suggestions: isListed ? suggestions : [],
    goTo,
    close: () => setOpen(false),
    type(typed: string) {
      setText(typed);
      setOpen(true);
      setActive(-1);
    },
    handleSubmit(event: FormEvent) {
      event.preventDefault();
      const chosen = isListed ? suggestions[active] : undefined;
      if (chosen) goTo(chosen);
      else leave(linkTo('search', locale, {}, { text: text.trim(), read: text.trim() === '' ? null : 1 }));
    },
    handleKey(event: KeyboardEvent) {
      // The first Escape closes the list; only the next clears the input, as browsers do.
      if (event.key === 'Escape' && isListed) {
        event.preventDefault();
        setOpen(false);
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || suggestions.length === 0) return;
      event.preventDefault();
      setOpen(true);
      setActive(isListed ? stepped(active, step, suggestions.length) : 0);
    },
  };
}

type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

const TYPING_PAUSE_MS = 120;
const TEXT_LENGTH_MIN = 2;

/** Returns suggested brands and models; none for a short text or after a failure. */
function useSuggestions(text: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < TEXT_LENGTH_MIN) {
      setSuggestions([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      request(SearchSuggestionsDocument, { text: asked.slice(0, 120) }).then(
        ({ searchSuggestions }) => {
          if (isCurrent) setSuggestions(searchSuggestions);
        },
        // Suggestions are only a help: without them the form still works.
        () => isCurrent && setSuggestions([]),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return suggestions;
}
