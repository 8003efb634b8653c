import { StartError } from '../start-error.ts';
import type { Description, Role } from './description.ts';

export type Palette = Readonly<Record<Role, string>>;
export type Colours = { readonly light: Palette; readonly dark: Palette };

/** What is read on what, which asks for 4.5 to 1 (WCAG 2.2, 1.4.3). */
const TEXTS: readonly (readonly [on: readonly Role[], texts: readonly Role[]])[] = [
  [
    ['paper', 'surface'],
    ['ink', 'ink-soft', 'link', 'brass-ink', 'red', 'good'],
  ],
  [['wash'], ['ink', 'ink-soft', 'link']],
  [['green', 'green-hover', 'held'], ['on-green']],
  [['brass-wash'], ['brass-ink']],
  [['red'], ['on-red']],
  [['red-wash'], ['red']],
  [['good-wash'], ['good']],
  [['night'], ['on-night', 'on-night-soft']],
];
const TEXT_MIN = 4.5;
/** What is a part of a form and no text, which asks for 3 to 1 (1.4.11). */
const PARTS: typeof TEXTS = [
  [
    ['paper', 'surface'],
    ['field-line', 'brass'],
  ],
];
const PART_MIN = 3;

/** @throws StartError naming two colours of which one cannot be read on the other */
export function readColours(colours: Description['colours']): Colours {
  for (const theme of ['light', 'dark'] as const) {
    const require = (pairs: typeof TEXTS, least: number) => {
      for (const [grounds, texts] of pairs)
        for (const ground of grounds)
          for (const text of texts) requireContrast(colours[theme], theme, { ground, text, least });
    };
    require(TEXTS, TEXT_MIN);
    require(PARTS, PART_MIN);
  }
  return colours;
}

function requireContrast(
  palette: Palette,
  theme: 'light' | 'dark',
  { ground, text, least }: { readonly ground: Role; readonly text: Role; readonly least: number },
): void {
  const ratio = contrastOf(palette[text], palette[ground]);
  if (ratio >= least) return;
  throw new StartError(
    `brand.json: colours.${theme}.${text} (${palette[text]}) on ${ground} (${palette[ground]}) has a contrast of ` +
      `${(Math.floor(ratio * 100) / 100).toFixed(2)}, and needs ${least}.`,
  );
}

/** How much brighter one colour is than another, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a colour, 0 to 1. */
export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A block of a stylesheet that has none within it: its selector, and what it declares. */
const BLOCK = /([^{}]*)\{([^{}]*--color-[^{}]*)\}/g;
const DECLARED = /--color-([a-z-]+):#[\da-f]{3,8}/gi;

/**
 * A stylesheet of ours in the colours of a house. They are declared for light in the theme's own block, for dark where
 * the reader asks for it and on a lot in its last hour.
 */
export function paint(css: string, { light, dark }: Colours): string {
  return css.replace(BLOCK, (_whole, selector: string, body: string) => {
    const palette = selector.includes(':host') ? light : dark;
    const painted = body.replace(DECLARED, (declared, role: string) =>
      Object.hasOwn(palette, role) ? `--color-${role}:${short(palette[role as Role])}` : declared,
    );
    return `${selector}{${painted}}`;
  });
}

/** As the build writes it: `#fff` of `#ffffff`. */
const short = (colour: string): string => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
