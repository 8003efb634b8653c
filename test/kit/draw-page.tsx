import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CacheProvider } from '#web/features/cache/index.ts';
import { SessionProvider, setMe } from '#web/features/session/index.ts';
import { tabMemory } from '#web/features/tab-memory/index.ts';
import { loadWords, NAMESPACES } from '#web/i18n/index.ts';
import { KeptDialogs } from '#web/staff/frame/DialogButton.tsx';
import { StaffContext } from '#web/staff/frame/sections.ts';
import { Toaster, toastStore } from '#web/ui/index.ts';
import { type Addresses, answering, refused } from './answers.ts';
import { inWords } from './draw.tsx';

/** Who is signed in where a test does not say otherwise. */
export const PERSON = {
  id: 'me',
  firstName: 'Ada',
  lastName: 'Roy',
  email: 'ada@example.org',
  hasPassword: true,
};

type PageParts = {
  readonly answers?: object;
  readonly addresses?: Addresses;
  /** Where it stands, and the pattern of that where the page reads it. */
  readonly at?: string;
  readonly path?: string;
  /** What the page's loader would have brought. */
  readonly loaded?: unknown;
  /** What staff may do here. */
  readonly permissions?: readonly string[];
};

/**
 * Draws a page, or a part that asks the server for itself, as it stands in French for who is signed in, over a server
 * that says `answers`. Where it leads to stands in `place()`.
 */
export async function drawPage(
  page: ReactElement,
  { answers = {}, addresses, at = '/', path = '*', loaded = null, permissions = [] }: PageParts = {},
) {
  tabMemory.forget('person');
  setMe({ kind: 'unknown' });
  for (const { id } of toastStore.list()) toastStore.dismiss(id);
  // The clock of a page outlives it: it is left to the machine's own, which a test may set.
  const serverTime = () => refused('Unavailable');
  const server = answering({ me: PERSON, ...answers, serverTime }, addresses);
  await loadWords('fr', NAMESPACES);
  const frame = await inWords(
    <SessionProvider>
      <StaffContext value={{ permissions }}>
        <CacheProvider>
          <KeptDialogs>{page}</KeptDialogs>
        </CacheProvider>
      </StaffContext>
      <Toaster />
    </SessionProvider>,
  );
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }];
  const routes = [{ path, element: frame, loader: () => loaded, HydrateFallback: () => null }, ...elsewhere];
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    hydrationData: { loaderData: { 0: loaded } },
  });
  const drawn = render(<RouterProvider router={router} />);
  const place = () =>
    router.state.location.pathname + router.state.location.search + router.state.location.hash;
  return { ...drawn, ...server, router, place };
}

/** What is shown is asked anew, as when the network is back, or somebody else has acted meanwhile. */
export async function askAnew(): Promise<void> {
  await act(async () => window.dispatchEvent(new Event('offline')));
  await act(async () => window.dispatchEvent(new Event('online')));
}

/** What a thing says, its spaces plain ones. */
export const saidBy = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ');

/** What is read out at once, from the lines that stand for it on page and in dialogs. */
export const alarms = (): string => screen.queryAllByRole('alert').map(saidBy).join('');
