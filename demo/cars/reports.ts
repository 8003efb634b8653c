import type { ConditionReport } from '#shared/fields/index.ts';
import { say } from './prose.ts';

type Report = ConditionReport;
type Flaw = Report['flaws'][number];
type Panel = Report['paint'][number]['panel'];
type Check = Report['mechanics'][number];

/** The studio's pictures are drawn: no flaw is to be seen on them. */
const flaw = (
  panel: Flaw['panel'],
  kind: Flaw['kind'],
  size: Flaw['size'],
  note: Flaw['note'] = null,
): Flaw => ({ panel, kind, size, note, photoId: null });
const check = (part: Check['part'], state: Check['state'], note: Check['note'] = null): Check => ({
  part,
  state,
  note,
});
const paint = (readings: Partial<Record<Panel, number>>): Report['paint'] =>
  (Object.entries(readings) as [Panel, number][]).map(([panel, microns]) => ({ panel, microns }));
const good = (...parts: Check['part'][]): Check[] => parts.map(part => check(part, 'GOOD'));

const HEAD = {
  version: 1,
  inspector: 'Étienne Kowalski',
  films: [],
  coldStart: null,
} satisfies Partial<Report>;

/** What the house's specialist found of some cars, by their slugs. */
export const conditionReports: Readonly<Record<string, Report>> = {
  'citroen-ds-21-pallas-1969': {
    ...HEAD,
    inspectedOn: '2026-10-06',
    place: 'Paris 15e',
    flaws: [
      flaw(
        'LEFT_REAR_DOOR',
        'RUST',
        'SMALL',
        say(
          'Bas de porte piqué sur 4 cm, non traversant.',
          'Bottom of the door pitted over 4 cm, not through.',
          'Bajo de la puerta picado en 4 cm, sin perforar.',
        ),
      ),
      flaw(
        'LEFT_REAR_DOOR',
        'SCRATCH',
        'SMALL',
        say(
          'Rayure fine sous la poignée.',
          'A fine scratch below the handle.',
          'Arañazo fino bajo la manilla.',
        ),
      ),
      flaw(
        'BONNET',
        'STONE_CHIPS',
        'MEDIUM',
        say(
          'Une quinzaine d’éclats retouchés au pinceau.',
          'Some fifteen chips touched in by brush.',
          'Unas quince picaduras retocadas a pincel.',
        ),
      ),
      flaw(
        'RIGHT_FRONT_WING',
        'RESPRAY',
        'MEDIUM',
        say(
          'Aile repeinte : la teinte est juste, le grain un peu plus lisse.',
          'Wing resprayed: the shade is right, the texture a little smoother.',
          'Aleta repintada: el tono es correcto, la textura algo más lisa.',
        ),
      ),
      flaw(
        'INTERIOR',
        'WORN',
        'SMALL',
        say(
          'Jersey du siège conducteur détendu.',
          'Jersey of the driver’s seat gone slack.',
          'Tejido del asiento del conductor dado de sí.',
        ),
      ),
    ],
    paint: paint({
      ...{ BONNET: 178, ROOF: 142, BOOT_LID: 165, FRONT_PANEL: 190 },
      ...{ LEFT_FRONT_WING: 171, LEFT_FRONT_DOOR: 155, LEFT_REAR_DOOR: 160, LEFT_REAR_WING: 184 },
      ...{ RIGHT_FRONT_WING: 312, RIGHT_FRONT_DOOR: 158, RIGHT_REAR_DOOR: 163, RIGHT_REAR_WING: 181 },
    }),
    mechanics: [
      ...good('ENGINE', 'COOLING', 'GEARBOX', 'STEERING', 'BRAKES', 'ELECTRICS'),
      check(
        'SUSPENSION',
        'WORN',
        say(
          'Sphères arrière fermes : à regonfler d’ici un an.',
          'Rear spheres are firm: to be recharged within a year.',
          'Esferas traseras firmes: por recargar en un año.',
        ),
      ),
      check(
        'TYRES',
        'DUE',
        say(
          'Michelin XAS de 2014, sans craquelure.',
          'Michelin XAS of 2014, no cracks.',
          'Michelin XAS de 2014, sin grietas.',
        ),
      ),
      check('EXHAUST', 'GOOD'),
    ],
    papersSeen: ['REGISTRATION_CERTIFICATE', 'INVOICE_FILE', 'VALID_MOT'],
    papersNote: say(
      'Factures suivies depuis 1998.',
      'Invoices without a gap since 1998.',
      'Facturas sin interrupción desde 1998.',
    ),
    keyCount: 2,
    roadTest: {
      isDone: true,
      doneOn: '2026-10-06',
      kilometres: 24,
      remarks: say(
        'Monte en hauteur en vingt secondes, tient sa trajectoire mains ouvertes, freine droit.',
        'Rises within twenty seconds, tracks straight with open hands, brakes in line.',
        'Sube en veinte segundos, mantiene la línea con las manos abiertas y frena recto.',
      ),
    },
    worksDue: [
      { name: say('Quatre pneus', 'Four tyres', 'Cuatro neumáticos'), cost: 1_150 },
      {
        name: say('Sphères arrière', 'Rear spheres', 'Esferas traseras'),
        cost: 240,
      },
      {
        name: say(
          'Bas de porte arrière gauche',
          'Bottom of the left rear door',
          'Bajo de la puerta trasera izquierda',
        ),
        cost: null,
      },
    ],
  },
  'porsche-911-t-2-2-1970': {
    ...HEAD,
    inspectedOn: '2026-10-13',
    place: 'Lyon',
    flaws: [
      flaw(
        'FRONT_PANEL',
        'STONE_CHIPS',
        'SMALL',
        say('Sous les projecteurs.', 'Below the headlamps.', 'Bajo los faros.'),
      ),
      flaw(
        'RIGHT_REAR_WING',
        'RESPRAY',
        'LARGE',
        say(
          'Réparation ancienne avec mastic, propre à l’œil, nette à la jauge.',
          'An old repair with filler: clean to the eye, plain to the gauge.',
          'Reparación antigua con masilla: limpia a la vista, clara en el medidor.',
        ),
      ),
      flaw(
        'UNDERBODY',
        'RUST',
        'SMALL',
        say(
          'Fleurs de rouille à la traverse avant, plancher sain.',
          'Surface rust on the front crossmember; the floor is sound.',
          'Óxido superficial en el travesaño delantero; suelo sano.',
        ),
      ),
      flaw('LEFT_FRONT_WHEEL', 'SCRATCH', 'SMALL'),
    ],
    paint: paint({
      ...{ BONNET: 236, ROOF: 128, BOOT_LID: 241, LEFT_FRONT_WING: 252, LEFT_FRONT_DOOR: 220 },
      ...{ LEFT_REAR_WING: 268, RIGHT_FRONT_WING: 247, RIGHT_FRONT_DOOR: 226, RIGHT_REAR_WING: 690 },
    }),
    mechanics: [
      ...good('ENGINE', 'FUEL_SYSTEM', 'STEERING', 'SUSPENSION', 'BRAKES', 'TYRES', 'ELECTRICS'),
      check(
        'GEARBOX',
        'WORN',
        say(
          'Synchro de deuxième paresseux à froid.',
          'Second gear synchro slow when cold.',
          'Sincronizador de segunda perezoso en frío.',
        ),
      ),
      check('HEATING', 'NOT_TESTED'),
    ],
    papersSeen: ['REGISTRATION_CERTIFICATE', 'EXPERT_REPORT', 'INVOICE_FILE'],
    papersNote: null,
    keyCount: 1,
    roadTest: {
      isDone: true,
      doneOn: '2026-10-13',
      kilometres: 38,
      remarks: say(
        'Pression d’huile stable à chaud, aucun bruit de roulement.',
        'Oil pressure steady when hot, no bearing noise.',
        'Presión de aceite estable en caliente, sin ruidos de rodamiento.',
      ),
    },
    worksDue: [
      {
        name: say('Synchro de deuxième', 'Second gear synchro', 'Sincronizador de segunda'),
        cost: 1_800,
      },
    ],
  },
  'jaguar-type-e-4-2-coupe-serie-1-1966': {
    ...HEAD,
    inspectedOn: '2026-10-21',
    place: 'London SW3',
    flaws: [
      flaw(
        'BONNET',
        'MISALIGNED',
        'MEDIUM',
        say(
          'Jeu de 6 mm à gauche, 4 mm à droite.',
          'A gap of 6 mm on the left, 4 mm on the right.',
          'Holgura de 6 mm a la izquierda y 4 mm a la derecha.',
        ),
      ),
      flaw('REAR_BUMPER', 'DENT', 'SMALL'),
      flaw(
        'WINDSCREEN',
        'CRACK',
        'SMALL',
        say(
          'Éclat de 3 mm côté passager.',
          'A 3 mm chip on the passenger’s side.',
          'Impacto de 3 mm en el lado del acompañante.',
        ),
      ),
    ],
    paint: paint({
      ...{ BONNET: 410, ROOF: 355, BOOT_LID: 372, LEFT_FRONT_DOOR: 340, LEFT_REAR_WING: 388 },
      ...{ RIGHT_FRONT_DOOR: 346, RIGHT_REAR_WING: 395, LEFT_SILL: 430, RIGHT_SILL: 421 },
    }),
    mechanics: [
      ...good('ENGINE', 'GEARBOX', 'CLUTCH', 'STEERING', 'SUSPENSION', 'BRAKES', 'TYRES'),
      check(
        'COOLING',
        'DUE',
        say(
          'Ventilateur d’origine : à doubler avant l’été.',
          'Original fan: a second one is advised before summer.',
          'Ventilador original: conviene doblarlo antes del verano.',
        ),
      ),
    ],
    papersSeen: ['HERITAGE_TRUST_CERTIFICATE', 'RESTORATION_FILE'],
    papersNote: null,
    keyCount: 2,
    roadTest: {
      isDone: false,
      doneOn: null,
      kilometres: null,
      remarks: say(
        'Voiture vue au garage, moteur en marche : assurance suspendue.',
        'Seen in its garage with the engine running: the insurance is suspended.',
        'Vista en el garaje con el motor en marcha: seguro suspendido.',
      ),
    },
    worksDue: [{ name: say('Second ventilateur', 'A second fan', 'Segundo ventilador'), cost: 420 }],
  },
  'citroen-2-cv-6-club-1984': {
    ...HEAD,
    inspectedOn: '2026-11-03',
    place: 'Dieppe',
    flaws: [],
    paint: paint({ BONNET: 118, LEFT_FRONT_DOOR: 109, RIGHT_FRONT_DOOR: 112, BOOT_LID: 121 }),
    mechanics: [...good('ENGINE', 'GEARBOX', 'BRAKES', 'STEERING', 'TYRES'), check('BATTERY', 'WORN')],
    papersSeen: ['REGISTRATION_CERTIFICATE', 'VALID_MOT'],
    papersNote: null,
    keyCount: 2,
    roadTest: { isDone: true, doneOn: '2026-11-03', kilometres: 12, remarks: null },
    worksDue: [],
  },
};
