import sharp from 'sharp';

/** A photo of one colour, as a file field takes it. */
export async function picture(background: string) {
  const canvas = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer: await canvas.jpeg().toBuffer() };
}
