import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '#test/kit/draw.tsx';
import { Toaster } from './Toaster.tsx';
import { toastStore } from './toast-store.ts';

beforeEach(async () => {
  await draw(<Toaster />);
  vi.useFakeTimers();
});

const say = (kind: 'success' | 'error', text: string) =>
  act(() => toastStore.show({ kind, key: text, text, durationMs: 3_000 }));
const toasts = () => [...document.querySelectorAll('[data-toast]')];
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('what is said in passing', () => {
  it('is read out politely, and at once where something went wrong', () => {
    // A line is heard only where it stood before it was filled.
    const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')];
    say('success', 'Gardé');
    say('error', 'Refusé');
    const place = screen.getByRole('region', { name: 'Notifications' });
    expect(place.textContent).toBe('GardéRefusé');
    wait(1_000);
    expect([polite.textContent, urgent.textContent]).toEqual(['Gardé', 'Refusé']);
    say('success', 'Autre');
    wait(1_000);
    // What was read out is not read again.
    expect([polite.textContent, urgent.textContent]).toEqual(['Autre', '']);
    // What is said once more is.
    say('success', 'Autre');
    const line = polite.firstElementChild;
    wait(1_000);
    expect(polite.firstElementChild).not.toBe(line);
    wait(3_000);
    wait(1_000);
    expect([place, polite, urgent].map(each => each.textContent)).toEqual(['', '', '']);
    expect(polite.isConnected).toBe(true);
  });

  it('stays while the pointer or the focus is on it, and goes its time later', () => {
    say('success', 'Gardé');
    fireEvent.pointerEnter(toasts()[0]!);
    wait(60_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.pointerLeave(toasts()[0]!);
    fireEvent.focus(screen.getByRole('button', { name: 'Fermer' }));
    wait(60_000);
    fireEvent.blur(screen.getByRole('button', { name: 'Fermer' }));
    wait(3_000);
    expect(toasts()).toEqual([]);
  });

  it('leaves no clock standing when the one under the pointer is sent away', () => {
    say('success', 'Une');
    say('success', 'Autre');
    fireEvent.pointerEnter(toasts()[0]!);
    fireEvent.click(screen.getAllByRole('button', { name: 'Fermer' })[0]!);
    expect(toasts().map(({ textContent }) => textContent)).toEqual(['Autre']);
    wait(3_000);
    expect(toasts()).toEqual([]);
  });
});
