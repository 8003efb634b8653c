import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { RegisterForm } from '../session/index.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { useStepForm } from './use-step-form.ts';

const field = (name: string, kind: string) => ({
  ...{ name, kind, isRequired: true, isMany: false, options: [], min: null, max: null },
});

function Step({ kinds }: { kinds: readonly string[] }) {
  const step = { name: 'step', fields: kinds.map(kind => field(kind, kind)) } as never;
  const form = useStepForm(step, {});
  return <InquiryFields fields={(step as { fields: never }).fields} form={form} />;
}

const linksOf = (note: Element | null) =>
  within(note as HTMLElement)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'));

it('says at a registration what is accepted, and what becomes of the data', async () => {
  await drawPage(<RegisterForm onSignedIn={() => undefined} />, { answers: { me: null } });
  expect(linksOf(document.querySelector('[data-privacy="account"]'))).toEqual(['/cgv', '/confidentialite']);
});

it('stands where a form asks who somebody is, and nowhere else', async () => {
  await drawPage(<Step kinds={['email', 'text']} />, { answers: { me: null } });
  expect(linksOf(document.querySelector('[data-privacy="request"]'))).toEqual(['/confidentialite']);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});

it('is not there where a form asks of a car alone', async () => {
  await drawPage(<Step kinds={['text']} />, { answers: { me: null } });
  expect(document.querySelector('[data-privacy]')).toBeNull();
});
