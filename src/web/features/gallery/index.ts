/** A car's photos: the large one, the mosaic and the viewer. */
export { Gallery } from './Gallery.tsx';
export { groupedPhotos, type PhotoGroup } from './photo-groups.ts';
