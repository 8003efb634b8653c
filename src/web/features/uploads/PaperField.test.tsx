import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { alarms, drawPage } from '#test/kit/draw-page.tsx';
import { Form } from '#web/ui/index.ts';
import { useForm } from '../form/index.ts';
import { PaperField } from './PaperField.tsx';
import { useSendPaper } from './use-send-paper.ts';

function HandIn({ take }: { take?: () => Promise<void> }) {
  const { sendPaper, onItsWay } = useSendPaper();
  const [id, setId] = useState('');
  const form = useForm<{ fileId: string; files: readonly File[] }, string>(
    { fileId: '', files: [] },
    async ({ files }) => {
      const id = await sendPaper(files);
      await take?.();
      return id;
    },
    setId,
  );
  return (
    <Form onSend={form.send}>
      <PaperField
        name="paper"
        files={form.values.files}
        onItsWay={onItsWay}
        error={form.errorOf('fileId')}
        onFiles={files => form.put({ files, fileId: '' })}
      />
      <button type="submit">Déposer</button>
      <p>{id}</p>
    </Form>
  );
}

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const field = () => screen.getByLabelText<HTMLInputElement>(/Choisir des fichiers|Ajouter un fichier/);
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const said = () => document.querySelector('form [role=status]')?.textContent;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Déposer' }));

/** A house that names each file that it takes, and refuses the one of that number. */
async function open(refusedAt = 0, answer: readonly [status: number, said: object] = [422, {}]) {
  const sent: string[] = [];
  const upload = (address: string) => {
    sent.push(address);
    return sent.length === refusedAt
      ? Response.json(answer[1], { status: answer[0] })
      : Response.json({ id: `f${sent.length}` }, { status: 201 });
  };
  await drawPage(<HandIn />, { addresses: { '/uploads/order-papers': upload } });
  return sent;
}

it('takes files together or one after the other, tells them in their order, and lets each be taken out', async () => {
  await open();
  expect([names(), said()]).toEqual([[], 'Aucun fichier choisi']);
  expect([field().multiple, field().accept]).toEqual([true, 'application/pdf,image/*']);
  await userEvent.upload(field(), [file('recto.jpg'), file('kbis.pdf')]);
  await userEvent.upload(field(), file('verso.jpg'));
  expect(names()).toEqual(['1recto.jpg', '2kbis.pdf', '3verso.jpg']);
  expect(said()).toMatch(/^3 fichiers choisis/);
  await userEvent.click(screen.getByRole('button', { name: /^Retirer le fichier 2.: kbis.pdf$/ }));
  expect([names(), document.activeElement]).toEqual([['1recto.jpg', '2verso.jpg'], field()]);
});

it('takes no more than six, and says how many it left out', async () => {
  await open();
  await userEvent.upload(
    field(),
    Array.from({ length: 8 }, (_, index) => file(`${index}.jpg`)),
  );
  expect([names().length, alarms()]).toEqual([6, expect.stringContaining('2 fichiers')]);
});

it('sends each, and with the last the names of those before it', async () => {
  const sent = await open();
  await userEvent.upload(field(), [file('recto.jpg'), file('verso.jpg'), file('3.jpg')]);
  await send();
  await screen.findByText('f3');
  const doors = sent.map(address => new URL(address, 'https://x').searchParams.getAll('after'));
  expect(doors).toEqual([[], [], ['f1', 'f2']]);
});

it.each([
  [2, [422, { code: 'BadInput', field: 'document' }], /«.verso.jpg.» n’est ni un PDF/],
  [2, [422, { code: 'BadInput', field: 'count' }], /^Vous avez déjà déposé autant de documents/],
  [2, [413, { code: 'TooLarge' }], /^verso.jpg.: Ce fichier dépasse 20.Mo/],
  [1, [422, { code: 'FileLocked' }], /^recto.jpg.: Ce fichier est protégé/],
  [1, [500, {}], /^recto.jpg n’est pas arrivé/],
  [2, [422, { code: 'FileTooHeavy', field: 'after' }], /^Ces fichiers n’ont pas pu être réunis/],
] as const)('says which file was refused (%i, %j), and keeps them all', async (at, answer, words) => {
  const sent = await open(at, answer);
  await userEvent.upload(field(), [file('recto.jpg'), file('verso.jpg')]);
  await send();
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  const error = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect([error?.textContent, document.activeElement, sent.length]).toEqual([
    ...[expect.stringMatching(words), field(), at],
  ]);
  expect(names()).toEqual(['1recto.jpg', '2verso.jpg']);
  // Another try goes on with the one that did not arrive; what could not be joined is sent anew.
  await send();
  await screen.findByText(words.source.includes('réunis') ? `f${at + 2}` : 'f3');
});

it('lets nothing be taken out or added while it is on its way', async () => {
  const held: ((answer: Response) => void)[] = [];
  const upload = () => new Promise<Response>(resolve => held.push(resolve));
  const taking: (() => void)[] = [];
  const take = () => new Promise<void>(resolve => taking.push(resolve));
  await drawPage(<HandIn take={take} />, { addresses: { '/uploads/order-papers': upload } });
  await userEvent.upload(field(), [file('recto.jpg'), file('verso.jpg')]);
  const parts = () => [field(), ...screen.getAllByRole('button', { name: /^Retirer/, hidden: true })];
  const rest = () => parts().filter(part => part.closest('[inert], :disabled')).length;
  expect([parts().length, rest()]).toEqual([3, 0]);
  await send();
  await waitFor(() => expect(rest()).toBe(3));
  // What is dropped meanwhile is neither taken nor opened by the browser in the place of the page.
  const zone = document.querySelector('[data-drop]')!;
  const dropping = createEvent.drop(zone, { dataTransfer: { files: [file('dos.jpg')] } });
  expect([createEvent.dragOver(zone), dropping].map(event => fireEvent(zone, event))).toEqual([false, false]);
  expect(parts().length).toBe(3);
  for (const answer of held.splice(0)) answer(Response.json({ id: 'f1' }, { status: 201 }));
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.(Response.json({ id: 'f2' }, { status: 201 }));
  // All are there, and what names them is not taken yet.
  await waitFor(() => expect(taking).toHaveLength(1));
  expect(rest()).toBe(3);
  taking[0]?.();
  await waitFor(() => expect(rest()).toBe(0));
});
