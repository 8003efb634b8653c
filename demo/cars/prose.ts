import type { LocalizedText } from './car.ts';

/** Text written over several lines, read as one paragraph. */
export function prose(parts: TemplateStringsArray): string {
  return parts.join('').replace(/\s+/g, ' ').trim();
}

export const say = (fr: string, en: string, es: string): LocalizedText => ({ fr, en, es });
