/** A car's photographs: the large one, the mosaic, the viewer. */
export { Gallery } from './Gallery.tsx';
export { groupedPhotos, type PhotoGroup } from './photo-groups.ts';
