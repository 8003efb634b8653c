/** A picture as rooms and pages know it. */
export type Photo = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
  /** A tiny WebP in base64, shown while the picture loads. */
  readonly blur: string | null;
};

/** The only widths in which pictures are served, in pixels. */
export const WIDTHS = [320, 480, 640, 768, 960, 1280, 1600] as const;

/** The media types of the served formats, by the extension of the URL. */
export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type Format = keyof typeof FORMATS;
export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);
export const isWidth = (width: number): boolean => (WIDTHS as readonly number[]).includes(width);
