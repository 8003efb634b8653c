import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { PublishBar } from './Editor.tsx';

it('plans a text for an hour of Paris, and none that is past there', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:30:00Z') });
  const onPublish = vi.fn(async () => {});
  await drawPage(<PublishBar isDirty onPublish={onPublish} />);
  const field = document.querySelector<HTMLInputElement>('input[name=planAt]') as HTMLInputElement;
  const plan = async (at: string) => {
    fireEvent.change(field, { target: { value: at } });
    await userEvent.click(screen.getByRole('button', { name: 'Prévoir la publication' }));
  };
  // Half past ten in Paris: what a browser elsewhere would take for an hour to come.
  await plan('2026-11-20T10:15');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await plan('');
  expect([field.getAttribute('aria-invalid'), onPublish.mock.calls]).toEqual(['true', []]);
  await plan('2026-11-20T10:45');
  await waitFor(() => expect(onPublish.mock.calls).toEqual([['2026-11-20T09:45:00.000Z']]));
});
