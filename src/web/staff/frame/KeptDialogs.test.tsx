import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useParams } from 'react-router';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { useKeptDialog } from './DialogButton.tsx';

/** A page whose button stays where it becomes the page of another thing. */
function Page() {
  const { id } = useParams();
  const open = useKeptDialog(() => <p>Window of {id}</p>);
  return (
    <button type="button" onClick={open}>
      Open
    </button>
  );
}

it('lets a window go with its page, also where the same page is of another thing now', async () => {
  const { router } = await drawPage(<Page />, { at: '/admin/orders/A', path: '/admin/orders/:id' });
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Window of A')).toBeDefined();
  await act(() => router.navigate('/admin/orders/B'));
  expect(screen.queryByText(/Window/)).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Window of B')).toBeDefined();
  await act(() => router.navigate('/admin/orders/A'));
  expect(screen.queryByText(/Window/)).toBeNull();
});
