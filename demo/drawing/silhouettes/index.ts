import type { Silhouette } from '../car-drawing.ts';
import type { Shape } from '../shape.ts';
import { coupes } from './coupes.ts';
import { openCars } from './open-cars.ts';
import { rearEngined } from './rear-engined.ts';
import { saloons } from './saloons.ts';
import { smallCars } from './small-cars.ts';
import { sportsCars } from './sports-cars.ts';
import { workingCars } from './working-cars.ts';

export const silhouettes: Readonly<Record<Silhouette, Shape>> = {
  ...smallCars,
  ...sportsCars,
  ...rearEngined,
  ...openCars,
  ...saloons,
  ...coupes,
  ...workingCars,
};
