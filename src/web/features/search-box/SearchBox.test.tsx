import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { SearchBox } from './SearchBox.tsx';

const CARS = [
  { brand: 'Alpine', model: null, count: 12 },
  { brand: 'Alpine', model: 'A110', count: 1 },
  { brand: 'Alfa Romeo', model: 'Giulia', count: 3 },
];
const open = (answers: object = {}) =>
  drawPage(<SearchBox />, {
    answers: {
      searchSuggestions: ({ text }: { text: string }) =>
        CARS.filter(({ brand }) => brand.toLowerCase().startsWith(text.toLowerCase())),
      ...answers,
    },
  });
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Marque, modèle, année, ville' });
const options = () => screen.queryAllByRole('option').map(saidBy);
const typed = async (text: string) => {
  await userEvent.type(await box(), text);
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
};

describe('the search box', () => {
  it('offers what may be meant, with how many cars that are', async () => {
    await open();
    await typed('al');
    expect(options()).toEqual(['Alpine12 voitures', 'Alpine A1101 voiture', 'Alfa Romeo Giulia3 voitures']);
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('3 suggestions');
    expect((await box()).getAttribute('aria-expanded')).toBe('true');
  });

  it('asks nothing for a single letter', async () => {
    const { asked } = await open();
    await userEvent.type(await box(), ' a ');
    expect(asked()).not.toContain('SearchSuggestions');
    expect(options()).toEqual([]);
  });

  it('goes where an arrow and Enter say, and is empty afterwards', async () => {
    const { place } = await open();
    await typed('al');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(place()).toMatch(/\/alpine\/a110\.html$/));
    expect((await box()).value).toBe('');
  });

  it('is walked round, through the box itself, where nothing is chosen', async () => {
    await open();
    await typed('al');
    const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toContain('Giulia');
    await userEvent.keyboard('{ArrowDown}');
    expect([chosen(), (await box()).hasAttribute('aria-activedescendant')]).toEqual([null, false]);
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toContain('12 voitures');
  });

  it('searches for the words where nothing is chosen', async () => {
    const { place } = await open();
    await userEvent.type(await box(), '  coupé bleu {Enter}');
    await waitFor(() => expect(new URL(place(), 'https://x').searchParams.get('text')).toBe('coupé bleu'));
  });

  it('closes its list first, and keeps the words', async () => {
    await open();
    await typed('al');
    await userEvent.keyboard('{Escape}');
    expect([options(), (await box()).value]).toEqual([[], 'al']);
  });

  it('takes what a finger touches', async () => {
    const { place } = await open();
    await typed('alf');
    await userEvent.click(screen.getByRole('option'));
    await waitFor(() => expect(place()).toMatch(/alfa-romeo\/giulia\.html$/));
  });

  it('does without where nobody answers', async () => {
    const { place } = await open({ searchSuggestions: () => refused('Unavailable') });
    await userEvent.type(await box(), 'alpine{Enter}');
    await waitFor(() => expect(place()).toContain('text=alpine'));
  });
});
