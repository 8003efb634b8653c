import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { MandateText } from './InquirySteps.tsx';

it('says the whole mandate before it is signed, with its deposit and its term', async () => {
  await drawPage(<MandateText deposit={750} />, { answers: { me: null } });
  const clauses = screen.getAllByRole('listitem').map(saidBy).join('\n');
  for (const told of ['acompte de 750 €', 'dure 6 mois', 'rendu en entier', 'déduit', 'quatorze jours'])
    expect(clauses).toContain(told);
});
