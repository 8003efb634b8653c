import { type Language, type Locale, localeOf } from '#shared/words/locale.ts';
import {
  exampleOf,
  examplesOf,
  faultOf,
  isTextKey,
  standardOf,
  type TextFault,
  type Wording,
} from '../words/wording.ts';

/** A text as its readers would see it, with what stands around it in its letter or paper. */
export type TextPreview = {
  readonly language: Language;
  /** What is wrong with it; then nothing is shown. */
  readonly fault: TextFault | null;
  readonly title: string | null;
  readonly paragraphs: readonly string[];
  readonly button: string | null;
  readonly note: string | null;
};

/** What a letter, or a paper, is known by. */
const headOf = (key: string): string => (key.startsWith('papers.') ? 'title' : 'subject');
const partOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** A sentence that stands beside a text in its letter or paper, or next above: `letters.orders.button`. */
function beside(key: string, part: string): string | null {
  const parts = key.split('.').slice(0, -1);
  while (parts.length > 1) {
    const near = [...parts, part].join('.');
    if (isTextKey(near)) return near;
    parts.pop();
  }
  return null;
}

/** How texts read, with what stands around them as it is said now. */
export function openPreviews(said: (key: string, locale: Locale) => string) {
  /** A sentence with examples in it; the standard one where the house's cannot be formed any more. */
  function shown(key: string, locale: Locale): string {
    try {
      return exampleOf(said(key, locale), locale);
    } catch {
      return exampleOf(standardOf(key, locale), locale);
    }
  }

  /** What its readers know it by: the subject of its letter, the heading of its clause, or itself. */
  function titleOf(key: string, locale: Locale): string {
    return shown(beside(key, headOf(key)) ?? key, locale);
  }

  function previewIn(language: Language, key: string, wording: Wording): TextPreview {
    const locale = localeOf(language);
    const text = wording[locale] ?? standardOf(key, locale);
    const fault = wording[locale] === null ? null : faultOf(key, locale, text);
    if (fault) return { language, fault, title: null, paragraphs: [], button: null, note: null };
    const own = examplesOf(text, locale);
    const around = (part: string): string | null => {
      if (partOf(key) === part) return own.join(' / ');
      const near = beside(key, part);
      return near && shown(near, locale);
    };
    const title = around(headOf(key));
    // A sentence that no letter is known by stands alone.
    if (title === null) return { language, fault, title, paragraphs: own, button: null, note: null };
    const body = beside(key, 'text');
    const isWithin = ![headOf(key), 'button', 'note'].includes(partOf(key));
    return {
      ...{ language, fault, title, button: around('button'), note: around('note') },
      paragraphs: [...(body && body !== key ? [shown(body, locale)] : []), ...(isWithin ? own : [])],
    };
  }

  return { titleOf, previewIn };
}
