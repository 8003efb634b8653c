/**
 * The illustrator: draws a car as a studio photograph would show it, from its measures alone.
 * The same car, view and scene always give the same picture; no file, font or picture is read.
 */
import { cabinView } from './cabin.ts';
import type { CarDrawing, Scene, View } from './car-drawing.ts';
import { dashboardView } from './dashboard.ts';
import { engineView } from './engine-bay.ts';
import { exterior } from './exterior.ts';

export {
  type CarDrawing,
  PHOTO_HEIGHT,
  PHOTO_WIDTH,
  type Scene,
  VIEWS,
  type View,
} from './car-drawing.ts';

/** An SVG of 1600 by 1067. */
export function drawPhoto(car: CarDrawing, view: View, scene: Scene): string {
  switch (view) {
    case 'cabin':
      return cabinView(car, scene);
    case 'dashboard':
      return dashboardView(car, scene);
    case 'engine':
      return engineView(car, scene);
    default:
      return exterior(car, view, scene);
  }
}
