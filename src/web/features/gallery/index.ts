/** A car's photographs: the large one, the mosaic, the swipe on a phone, the viewer. */
export { Gallery } from './Gallery.tsx';
