/** The little that the drawing of typefaces asks of it; the package brings no types. */
declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number };
  type Options = {
    readonly targetFormat: 'truetype' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, Axis>>;
    readonly keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
