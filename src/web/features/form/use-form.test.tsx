import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SIGN_IN_FIELDS } from '#shared/fields/person.ts';
import { draw } from '#test/kit/draw.tsx';
import { RequestError } from '#web/graphql/index.ts';
import { Form, FormAlert, TextField } from '#web/ui/index.ts';
import { Sending } from '../sending/index.ts';
import { checkedFields } from './checked-fields.ts';
import { ownPasswordIn } from './own-password.ts';
import { useForm } from './use-form.ts';
import { type Problems, WrongFields } from './wrong-fields.ts';

type Typed = { email: string; password: string };
type Parts = {
  keptAs?: string;
  act: (typed: Typed) => Promise<unknown>;
  onDone?: () => void;
  onRefused?: () => void;
  ofForm?: string[];
  wrongs?: Problems;
};

/** A form of two fields whose values are sent as `act` has it. */
function Card({ act, onDone, onRefused, ofForm = [], keptAs, wrongs = {} }: Parts) {
  const told = onRefused ? { onRefused } : { wordsOf: ownPasswordIn('password'), ofForm };
  const telling = { ...told, keptAs, wrongs };
  const form = useForm({ email: 'a@b.fr', password: '' }, act, onDone, telling);
  return (
    <Form onSend={form.send}>
      <TextField label="Adresse" {...form.field('email')} />
      <TextField label="Secret" {...form.field('password')} />
      <FormAlert>{form.alert}</FormAlert>
      <button type="submit">Envoyer</button>
      <button type="button" onClick={() => form.put({ password: 'x' })}>
        Proposer
      </button>
      <button type="button" onClick={() => form.put(({ email }) => ({ email: `${email}a` }))}>
        Allonger
      </button>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
const alert = () => screen.getByRole('alert').textContent;
/** The keys of what is told at a field, by its name. */
const told = () =>
  Object.fromEntries(
    screen
      .getAllByRole('textbox')
      .map(field => [
        field.getAttribute('name'),
        field.closest('div')?.querySelector('[data-error-key]')?.getAttribute('data-error-key') ?? null,
      ]),
  );
const refuse = (code: string, field: string | null) => async () => {
  throw new RequestError(code, code, { field });
};

describe('a form', () => {
  it('tells what is wrong before it sends, and sends what is right', async () => {
    const sent = vi.fn(async (typed: Typed) => typed);
    const done = vi.fn();
    await draw(<Card act={typed => sent(checkedFields(SIGN_IN_FIELDS, typed))} onDone={done} />);
    await send();
    expect(told()).toEqual({ email: null, password: 'form.validation.required' });
    await userEvent.type(screen.getByRole('textbox', { name: /Adresse/ }), 'x{Backspace}');
    expect(told()).toEqual({ email: null, password: 'form.validation.required' });
    await userEvent.type(screen.getByRole('textbox', { name: /Secret/ }), ' x');
    expect(told()).toEqual({ email: null, password: null });
    await send();
    expect(sent.mock.calls).toEqual([[{ email: 'a@b.fr', password: ' x' }]]);
    expect(done).toHaveBeenCalledWith({ email: 'a@b.fr', password: ' x' });
    expect(told()).toEqual({ email: null, password: null });
  });

  it('says no more of a value that was put what was wrong with the one before', async () => {
    const keys = { email: 'form.validation.wrong', password: 'form.validation.required' } as const;
    await draw(
      <Card
        act={async () => {
          throw new WrongFields(keys);
        }}
      />,
    );
    await send();
    expect(told()).toEqual(keys);
    await userEvent.click(screen.getByRole('button', { name: 'Proposer' }));
    expect(told()).toEqual({ ...keys, password: null });
    await userEvent.click(screen.getByRole('button', { name: 'Allonger' }));
    expect(told()).toEqual({ email: null, password: null });
  });

  it('tells a refusal at its field, one of no field of it in the alert', async () => {
    await draw(<Card act={refuse('EmailAlreadyUsed', 'email')} />);
    await send();
    expect(told()).toEqual({ email: 'errors.EmailAlreadyUsed', password: null });
    expect(alert()).toBe('');
  });

  it('tells below what the page wants told there, though it names a field', async () => {
    await draw(<Card act={refuse('EmailAlreadyUsed', 'email')} ofForm={['EmailAlreadyUsed']} />);
    await send();
    expect(told()).toEqual({ email: null, password: null });
    expect(alert()).not.toBe('');
  });

  it('says of a value that does not fit that it does not', async () => {
    await draw(<Card act={refuse('BadInput', 'email')} />);
    await send();
    expect(told()).toEqual({ email: 'form.validation.wrong', password: null });
  });

  it('says of a field that was left empty that it is needed, and of a known rule what it is', async () => {
    const drawn = await draw(<Card act={refuse('BadInput', 'password')} />);
    await send();
    expect(told()).toEqual({ email: null, password: 'form.validation.required' });
    drawn.unmount();
    await draw(<Card act={refuse('BadInput', 'email')} wrongs={{ email: 'form.validation.email' }} />);
    await send();
    expect(told()).toEqual({ email: 'form.validation.email', password: null });
  });

  it('has words of its own for a refusal that names no field', async () => {
    await draw(<Card act={refuse('InvalidCredentials', null)} />);
    await send();
    expect(told()).toEqual({ email: null, password: 'form.validation.ownPassword' });
  });

  it('tells in its alert, or as its page does, what is of none of its fields', async () => {
    const refused = vi.fn();
    const drawn = await draw(<Card act={refuse('Forbidden', 'other')} />);
    await send();
    expect(alert()).not.toBe('');
    drawn.unmount();
    await draw(<Card act={refuse('Forbidden', 'other')} onRefused={refused} />);
    await send();
    expect(refused).toHaveBeenCalledOnce();
    expect(alert()).toBe('');
  });

  it('is not done where its person thought better of it, and has all asked anew where it is', async () => {
    const done = vi.fn();
    const refresh = vi.fn();
    let isThere = false;
    const around = {
      send: async <Result,>(act: () => Promise<Result>) => (isThere ? act() : null),
      refresh,
      whenRefused: () => {},
    };
    await draw(
      <Sending value={around}>
        <Card act={async () => true} onDone={done} />
      </Sending>,
    );
    await send();
    expect([done, refresh].map(called => called.mock.calls.length)).toEqual([0, 0]);
    isThere = true;
    await send();
    expect([done, refresh].map(called => called.mock.calls.length)).toEqual([1, 1]);
  });
});

it('keeps in its tab what is typed of a form that wishes it, over a reload and no longer', async () => {
  const value = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Adresse/ }).value;
  const page = <Card act={async () => null} keptAs="card" />;
  const first = await draw(page);
  await userEvent.type(screen.getByRole('textbox', { name: /^Adresse/ }), 'x');
  const kept = sessionStorage.getItem('typed.card');
  expect(kept).toContain('a@b.frx');
  // A page that is left forgets it; one that is loaded anew has no time to.
  first.unmount();
  expect(sessionStorage.getItem('typed.card')).toBeNull();
  sessionStorage.setItem('typed.card', kept ?? '');
  const again = await draw(page);
  expect(value()).toBe('a@b.frx');
  again.unmount();
  sessionStorage.setItem('typed.card', '{"email":');
  await draw(page);
  expect(value()).toBe('a@b.fr');
});
