/**
 * The illustrator: draws a car as a studio photograph would show it, from its measures alone.
 * The same car, view and scene always give the same picture; no file, font or picture is read.
 */
import type { CarDrawing, Scene, View } from './car-drawing.ts';
import { exterior } from './exterior.ts';

export { type CarDrawing, PHOTO_HEIGHT, PHOTO_WIDTH, SCENES, type Scene, VIEWS, type View } from './car-drawing.ts';

/** An SVG of 1600 by 1067. */
export function drawPhoto(car: CarDrawing, view: View, scene: Scene): string {
  return exterior(car, view as 'front', scene);
}
