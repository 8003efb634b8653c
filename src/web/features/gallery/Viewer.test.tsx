import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onPage } from '#test/kit/draw.tsx';
import { drawPage } from '#test/kit/draw-page.tsx';
import type { GroupedPhoto } from './photo-groups.ts';
import { Viewer } from './Viewer.tsx';

const photo = (url: string) =>
  ({
    url,
    srcSet: '',
    alt: url,
    placeholder: null,
    group: 'exteriors',
    sources: [],
  }) as unknown as GroupedPhoto;

it('goes on by the arrows, and leaves those of the browser to it', async () => {
  Element.prototype.scrollIntoView ??= () => {};
  const onIndex = vi.fn();
  const photos = ['a.jpg', 'b.jpg', 'c.jpg'].map(photo);
  await drawPage(<Viewer photos={photos} title="Alpine" index={1} onIndex={onIndex} />);
  await screen.findByRole('dialog');
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft', [held]: true })).toBe(true);
  expect(onIndex).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft' })).toBe(false);
  expect(onIndex.mock.calls).toEqual([[0]]);
});

it('says on a page in another language than the house’s own which photo it is, and no words of that language', async () => {
  Element.prototype.scrollIntoView ??= () => {};
  const photos = [{ ...photo('a.jpg'), alt: 'De trois quarts avant' }];
  const viewer = <Viewer photos={photos} title="Alpine" index={0} onIndex={() => {}} />;
  const french = render(await onPage(viewer, 'fr'));
  expect((await screen.findAllByAltText('De trois quarts avant')).length).toBeGreaterThan(0);
  expect(screen.getByText('De trois quarts avant')).toBeTruthy();
  french.unmount();
  render(await onPage(viewer, 'en'));
  expect(await screen.findByAltText('Alpine, Photo 1 of 1')).toBeTruthy();
  expect(document.body.innerHTML).not.toContain('De trois quarts');
});
