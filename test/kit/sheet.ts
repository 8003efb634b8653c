import { readCsv } from '#server/csv/index.ts';
import type { Guest, TestHouse } from './house.ts';

export type TakenSheet = { readonly status: number; readonly code: string | null; readonly text: string };

/** Takes a list's sheet away, with the arguments of the list. */
export async function takeSheet(
  house: TestHouse,
  guest: Guest,
  name: string,
  variables: object = {},
  language?: 'FR' | 'EN',
): Promise<TakenSheet> {
  const asked = new URLSearchParams({ variables: JSON.stringify(variables), ...(language && { language }) });
  const answer = await fetch(`${house.url}/exports/${name}.csv?${asked}`, {
    headers: { cookie: guest.cookie() },
  });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  const code = answer.ok ? null : (JSON.parse(text) as { code: string }).code;
  return { status: answer.status, code, text };
}

/** A year's table as the accountant gets it, by its headings. */
export async function linesOfYear(house: TestHouse, name: string, year: number) {
  const { orders, accounting } = house.rooms;
  const parts = await orders.readExport(name, year, { kind: 'csv', language: null }, accounting.chart);
  let text = '';
  for await (const part of parts ?? []) text += part;
  return linesOf({ text });
}

/** The lines of a sheet by their headings. */
export function linesOf({ text }: Pick<TakenSheet, 'text'>): Readonly<Record<string, string>>[] {
  const lines = readCsv(text);
  if ('line' in lines) throw new Error(`no table in line ${lines.line}: ${text}`);
  return lines.map(({ cells }) => cells);
}
