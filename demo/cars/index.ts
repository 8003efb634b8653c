import { americaCars } from './america.ts';
import { britainRoadsCars } from './britain-roads.ts';
import { britainSports1Cars } from './britain-sports-1.ts';
import { britainSports2Cars } from './britain-sports-2.ts';
import type { DemoCar } from './car.ts';
import { franceClassics1Cars } from './france-classics-1.ts';
import { franceClassics2Cars } from './france-classics-2.ts';
import { franceModerns1Cars } from './france-moderns-1.ts';
import { franceModerns2Cars } from './france-moderns-2.ts';
import { germanyPeopleCars } from './germany-people.ts';
import { germanyPorsche1Cars } from './germany-porsche-1.ts';
import { germanyPorsche2Cars } from './germany-porsche-2.ts';
import { germanySouth1Cars } from './germany-south-1.ts';
import { germanySouth2Cars } from './germany-south-2.ts';
import { italyRoads1Cars } from './italy-roads-1.ts';
import { italyRoads2Cars } from './italy-roads-2.ts';
import { italySports1Cars } from './italy-sports-1.ts';
import { italySports2Cars } from './italy-sports-2.ts';
import { japan1Cars } from './japan-1.ts';
import { japan2Cars } from './japan-2.ts';
import { northCars } from './north.ts';
import { preWarCars } from './pre-war.ts';

/** Every ad of the demo. */
export const demoCars: readonly DemoCar[] = [
  ...franceClassics1Cars,
  ...franceClassics2Cars,
  ...franceModerns1Cars,
  ...franceModerns2Cars,
  ...germanyPorsche1Cars,
  ...germanyPorsche2Cars,
  ...germanySouth1Cars,
  ...germanySouth2Cars,
  ...germanyPeopleCars,
  ...britainSports1Cars,
  ...britainSports2Cars,
  ...britainRoadsCars,
  ...italySports1Cars,
  ...italySports2Cars,
  ...italyRoads1Cars,
  ...italyRoads2Cars,
  ...northCars,
  ...americaCars,
  ...japan1Cars,
  ...japan2Cars,
  ...preWarCars,
];
