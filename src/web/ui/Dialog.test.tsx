import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { draw, Keep } from '#test/kit/draw.tsx';
import { Dialog } from './Dialog.tsx';
import { TextArea, TextField } from './TextField.tsx';
import { Toaster } from './Toaster.tsx';
import { toastStore } from './toast-store.ts';
import { UiWords, useUiWords } from './UiWords.tsx';

/** A page that has lost the network: what comes when it is asked does not. */
function Offline({ children }: { children: ReactNode }) {
  const words = { ...useUiWords(), leaving: () => Promise.reject(new Error('offline')) };
  return <UiWords words={words}>{children}</UiWords>;
}

/** A button, what it opens, and what is said in passing. */
async function open() {
  await draw(
    <Keep first={false}>
      {(isOpen, put) => (
        <>
          <button type="button" onClick={() => put(true)}>
            Ouvrir
          </button>
          <Dialog name="question" step={1} title="Une question" isOpen={isOpen} onClose={() => put(false)}>
            Le texte
            <input type="file" aria-label="Photo" />
          </Dialog>
          <Toaster />
        </>
      )}
    </Keep>,
  );
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Une question' }) };
}

/** A dialog with a form of which `name` is typed in; how often it was closed. */
async function openForm(field: ReactNode) {
  let closed = 0;
  await draw(
    <Dialog name="form" title="Une réponse" isOpen onClose={() => (closed += 1)}>
      {field}
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const leaves = () => void fireEvent(dialog, new Event('cancel', { cancelable: true }));
  const typed = within(dialog).getByLabelText<HTMLInputElement>(/^Réponse/);
  return { dialog, typed, leaves, closed: () => closed };
}

it('comes back to a step at what was refused, and what is said of it is in sight', async () => {
  const seen: [Element, unknown][] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(how) {
    seen.push([this, how]);
  };
  const error = { key: 'errors.BadInput', text: 'Trop bas.' };
  await draw(
    <Keep first={1}>
      {(step, put) => (
        <Dialog name="bid" step={step} title="Enchérir" isOpen onClose={() => {}}>
          <div data-first-field="">
            <TextField label="Enchère" name="bid" />
          </div>
          <TextField label="Maximum" name="maxBid" error={step === 3 ? error : null} />
          <button type="button" onClick={() => put(step + 1)}>
            Suite
          </button>
        </Dialog>
      )}
    </Keep>,
  );
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Suite' }));
  const fields = () => screen.getAllByRole('textbox').map(field => field === document.activeElement);
  await next();
  expect(fields()).toEqual([true, false]);
  await next();
  expect(fields()).toEqual([false, true]);
  expect(seen.at(-1)).toEqual([screen.getByText('Trop bas.'), { block: 'nearest' }]);
});

describe('what is typed in a dialog', () => {
  it('is asked about before it is lost, and stays where its person stays', async () => {
    const { dialog, typed, leaves, closed } = await openForm(<TextArea label="Réponse" name="answer" />);
    await userEvent.type(typed, 'Oui, au printemps.');
    leaves();
    const stay = await within(dialog).findByRole('button', { name: 'Rester ici' });
    expect(within(dialog).getByRole('alert').textContent).toContain('serait perdu');
    expect([document.activeElement, closed()]).toEqual([stay, 0]);
    await userEvent.click(stay);
    expect([typed.value, document.activeElement, closed()]).toEqual(['Oui, au printemps.', typed, 0]);
    // As a telephone's Back does, which asks but once.
    dialog.close();
    fireEvent(dialog, new Event('close'));
    await waitFor(() => expect([dialog.open, closed()]).toEqual([true, 0]));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Quitter quand même' }));
    expect(closed()).toBe(1);
  });

  it('is not lost unasked where the words to ask with cannot be had', async () => {
    let closed = 0;
    await draw(
      <Offline>
        <Dialog name="form" title="Une réponse" isOpen onClose={() => (closed += 1)}>
          <TextArea label="Réponse" name="answer" />
        </Dialog>
      </Offline>,
    );
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Réponse/), 'Oui');
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    const asked = within(await dialog.findByRole('alert'));
    const leave = await asked.findByRole('button', { name: 'Fermer' });
    expect(closed).toBe(0);
    await userEvent.click(leave);
    expect(closed).toBe(1);
  });

  it('counts from the moment the dialog is there', async () => {
    let closed = 0;
    await draw(
      <Keep first={false}>
        {(isOpen, put) => (
          <>
            <button type="button" onClick={() => put(true)}>
              Ouvrir
            </button>
            <Dialog name="form" title="Une réponse" isOpen={isOpen} onClose={() => (closed += 1)}>
              <TextArea label="Réponse" name="answer" />
            </Dialog>
          </>
        )}
      </Keep>,
    );
    // What guards it comes after it: nothing is waited for in between.
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    fireEvent.change(screen.getByLabelText(/^Réponse/), { target: { value: 'Oui' } });
    await act(async () => void (await import('./dialog-guard.tsx')));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fermer' }));
    expect((await screen.findByRole('alert')).textContent).toContain('serait perdu');
    expect(closed).toBe(0);
  });

  it('is not asked about where it is as it was, though it was another meanwhile', async () => {
    const { typed, leaves, closed } = await openForm(<TextArea label="Réponse" name="answer" />);
    await userEvent.type(typed, 'Oui');
    await userEvent.clear(typed);
    leaves();
    expect(closed()).toBe(1);
  });

  it.each([
    ['figures', <TextField key="1" label="Réponse" name="bid" inputMode="decimal" />],
    ['a password', <TextField key="2" label="Réponse" name="password" type="password" />],
  ])('is not asked about where it is %s', async (_, field) => {
    const { typed, leaves, closed } = await openForm(field);
    await userEvent.type(typed, '12500');
    leaves();
    expect(closed()).toBe(1);
  });
});

describe('a dialog', () => {
  it('is named by its title, is closed by its button, and gives the focus back', async () => {
    const { opener, dialog } = await open();
    const { modal, step } = dialog.querySelector<HTMLElement>('[data-modal]')?.dataset ?? {};
    expect([dialog.open, modal, step]).toEqual([true, 'question', '1']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('is closed by the page, not by the browser, when its reader escapes', async () => {
    const { dialog } = await open();
    // A choice of files that comes to nothing is not the dialog's: its `cancel` bubbles.
    fireEvent(within(dialog).getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('holds what is said in passing, for the page behind it is out of reach, and leaves it to the page', async () => {
    const { dialog } = await open();
    const line = within(dialog).getByRole('status');
    toastStore.show({ kind: 'info', key: 'said', text: 'Dit en passant', durationMs: 60_000 });
    await waitFor(() => expect(line.textContent).toBe('Dit en passant'));
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Fermer' })[0]!);
    // It was read out, and moves in silence.
    expect(screen.getByRole('status').textContent).toBe('');
    const toast = document.querySelector<HTMLElement>('[data-toast]')!;
    expect(toast.textContent).toContain('Dit en passant');
    await userEvent.click(within(toast).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('Dit en passant')).toBeNull();
  });

  it('leaves what is said as it closes to the page, which says it once it is in reach', async () => {
    const { dialog } = await open();
    act(() => {
      toastStore.show({ kind: 'success', key: 'done', text: 'Gardé', durationMs: 60_000 });
      within(dialog).getAllByRole('button', { name: 'Fermer' })[0]!.click();
    });
    const line = screen.getByRole('status');
    expect(line.textContent).toBe('');
    await waitFor(() => expect(line.textContent).toBe('Gardé'));
  });
});
