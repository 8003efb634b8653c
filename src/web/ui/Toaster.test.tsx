import { act, fireEvent, screen, within } from '@testing-library/react';
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
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('what is said in passing', () => {
  it('is read out politely, and at once where something went wrong', () => {
    say('success', 'Gardé');
    say('error', 'Refusé');
    const place = screen.getByRole('region', { name: 'Notifications' });
    expect(within(place).getByRole('status').textContent).toBe('Gardé');
    expect(within(place).getByRole('alert').textContent).toBe('Refusé');
    wait(3_000);
    expect(place.textContent).toBe('');
  });

  it('stays while the pointer or the focus is on it, and goes its time later', () => {
    say('success', 'Gardé');
    fireEvent.pointerEnter(screen.getByRole('status'));
    wait(60_000);
    expect(screen.getByRole('status')).toBeDefined();
    fireEvent.pointerLeave(screen.getByRole('status'));
    fireEvent.focus(screen.getByRole('button', { name: 'Fermer' }));
    wait(60_000);
    fireEvent.blur(screen.getByRole('button', { name: 'Fermer' }));
    wait(3_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leaves no clock standing when the one under the pointer is sent away', () => {
    say('success', 'Une');
    say('success', 'Autre');
    fireEvent.pointerEnter(screen.getAllByRole('status')[0]!);
    fireEvent.click(screen.getAllByRole('button', { name: 'Fermer' })[0]!);
    expect(screen.getByRole('status').textContent).toBe('Autre');
    wait(3_000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
