/** What customers say in sum, by house; shown as they are, with one decimal. */
export const RATINGS = [
  { house: 'google', rating: 4.8 },
  { house: 'trustpilot', rating: 4.9 },
  { house: 'own', rating: 4.9 },
] as const;

const NOTE = /^star_([1-5])$/;

/** `star_4` is four stars; anything else counts as five. */
export const starsOf = (note: string): number => Number(NOTE.exec(note)?.[1] ?? 5);
