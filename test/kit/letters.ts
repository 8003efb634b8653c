import type { TestHouse } from './house.ts';

type Letter = { readonly subject: string; readonly text: string; readonly html: string };

/** The newest letter to an address. */
export async function openLetter(house: TestHouse, to: string): Promise<Letter> {
  const [letter] = await house.rooms.mail.list(to);
  if (!letter) throw new Error(`nothing was written to ${to}`);
  return letter;
}

/** What its link proves. */
export function tokenIn(letter: Letter): string {
  return /token=([\w-]+)/.exec(letter.text)?.[1] ?? '';
}
