import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
    expect(fireEvent.keyDown(document, { key: 'ArrowLeft', [held]: true })).toBe(true);
  expect(onIndex).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document, { key: 'ArrowLeft' })).toBe(false);
  expect(onIndex.mock.calls).toEqual([[0]]);
});
