import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { MyCarList } from './MyCarList.tsx';

it('shows the cars before the mandates to sell them', async () => {
  const myCars = [{ uuid: 'u', ad: { brand: 'Alpine', model: 'A110' } }];
  const mySaleMandates = [{ id: '3', car: 'Jaguar E-Type', state: 'IN_FORCE' }];
  await drawPage(<MyCarList />, { answers: { myCars, mySaleMandates } });
  const [mandate, car] = [await screen.findByText('Jaguar E-Type'), screen.getByText('Alpine A110')];
  expect(car.compareDocumentPosition(mandate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
