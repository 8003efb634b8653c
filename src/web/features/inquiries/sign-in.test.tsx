import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { RequestError } from '#web/graphql/index.ts';
import { Button, FormAlert } from '#web/ui/index.ts';
import { meNow } from '../session/index.ts';
import type { InquiryStep } from './draft.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { InquirySignIn } from './InquirySignIn.tsx';
import { useStepForm } from './use-step-form.ts';

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
