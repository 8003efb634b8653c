import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawPage, PERSON } from '#test/kit/draw-page.tsx';
import { RequestError } from '#web/graphql/index.ts';
import { Button, FormAlert } from '#web/ui/index.ts';
import { meNow, recheckMe } from '../session/index.ts';
import { tabMemory } from '../tab-memory/index.ts';
import type { InquiryStep } from './draft.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { InquirySignIn } from './InquirySignIn.tsx';
import { useKeptTyping } from './use-kept-typing.ts';
import { useStepForm } from './use-step-form.ts';
import { typingKey } from './waiting.ts';

const said = { firstName: 'Zoë', lastName: 'Roy', email: 'zoe@example.org', phone: '+33612345678' };
const inquiry = {
  ...{ id: 'draft', form: 'sellAd', carUuid: null, updatedAt: '2026-11-24T10:00:00Z', isSent: false },
  openStep: null,
  answers: Object.entries(said).map(([name, value]) => ({ name, values: [value] })),
};

it('knows who registers in the middle of a form by what they typed in it', async () => {
  await drawPage(<InquirySignIn id="draft" form="sellAd" />, { answers: { me: null, inquiry } });
  await userEvent.click(screen.getByRole('tab', { name: 'Je crée un compte' }));
  const valueIn = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  await waitFor(() => expect(valueIn(/E-mail|Adresse e-mail/)).toBe('zoe@example.org'));
  expect([valueIn(/Prénom/), valueIn(/^Nom/)]).toEqual(['Zoë', 'Roy']);
  await waitFor(() => expect(valueIn(/Téléphone/).replaceAll(' ', '')).toBe('0612345678'));
});

it('comes back to the form by Google and Facebook', async () => {
  await drawPage(<InquirySignIn id="draft" form="sellAd" />, { answers: { me: null, inquiry } });
  expect(screen.getAllByRole('button', { name: /Google|Facebook/ })).toHaveLength(2);
});

const TEXT = { kind: 'text', isRequired: true, isMany: false, options: [], min: null, max: null };
const STEP = { name: 'step', fields: [{ ...TEXT, name: 'text' }] } as unknown as InquiryStep;

/** A step whose keeping is refused because the session ended. */
function Refused() {
  const form = useStepForm(STEP, {});
  const keep = async () => {
    throw new RequestError('Unauthenticated', 'Unauthenticated');
  };
  return (
    <>
      <InquiryFields fields={STEP.fields} form={form} />
      <Button onClick={() => void form.send(keep)}>Continuer</Button>
      <FormAlert>{form.alert}</FormAlert>
    </>
  );
}

it('is asked for where a session ended in the middle of a form, which keeps what was typed', async () => {
  await drawPage(<Refused />);
  await waitFor(() => expect(meNow().kind).toBe('person'));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'Une Alpine');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('dialog');
  expect([
    field.value,
    screen
      .getAllByRole('alert')
      .map(each => each.textContent)
      .join(''),
  ]).toEqual(['Une Alpine', '']);
});

const ASKED = {
  name: 'who',
  fields: [
    ...['firstName', 'lastName', 'email', 'message'].map(name => ({ ...TEXT, name })),
    { ...TEXT, name: 'phone', kind: 'phone' },
  ],
} as unknown as InquiryStep;

/** A step that keeps what is typed into it. */
function Kept() {
  const form = useStepForm(ASKED, {});
  useKeptTyping('who', form);
  return <InquiryFields fields={ASKED.fields} form={form} />;
}

describe('what is kept of a form', () => {
  const ADA = { ...PERSON, phone: '+33612345678' };
  beforeEach(() => tabMemory.clear());
  const kept = () => tabMemory.read(typingKey('who'));
  const shownIn = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
  const arePrefilled = () =>
    waitFor(() => expect([shownIn('email'), shownIn('phone')].join()).toMatch(/^ada@example.org,.*12/));

  it('is nothing of what it was filled in with', async () => {
    await drawPage(<Kept />, { answers: { me: ADA } });
    await arePrefilled();
    expect(kept()).toBeNull();
  });

  it('is what was typed, beside an address and a number that are as they are by now', async () => {
    const first = await drawPage(<Kept />, { answers: { me: ADA } });
    await arePrefilled();
    await userEvent.type(document.querySelector('[name=message]') as HTMLInputElement, 'Bonjour');
    first.unmount();
    const now = { ...ADA, email: 'new@example.org', phone: '+33687654321' };
    await drawPage(<Kept />, { answers: { me: now } });
    await waitFor(() => expect(shownIn('phone').replaceAll(' ', '')).toContain('87654321'));
    expect([shownIn('email'), shownIn('message')]).toEqual(['new@example.org', 'Bonjour']);
  });

  it('is what was typed over what it was filled in with, even where that comes later', async () => {
    const first = await drawPage(<Kept />, { answers: { me: ADA } });
    await arePrefilled();
    const email = document.querySelector('[name=email]') as HTMLInputElement;
    await userEvent.clear(email);
    await userEvent.type(email, 'work@example.org');
    first.unmount();
    await drawPage(<Kept />, { answers: { me: ADA } });
    await waitFor(() => expect(shownIn('firstName')).toBe('Ada'));
    expect(shownIn('email')).toBe('work@example.org');
  });

  it('goes with its person, as what stands in the form does', async () => {
    let me: typeof ADA | null = ADA;
    await drawPage(<Kept />, { answers: { me: () => me } });
    await arePrefilled();
    await userEvent.type(document.querySelector('[name=message]') as HTMLInputElement, 'Bonjour');
    expect(kept()).toContain('Bonjour');
    me = null;
    recheckMe();
    await waitFor(() => expect(shownIn('email')).toBe(''));
    expect([shownIn('message'), kept()]).toEqual(['', null]);
  });
});
