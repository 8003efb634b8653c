/** A picture as rooms and pages know it. */
export type Photo = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
  /** A few pixels of it, WebP in base64, to stand there while it loads. */
  readonly blur: string | null;
};

/** The widths a picture is served in, in pixels; nothing else is made. */
export const WIDTHS = [320, 480, 640, 768, 960, 1280, 1600] as const;

/** What it is served as, by the end of its address. */
export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type Format = keyof typeof FORMATS;
export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);
export const isWidth = (width: number): boolean => (WIDTHS as readonly number[]).includes(width);
