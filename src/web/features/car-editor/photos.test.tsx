import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { wholeCar } from '#shared/fields/index.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { RequestError } from '#web/graphql/index.ts';
import { CarUploads } from './CarUploads.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PhotosField } from './PhotosField.tsx';
import { SavingLine } from './SavingLine.tsx';
import { CarEditorContext, useDraft } from './use-car-editor.ts';

type Made = { id: string; alt: string | null };

/** The photos of a car with one in front, `p`; what is said of it goes to `describePhoto`. */
async function open(describePhoto: (id: string, alt: string | null) => Promise<Made | null>) {
  const photos = { front: 'p', exteriors: [], interiors: [], mechanics: [] };
  const opened: { draft?: ReturnType<typeof useDraft<ReturnType<typeof wholeCar>>>['draft'] } = {};
  const Page = () => {
    const held = useDraft(
      { values: { ...wholeCar({}), photos }, revision: 1 },
      {
        ...{ isAutomatic: () => true, wrongIn: () => [], fail: () => {} },
        send: async (_values, _names, revision) => ({ kind: 'kept', revision: revision + 1 }) as const,
        reload: async () => ({ values: wholeCar({}), revision: 1, who: null }),
      },
    );
    opened.draft = held.draft;
    const frame = { role: 'SELLER', missing: [], remarks: [], alts: new Map(), describePhoto } as const;
    return (
      <CarEditorContext value={{ ...frame, ...held }}>
        <CarUploads>
          <SavingLine />
          <LeaveGuard isAutomatic />
          <PhotosField />
        </CarUploads>
      </CarEditorContext>
    );
  };
  const turnPhoto = ({ id }: { id: string }) => ({ id: `${id}-turned`, alt: 'Profil' });
  const page = await drawPage(<Page />, { path: '/car', at: '/car', answers: { turnPhoto } });
  const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: /photo 1/ });
  const goBack = () => act(async () => opened.draft?.set('photos', photos));
  return { ...page, words, goBack, front: () => opened.draft?.snapshot().values.photos.front };
}

it('are turned and told one after the other, each as the one before has left it', async () => {
  const told = Promise.withResolvers<Made>();
  const { sent, words, front } = await open(() => told.promise);
  await userEvent.type(words(), 'Profil');
  // The field is left by the press on the button.
  await userEvent.click(screen.getByRole('button', { name: 'Tourner la photo 1' }));
  expect(screen.getByText('Modifications non enregistrées')).toBeDefined();
  told.resolve({ id: 'p-told', alt: 'Profil' });
  await waitFor(() => expect(front()).toBe('p-told-turned'));
  expect(sent('TurnPhoto')).toMatchObject([{ id: 'p-told' }]);
  expect(words().value).toBe('Profil');
  await screen.findByText('Tout est enregistré');
});

it('keep words that could not be kept in sight, and ask before they are left', async () => {
  let isDown = true;
  const { words, place, router } = await open(async (id, alt) => {
    if (isDown) throw new RequestError('NetworkErrorNeedReload', '');
    return { id, alt };
  });
  await userEvent.type(words(), 'Profil');
  fireEvent.blur(words());
  await act(async () => void router.navigate('/elsewhere'));
  expect(saidBy(await screen.findByRole('dialog'))).toContain('serait perdu');
  await userEvent.click(screen.getByRole('button', { name: 'Rester ici' }));
  expect([words().value, place()]).toEqual(['Profil', '/car']);
  isDown = false;
  await act(async () => void router.navigate('/elsewhere'));
  await waitFor(() => expect(place()).toBe('/elsewhere'));
});

it('whose words could not be kept are told again from the bar, which offers that of nothing that was not tried', async () => {
  let isDown = true;
  const { words } = await open(async (id, alt) => {
    if (isDown) throw new RequestError('NetworkErrorNeedReload', '');
    return { id, alt };
  });
  await userEvent.type(words(), 'Profil');
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  fireEvent.blur(words());
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getByText(/^Non enregistré/)).toBeDefined();
  isDown = false;
  await userEvent.click(again);
  await screen.findByText('Tout est enregistré');
  expect([words().value, screen.queryByRole('button', { name: 'Réessayer' })]).toEqual(['Profil', null]);
});

it('whose words could not be kept are told by themselves once the network is back', async () => {
  let isDown = true;
  const { words } = await open(async (id, alt) => {
    if (isDown) throw new RequestError('NetworkErrorNeedReload', '');
    return { id, alt };
  });
  await userEvent.type(words(), 'Profil');
  fireEvent.blur(words());
  await screen.findByRole('button', { name: 'Réessayer' });
  isDown = false;
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Tout est enregistré');
  expect(words().value).toBe('Profil');
});

it('are told as they stand in the list, also where that has gone back to what was before', async () => {
  const { words, front, goBack } = await open(async (id, alt) => ({ id: `${id}-told`, alt }));
  const tell = async (text: string) => {
    await userEvent.clear(words());
    await userEvent.type(words(), text);
    fireEvent.blur(words());
    await screen.findByText('Tout est enregistré');
  };
  await tell('Profil');
  expect(front()).toBe('p-told');
  await goBack();
  await tell('Avant');
  expect([front(), words().value]).toEqual(['p-told', 'Avant']);
});

it('keep what is typed while what was typed before is under way, and be it nothing', async () => {
  const asked: (string | null)[] = [];
  const first = Promise.withResolvers<void>();
  const { words } = await open(async (id, alt) => {
    asked.push(alt);
    await first.promise;
    return { id, alt };
  });
  await userEvent.type(words(), 'Profil');
  fireEvent.blur(words());
  await waitFor(() => expect(asked).toEqual(['Profil']));
  await userEvent.clear(words());
  fireEvent.blur(words());
  first.resolve();
  await screen.findByText('Tout est enregistré');
  expect([asked, words().value]).toEqual([['Profil', null], '']);
});
