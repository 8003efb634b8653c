import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { wholeCar } from '#shared/fields/index.ts';
import { inWords } from '#test/kit/draw.tsx';
import { loadWords } from '#web/i18n/index.ts';
import { CarUploads } from './CarUploads.tsx';
import type { Sent } from './draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { CarEditorContext, useDraft } from './use-car-editor.ts';

/** A page with a draft on it, and another page; `answer` is what the server says to what is sent. */
async function openPage(isAutomatic: boolean) {
  let answer = (_sent: Sent) => {};
  const words = {
    role: 'SELLER',
    missing: [],
    remarks: [],
    alts: new Map(),
    describePhoto: async () => null,
  } as const;
  const opened: { draft?: ReturnType<typeof useDraft<ReturnType<typeof wholeCar>>>['draft'] } = {};
  const Page = () => {
    const held = useDraft(
      { values: wholeCar({}), revision: 1 },
      {
        ...{ isAutomatic: () => isAutomatic, wrongIn: () => [], fail: () => {} },
        send: () => new Promise<Sent>(resolve => (answer = resolve)),
        reload: async () => ({ values: wholeCar({}), revision: 1, who: null }),
      },
    );
    opened.draft = held.draft;
    return (
      <CarEditorContext.Provider value={{ ...words, ...held }}>
        <CarUploads>
          <LeaveGuard isAutomatic={isAutomatic} />
        </CarUploads>
      </CarEditorContext.Provider>
    );
  };
  await loadWords('fr', ['carEditor']);
  const router = createMemoryRouter(
    [
      { path: '/car', element: await inWords(<Page />) },
      { path: '/cars', element: <p>all cars</p> },
    ],
    { initialEntries: ['/car'] },
  );
  render(<RouterProvider router={router} />);
  const { draft } = opened;
  if (!draft) throw new Error('The page was not drawn');
  return { draft, router, answer: (sent: Sent) => answer(sent) };
}

describe('leaving a draft', () => {
  it('goes on by itself once all is saved, also where that happens before it was drawn', async () => {
    const { draft, router, answer } = await openPage(true);
    await act(async () => {
      draft.set('brand', 'Alpine');
      void draft.flush();
    });
    await act(async () => {
      void router.navigate('/cars');
      answer({ kind: 'kept', revision: 2 });
      await draft.flush();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('all cars')).toBeDefined();
  });

  it('saves what waits first, and asks only where something was not taken', async () => {
    const { draft, router, answer } = await openPage(true);
    await act(async () => draft.set('brand', 'Alpine'));
    await act(async () => void router.navigate('/cars'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => answer({ kind: 'refused', field: 'brand' }));
    expect(screen.getByRole('dialog').textContent).toContain('Marque');
    await act(async () => screen.getByRole('button', { name: 'Rester ici' }).click());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/car');
    await act(async () => void router.navigate('/cars'));
    await act(async () => screen.getByRole('button', { name: /Quitter/ }).click());
    expect(screen.getByText('all cars')).toBeDefined();
  });

  it('asks at once where a button saves', async () => {
    const { draft, router } = await openPage(false);
    await act(async () => draft.set('brand', 'Alpine'));
    await act(async () => void router.navigate('/cars'));
    expect(screen.getByRole('dialog').textContent).toContain('Marque');
  });
});
