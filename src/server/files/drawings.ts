import sharp from 'sharp';

/** Renders pictures that the house draws itself, from SVG. */
export const drawings = {
  /** As PNG, for recipients that accept nothing else. */
  drawPng: (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer(),
  /** As JPEG, over a picture cropped to its size if there is one. */
  async drawJpeg(svg: string, ground: Buffer | null): Promise<Buffer> {
    const drawing = Buffer.from(svg);
    if (!ground) return sharp(drawing).jpeg().toBuffer();
    const { width, height } = await sharp(drawing).metadata();
    return sharp(ground)
      .resize(width, height)
      .composite([{ input: drawing }])
      .jpeg({ quality: 86 })
      .toBuffer();
  },
};
