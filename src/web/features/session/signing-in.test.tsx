import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, PERSON } from '#test/kit/draw-page.tsx';
import { RequestError } from '#web/graphql/index.ts';
import { Button, Dialog, Form, FormAlert, TextField } from '#web/ui/index.ts';
import { useForm } from '../form/index.ts';
import { LinkAccount } from './AuthPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { meNow } from './me.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useRequireSession } from './SessionProvider.tsx';

beforeEach(() => localStorage.clear());

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Adresse e-mail/ });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Mot de passe/);
const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
const fill = async (address = ' Ada@Example.org ', word = 'correct horse battery') => {
  await userEvent.type(email(), address);
  await userEvent.type(password(), word);
};

it('signs in whose account a try that nobody answered has made, and says where it has kept its own details', async () => {
  const phone = '+33612345678';
  const user = { ...PERSON, firstName: 'Ada', lastName: 'King', phone };
  const register = async (firstName: string) => {
    const known = { firstName, lastName: 'King', phone };
    const signedIn = vi.fn();
    const page = await drawPage(<RegisterForm onSignedIn={signedIn} known={known} />, {
      answers: { me: null, register: () => refused(refusal), login: { user } },
    });
    let refusal = 'EmailAlreadyUsed';
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Créer un compte' }));
    await fill('ada@example.org', 'Correct-Horse-1');
    await userEvent.type(screen.getByLabelText(/^Confirm/), 'Correct-Horse-1');
    await send();
    await screen.findByText(/existe déjà/);
    expect(page.sent('Login')).toEqual([]);
    refusal = 'OutcomeUnknown';
    await send();
    await waitFor(() => expect(page.sent('Register')).toHaveLength(2));
    refusal = 'EmailAlreadyUsed';
    await send();
    await expect.poll(() => signedIn.mock.calls).toHaveLength(1);
    return page;
  };
  const kept = /Ses coordonnées sont restées les mêmes/;
  const { unmount } = await register('Ada');
  expect(screen.queryByText(kept)).toBeNull();
  unmount();
  await register('Grace');
  expect(await screen.findByText(kept)).toBeDefined();
});

it('begins with the address that an account was to be made with and has one', async () => {
  function Ways() {
    const [isNew, setNew] = useState(true);
    return isNew ? (
      <>
        <RegisterForm onSignedIn={() => {}} />
        <Button onClick={() => setNew(false)}>Se connecter plutôt</Button>
      </>
    ) : (
      <LoginForm onSignedIn={() => {}} />
    );
  }
  await drawPage(<Ways />, {
    answers: { me: null, register: () => refused('EmailAlreadyUsed', { field: 'email' }) },
  });
  await userEvent.type(screen.getByRole('textbox', { name: /Prénom/ }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Roy');
  await userEvent.type(email(), 'ada@example.org');
  await userEvent.type(screen.getByRole('textbox', { name: /Téléphone/ }), '0612345678');
  await userEvent.type(password(), 'Correct-Horse-9');
  await userEvent.type(screen.getByLabelText(/^Confirm/), 'Correct-Horse-9');
  await userEvent.click(screen.getByRole('button', { name: /Créer/ }));
  await waitFor(() => expect(alarms()).not.toBe(''));
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter plutôt' }));
  expect([email().value, password().value]).toEqual(['ada@example.org', '']);
});

describe('signing in', () => {
  async function open(answers: object = {}) {
    const signedIn: string[] = [];
    const page = await drawPage(<LoginForm onSignedIn={({ id }) => signedIn.push(id)} />, {
      answers: { me: null, ...answers },
    });
    await waitFor(() => expect(meNow().kind).toBe('visitor'));
    return { ...page, signedIn };
  }

  it('sends the address without what stands around it, and says who came in', async () => {
    const { sent, signedIn } = await open({ login: { user: PERSON } });
    await fill();
    await signIn();
    await waitFor(() => expect(signedIn).toEqual(['me']));
    expect(sent('Login')).toEqual([{ email: 'Ada@Example.org', password: 'correct horse battery' }]);
    expect(meNow()).toMatchObject({ kind: 'person', person: { id: 'me' } });
  });

  it('asks for what is missing before it asks the server', async () => {
    const { asked } = await open();
    await signIn();
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    expect([document.activeElement, password().getAttribute('aria-invalid')]).toEqual([email(), 'true']);
    expect(asked()).not.toContain('Login');
  });

  it.each([
    ['InvalidCredentials', {}, /./],
    ['AccountSuspended', {}, /./],
    ['RateLimited', { retryAfter: 300 }, /5 minutes/],
  ])('refused with %s says so and keeps what was typed', async (code, details, said) => {
    const { signedIn } = await open({ login: () => refused(code, details) });
    await fill();
    await signIn();
    await waitFor(() => expect(alarms()).toMatch(said));
    expect([password().value, signedIn]).toEqual(['correct horse battery', []]);
    expect(meNow().kind).toBe('visitor');
  });

  it('of who is kept out says how they reach the house, and for what', async () => {
    await open({ login: () => refused('AccountSuspended') });
    await fill();
    await signIn();
    const link = await screen.findByRole('link', { name: 'Nous écrire' });
    expect(link.getAttribute('href')).toBe('/contact');
    expect(alarms()).toMatch(/copie de vos données.*effacer/);
  });

  it('shows a password only where one asks to see it', async () => {
    await open();
    await userEvent.type(password(), 'secret');
    expect(password().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: /Afficher le mot de passe/ }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: /Masquer le mot de passe/ }));
    expect(password().type).toBe('password');
  });
});

describe('what needs a person', () => {
  function Deed({ done }: { done: string[] }) {
    const requireSession = useRequireSession();
    const act = () => void requireSession(({ firstName }) => done.push(firstName), 'fromAuth');
    return <Button onClick={act}>Agir</Button>;
  }
  function Noting({ send }: { send: (typed: { note: string }) => Promise<unknown> }) {
    const form = useForm({ note: '' }, send);
    return (
      <Dialog name="note" title="Noter" isOpen onClose={() => {}}>
        <Form onSend={form.send}>
          <TextField label="Note" {...form.field('note')} />
          <FormAlert>{form.alert}</FormAlert>
          <Button type="submit">Envoyer</Button>
        </Form>
      </Dialog>
    );
  }
  const act = async () => userEvent.click(await screen.findByRole('button', { name: 'Agir' }));

  it('is done at once for who is signed in', async () => {
    const done: string[] = [];
    await drawPage(<Deed done={done} />);
    await act();
    await waitFor(() => expect(done).toEqual(['Ada']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits for a visitor to sign in, and is then done once', async () => {
    const done: string[] = [];
    await drawPage(<Deed done={done} />, { answers: { me: null, login: { user: PERSON } } });
    await act();
    await screen.findByRole('dialog');
    expect(done).toEqual([]);
    await fill();
    await userEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(done).toEqual(['Ada']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not done where the visitor thinks better of it', async () => {
    const done: string[] = [];
    await drawPage(<Deed done={done} />, { answers: { me: null } });
    await act();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(done).toEqual([]);
  });

  it('waits no more once the dialog has led to another page', async () => {
    const done: string[] = [];
    const { place } = await drawPage(<Deed done={done} />, { answers: { me: null } });
    await act();
    await userEvent.click(await screen.findByRole('link', { name: /oublié/ }));
    await waitFor(() => expect(place()).toContain('resetPassword'));
    expect([screen.queryByRole('dialog'), done]).toEqual([null, []]);
  });

  it('in a form that is refused because the session ended keeps what was typed, and is sent after', async () => {
    let isIn = false;
    const sending = vi.fn(async (typed: { note: string }) => {
      if (!isIn) throw new RequestError('Unauthenticated', 'Unauthenticated');
      return typed;
    });
    await drawPage(<Noting send={sending} />, {
      answers: {
        login: () => {
          isIn = true;
          return { user: PERSON };
        },
      },
    });
    await waitFor(() => expect(meNow().kind).toBe('person'));
    const below = screen.getByRole('dialog', { name: 'Noter' });
    const submit = within(below).getByRole('button', { name: 'Envoyer' });
    await userEvent.type(within(below).getByRole('textbox'), 'à rappeler');
    await userEvent.click(submit);
    await screen.findByRole('textbox', { name: /Adresse e-mail/ });
    expect(within(below).queryByRole('alert')?.textContent).toBe('');
    await fill();
    await signIn();
    await waitFor(() => expect(screen.getByRole('dialog')).toBe(below));
    expect(document.activeElement).toBe(submit);
    await userEvent.click(submit);
    await waitFor(() => expect(sending.mock.calls).toHaveLength(2));
    expect(sending.mock.lastCall).toEqual([{ note: 'à rappeler' }]);
  });

  it('is told not to be possible while nobody can say who is there', async () => {
    const done: string[] = [];
    await drawPage(<Deed done={done} />, { answers: { me: () => refused('Unavailable') } });
    await act();
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect([done, screen.queryByRole('dialog')]).toEqual([[], null]);
  });

  it('offers to register beside signing in, by the arrow keys too', async () => {
    await drawPage(<Deed done={[]} />, { answers: { me: null } });
    await act();
    const login = await screen.findByRole('tab', { name: 'Se connecter' });
    login.focus();
    await userEvent.keyboard('{ArrowRight}');
    const register = screen.getByRole('tab', { name: 'Créer un compte' });
    expect([document.activeElement, register.getAttribute('aria-selected')]).toEqual([register, 'true']);
    expect(screen.getByRole('textbox', { name: /Prénom/ })).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(login);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(register);
    await userEvent.keyboard('{Home}');
    expect([login.tabIndex, register.tabIndex]).toEqual([0, -1]);
  });
});

it('asks who is signed in until that is answered, and tells once that it was not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isAway = true;
  const { sent, unmount } = await drawPage(<LoginForm onSignedIn={() => {}} />, {
    answers: { me: () => (isAway ? refused('Unavailable') : PERSON) },
  });
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(sent('Me')).toHaveLength(count), 10_000);
    await act(() => vi.advanceTimersToNextTimerAsync());
  }
  isAway = false;
  await act(() => vi.advanceTimersToNextTimerAsync());
  await vi.waitFor(() => expect(meNow()).toMatchObject({ kind: 'person', person: { id: 'me' } }), 10_000);
  unmount();
});

describe('coming back from a provider with the address of an account', () => {
  const waiting = { provider: 'GOOGLE', email: 'ada@example.org' };
  const link = () => userEvent.click(screen.getByRole('button', { name: 'Relier et se connecter' }));

  it('asks for its password once, and is then in', async () => {
    const { sent } = await drawPage(<LinkAccount />, {
      answers: { me: null, socialLink: waiting, linkSocialAccount: { user: PERSON } },
    });
    expect((await screen.findByText(/ada@example\.org/)).textContent).toContain('compte');
    await userEvent.type(password(), 'mine');
    await link();
    await waitFor(() => expect(meNow().kind).toBe('person'));
    expect(sent('LinkSocialAccount')).toEqual([{ password: 'mine' }]);
  });

  it('says at the field that it is not the one', async () => {
    await drawPage(<LinkAccount />, {
      answers: { me: null, socialLink: waiting, linkSocialAccount: () => refused('InvalidCredentials') },
    });
    await screen.findByText(/ada@example\.org/);
    await userEvent.type(password(), 'wrong');
    await link();
    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
    expect(meNow().kind).toBe('visitor');
  });

  it('too late begins anew, and asks again where nobody answered', async () => {
    let socialLink: unknown = refused('Unavailable');
    await drawPage(<LinkAccount />, { answers: { me: null, socialLink: () => socialLink } });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    const isTooOld = () => screen.queryByText(/La demande est trop ancienne/);
    expect(isTooOld()).toBeNull();
    socialLink = null;
    await userEvent.click(again);
    await waitFor(() => expect(isTooOld()).not.toBeNull());
    expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Se connecter autrement' })).toBeDefined();
  });
});
