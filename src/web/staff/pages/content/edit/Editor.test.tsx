import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { Editor } from './Editor.tsx';
import ContentEditPage from './page.tsx';

it('publishes the version that was read, and says where somebody has saved another', async () => {
  const version = (number: number, body: string) => ({ number, body, title: 'Coupes', description: 'x' });
  let versions = [version(1, 'Lu.')];
  const { sent } = await drawPage(
    <Editor text={{ kind: 'ARTICLE', slug: 'coupes' }} locale="FR" onTitle={() => {}} />,
    {
      answers: {
        contentVersions: () => versions,
        publishContent: ({ number }: { number: number }) =>
          number === versions[0]?.number ? number : refused('StaleVersion'),
      },
    },
  );
  const publish = await screen.findByRole('button', { name: 'Publier maintenant' });
  versions = [version(2, 'Non lu.'), ...versions];
  await userEvent.click(publish);
  await screen.findByText(/Quelqu’un a enregistré une autre version entre-temps/);
  expect(sent('PublishContent').map(({ number }) => number)).toEqual([1]);
  // The other version is there to be compared, and what stood in the fields still does.
  await waitFor(() => expect(document.querySelector('[data-version="2"]')).not.toBeNull());
  expect(document.querySelector<HTMLTextAreaElement>('[name=body]')?.value).toBe('Lu.');
});

it('says of a text that was moved meanwhile that it has another address', async () => {
  const version = { number: 1, body: 'Lu.', title: 'Coupes', description: 'x' };
  await drawPage(<Editor text={{ kind: 'ARTICLE', slug: 'coupes' }} locale="FR" onTitle={() => {}} />, {
    answers: {
      contentVersions: [version],
      saveContentDraft: () => refused('BadInput', { field: 'slug' }),
    },
  });
  await userEvent.type(await screen.findByDisplayValue('Lu.'), ' Relu.');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
  await screen.findByText(/Cette adresse mène à un autre texte/);
});

it('is told of an address of no text beside the way back to all of them', async () => {
  const at = '/admin/content/edit/FOO~bar';
  const permissions = ['Content:update'];
  await drawPage(<ContentEditPage />, { at, path: '/admin/content/edit/:id', permissions });
  expect(screen.getByText(/n’existe pas ou n’est plus disponible/)).toBeDefined();
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/admin/content']);
});
