import type { FramedCar } from './pages.ts';

/** The widest that its reader has room for; nothing where none is that small. A photo's address names its width. */
export function thumbnailOf(
  { url, srcSet, width, height }: NonNullable<FramedCar['photos']['front']>,
  origin: string,
  within: { readonly width: number | null; readonly height: number | null },
): object {
  const sizes = [url, ...srcSet.split(',').map(each => each.trim().split(' ')[0] ?? '')].flatMap(address => {
    const shown = Number(/\/(\d+)\.\w+$/.exec(address)?.[1] ?? width);
    const high = Math.round((shown * height) / width);
    const fits = shown <= (within.width ?? shown) && high <= (within.height ?? high);
    return fits && address !== '' ? [{ address, shown, high }] : [];
  });
  const [chosen] = sizes.sort((one, other) => other.shown - one.shown);
  if (!chosen) return {};
  const { address, shown, high } = chosen;
  return {
    thumbnail_url: new URL(address, origin).href,
    thumbnail_width: shown,
    thumbnail_height: high,
  };
}
