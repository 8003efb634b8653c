import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { alarms, drawPage } from '#test/kit/draw-page.tsx';
import { DropZone } from './DropZone.tsx';
import { SendingList } from './SendingList.tsx';
import { useUploads } from './use-uploads.ts';

function Photos() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const uploads = useUploads('/uploads/photos', ({ id }) => setIds(all => [...all, id]));
  return (
    <>
      <DropZone name="photos" accept="image/*" icon="camera" pick="Pick" hint="" onFiles={uploads.add} />
      <SendingList uploads={uploads} of="photos" />
      <output>{ids.join()}</output>
    </>
  );
}

/** Sends a photo to a house that answers so; the answers come in their order. */
async function sendTo(...answers: readonly (readonly [status: number, said: object])[]) {
  const left = [...answers];
  const upload = () => {
    const [status, said] = left.shift() ?? [500, {}];
    return Response.json(said, { status });
  };
  await drawPage(<Photos />, { addresses: { '/uploads/photos': upload } });
  await userEvent.upload(screen.getByLabelText(/Pick/), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(alarms()).not.toBe(''));
}

it('asks who is signed in no more to sign in, and sends the same file again', async () => {
  await sendTo([401, { code: 'Unauthenticated' }], [201, { id: 'p1' }]);
  expect(alarms()).toBe('a.jpg : Connectez-vous pour continuer.');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer', hidden: true }));
  await screen.findByText('p1');
});

it.each([
  [403, 'AccountSuspended', /^a.jpg : Votre compte est suspendu/],
  [403, 'Forbidden', /^a.jpg : Vous n’avez pas accès/],
  [413, 'TooLarge', /^a.jpg : Ce fichier dépasse 20 Mo/],
  [422, 'BadInput', /n’est pas une photo lisible/],
])('says of a %i %s what it is, and not that the photo cannot be read', async (status, code, said) => {
  await sendTo([status, { code }]);
  expect(alarms()).toMatch(said);
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});
