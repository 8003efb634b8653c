/** A picture as rooms and pages know it. */
export type Photo = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
};

/** The widths a picture is served in, in pixels; nothing else is made. */
export const WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;
