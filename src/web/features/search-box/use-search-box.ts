import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { linkTo } from '#shared/paths/links.ts';
import { slugify } from '#shared/words/text.ts';
import { useLocale } from '#web/i18n/index.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

const wordsOf = ({ brand, model }: Suggestion) => [brand, model].filter(word => word !== null).map(slugify);

/** Round the list and through the box itself, where nothing is chosen. */
const stepped = (active: number, step: number, count: number) => (active + step + count + 1) % (count + 1);

/** What is typed, what it may mean, and which of that is chosen: arrows choose, Enter goes, Escape closes. */
export function useSearchBox() {
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
      // The first closes the list; only the next empties the box, as browsers do.
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
