import { expect, it } from 'vitest';
import { loadWords, NAMESPACES } from '#web/i18n/index.ts';
import { aboutSale, formMeta } from './form-page.ts';

it('calls a sale a sale while nobody knows yet whether it is an ad or an auction', async () => {
  await loadWords('en', NAMESPACES);
  const form = { name: 'sellAd', steps: [] };
  const args = {
    ...{ location: { pathname: '/en/sell' }, matches: [], params: { formId: 'new', step: 'photos' } },
    loaderData: { form, step: 'photos' },
  } as unknown as Parameters<typeof formMeta>[1];
  const [head] = formMeta('form/sell', args, aboutSale);
  expect(head).toEqual({ title: 'Put your car up for sale · The photos · Calandre' });
});
