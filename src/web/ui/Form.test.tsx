import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '#test/kit/draw.tsx';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Form, useFormHold } from './Form.tsx';
import { TextField } from './TextField.tsx';

const WRONG = { key: 'wrong', text: 'À corriger.' };

/** Three fields, of which `wrong` are found wrong when they are sent. */
function Card({ wrong, onSend = async () => {} }: { wrong: string[]; onSend?: () => Promise<void> }) {
  const [found, setFound] = useState<string[]>([]);
  const send = async () => {
    await onSend();
    setFound(wrong);
  };
  return (
    <Form onSend={send}>
      {['Nom', 'Adresse', 'Ville'].map(name => (
        <TextField key={name} name={name} label={name} error={found.includes(name) ? WRONG : null} />
      ))}
      <Button type="submit">Envoyer</Button>
    </Form>
  );
}
/** What is on its way, until it is said to be here. */
function OnItsWay() {
  const [isHere, setHere] = useState(false);
  useFormHold(!isHere);
  return (
    <button type="button" onClick={() => setHere(true)}>
      Arrivée
    </button>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
const isBusy = () => screen.getByRole('button', { name: 'Envoyer' }).getAttribute('aria-busy') === 'true';

describe('a box that must be ticked', () => {
  it('carries an asterisk as a field does; another carries none', async () => {
    const box = (name: string, isRequired: boolean) => (
      <Checkbox label={name} name={name} isChecked={false} onChange={() => {}} isRequired={isRequired} />
    );
    await draw(
      <>
        {box('Conditions', true)}
        {box('Lettre', false)}
      </>,
    );
    for (const name of ['Conditions *', 'Lettre'])
      expect(screen.getByRole('checkbox', { name })).toBeTruthy();
  });
});

describe('a form that was sent', () => {
  it('leads to the first field that is wrong, and to none where all is well', async () => {
    await draw(<Card wrong={['Ville', 'Adresse']} />);
    await send();
    expect(document.activeElement).toBe(field('Adresse'));
    expect(screen.getAllByText(WRONG.text)).toHaveLength(2);
  });

  it('leaves the focus where it is where nothing is wrong', async () => {
    await draw(<Card wrong={[]} />);
    await userEvent.type(field('Nom'), 'Roy{Enter}');
    expect(document.activeElement).toBe(field('Nom'));
  });

  it('is sent once while the answer is awaited, and again after it', async () => {
    const answers: (() => void)[] = [];
    await draw(<Card wrong={['Nom']} onSend={() => new Promise(resolve => answers.push(resolve))} />);
    await send();
    expect(isBusy()).toBe(true);
    await userEvent.type(field('Ville'), '{Enter}{Enter}');
    expect(answers).toHaveLength(1);
    answers[0]?.();
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(document.activeElement).toBe(field('Nom'));
    await send();
    expect(answers).toHaveLength(2);
  });

  it('waits for what is still on its way in it', async () => {
    let count = 0;
    const send = () => {
      count += 1;
    };
    await draw(
      <Form onSend={send}>
        <TextField name="Nom" label="Nom" />
        <OnItsWay />
        <Button type="submit">Envoyer</Button>
      </Form>,
    );
    expect(isBusy()).toBe(true);
    await userEvent.type(field('Nom'), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Arrivée' }));
    expect(count).toBe(0);
    await userEvent.type(field('Nom'), '{Enter}');
    expect(count).toBe(1);
  });
});
