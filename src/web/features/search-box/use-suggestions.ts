import { useEffect, useState } from 'react';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

export type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

const TYPING_PAUSE_MS = 120;
const TEXT_LENGTH_MIN = 2;

/** Brands and models that may be meant; none while nothing much is typed, or when nobody answers. */
export function useSuggestions(text: string): readonly Suggestion[] {
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
        // Suggestions are a convenience: without them the form still asks.
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
