import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, PERSON } from '#test/kit/draw-page.tsx';
import { useQueryOf } from '#web/features/cache/index.ts';
import { MyAccountDocument } from '#web/graphql/documents.gen.ts';
import { tabMemory } from '../tab-memory/index.ts';
import { uploadFile } from '../uploads/index.ts';
import { UserArea } from '../user-area/index.ts';
import { meNow, refreshMe } from './me.ts';
import { ProfileForm } from './ProfileForm.tsx';

const OTHER = { ...PERSON, id: 'other', firstName: 'Berthe', lastName: 'Colin' };

/** What is asked under one name, whoever is there. */
function Email() {
  const query = useQueryOf(MyAccountDocument, {});
  return <output>{query.data?.me?.wantedEmail}</output>;
}

function Page() {
  return (
    <UserArea section="user/profile" title="Profil">
      {person => (
        <>
          <ProfileForm person={person} onSaved={() => {}} />
          <Email />
        </>
      )}
    </UserArea>
  );
}

/** A page of Ada's own, in a browser where it is Berthe who is signed in once `change` is called. */
async function openAdas(answers: object = {}, addresses = {}) {
  let signedIn: typeof PERSON | null = PERSON;
  const page = await drawPage(<Page />, {
    answers: { me: () => signedIn && { ...signedIn, wantedEmail: `${signedIn.id}@new` }, ...answers },
    addresses,
  });
  const firstName = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Prénom/ });
  expect((await firstName()).value).toBe('Ada');
  await screen.findByText('me@new');
  return {
    ...page,
    firstName,
    change: (person: typeof PERSON | null = OTHER) => {
      signedIn = person;
    },
  };
}
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

describe('a page whose person has left in another tab', () => {
  it('says for whom it asks, once it knows', async () => {
    let headers = new Headers();
    const upload = (_address: string, init?: RequestInit) => {
      headers = new Headers(init?.headers);
      return Response.json({ id: 'p1', url: '/p1' }, { status: 201 });
    };
    const { askedFor } = await openAdas({}, { '/uploads/photos': upload });
    expect([askedFor('Me'), askedFor('MyAccount')]).toEqual([[''], ['me']]);
    await uploadFile('/uploads/photos', new File(['x'], 'a.jpg'), { onProgress: () => {} });
    expect(headers.get('x-person')).toBe('me');
  });

  it('is the next person’s as soon as one looks at it, with nothing of the first', async () => {
    const { firstName, change } = await openAdas();
    await userEvent.type(await firstName(), ' Marie');
    tabMemory.keep('inquiry.typing.sell', 'typed');
    change();
    comeBack();
    await waitFor(async () => expect((await firstName()).value).toBe('Berthe'));
    await screen.findByText('other@new');
    expect([screen.queryByText('me@new'), tabMemory.read('inquiry.typing.sell')]).toEqual([null, null]);
  });

  it('that sends nevertheless is refused, and is then the next person’s without signing in', async () => {
    const { firstName, change } = await openAdas({ updateProfile: () => refused('Unauthenticated') });
    await userEvent.clear(await firstName());
    await userEvent.type(await firstName(), 'Adèle');
    await userEvent.type(screen.getByRole('textbox', { name: /Téléphone/ }), '0612345678');
    change();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(async () => expect((await firstName()).value).toBe('Berthe'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(meNow()).toMatchObject({ person: { id: 'other' } });
  });

  it('and who signed out there forgets them here', async () => {
    const { change } = await openAdas();
    tabMemory.keep('inquiry.typing.sell', 'typed');
    change(null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut' }));
    await waitFor(() => expect(meNow().kind).toBe('visitor'));
    expect(tabMemory.read('inquiry.typing.sell')).toBeNull();
  });

  it('keeps what a visitor typed before they signed in', async () => {
    const { change } = await openAdas();
    change(null);
    await refreshMe();
    tabMemory.keep('inquiry.typing.sell', 'typed');
    change();
    await refreshMe();
    expect(tabMemory.read('inquiry.typing.sell')).toBe('typed');
  });
});
