export const STATES = ['DRAFT', 'PUBLISHED', 'HIDDEN'] as const;

/** `star_4` is four stars; anything else counts as five, as it does on the site. */
export const starsIn = (note: string | null): number => Number(/^star_([1-5])$/.exec(note ?? '')?.[1] ?? 5);
