import type { DemoCar, LocalizedText } from './car.ts';
import { say } from './prose.ts';

export type Tier = 'concours' | 'fine' | 'sound' | 'used' | 'project';

type States = Pick<DemoCar, 'globalState' | 'exteriorState' | 'interiorState' | 'mechanicalState'>;
type Sheet = Record<keyof States, readonly [LocalizedText, LocalizedText]>;

/** The inspector's words for a car of this tier; `number` picks among them, each part for itself. */
export function conditions(tier: Tier, number: number): States {
  const sheet = SHEETS[tier];
  return {
    globalState: sheet.globalState[number % 2]!,
    exteriorState: sheet.exteriorState[(number >> 1) % 2]!,
    interiorState: sheet.interiorState[(number >> 2) % 2]!,
    mechanicalState: sheet.mechanicalState[(number + (number >> 1)) % 2]!,
  };
}

const concours: Sheet = {
  globalState: [
    say(
      'Auto de concours : rien à faire, rien à reprendre.',
      'A concours car: nothing to do, nothing to redo.',
      'Coche de concurso: nada que hacer ni que rehacer.',
    ),
    say(
      'État remarquable, au niveau des meilleures du modèle.',
      'Outstanding condition, level with the best of its kind.',
      'Estado notable, al nivel de los mejores ejemplares del modelo.',
    ),
  ],
  exteriorState: [
    say(
      'Alignements réguliers, peinture profonde, chromes refaits ; aucun défaut visible à un mètre.',
      'Even panel gaps, deep paint, rechromed brightwork; no flaw visible at arm’s length.',
      'Ajustes regulares, pintura profunda y cromados rehechos; ningún defecto visible a un metro.',
    ),
    say(
      'Caisse à nu puis repeinte au four ; joints et verres neufs.',
      'Stripped to bare metal and oven-painted; new seals and glass.',
      'Carrocería decapada y pintada al horno; juntas y lunas nuevas.',
    ),
  ],
  interiorState: [
    say(
      'Sellerie refaite d’après les patrons d’usine, moquettes bouclées, instruments restaurés.',
      'Trim remade from factory patterns, looped carpets, restored instruments.',
      'Tapicería rehecha según los patrones de fábrica, moqueta de bucle e instrumentos restaurados.',
    ),
    say(
      'Cuir souple et sans pli, bois reverni, toutes les commandes fonctionnent.',
      'Supple, uncreased leather, refinished wood, every control works.',
      'Cuero flexible y sin arrugas, madera barnizada y todos los mandos en funcionamiento.',
    ),
  ],
  mechanicalState: [
    say(
      'Moteur et boîte refaits, moins de 3\u00a0000 km depuis ; démarre au premier tour.',
      'Engine and gearbox rebuilt under 3,000 km ago; starts on the first turn.',
      'Motor y caja reconstruidos hace menos de 3.000 km; arranca a la primera.',
    ),
    say(
      'Compressions égales, aucune fuite après essai de 60 km, géométrie contrôlée.',
      'Even compressions, no leaks after a 60 km road test, geometry checked.',
      'Compresiones iguales, sin fugas tras una prueba de 60 km, geometría comprobada.',
    ),
  ],
};

const fine: Sheet = {
  globalState: [
    say(
      'Très bel ensemble, entretenu sans compter.',
      'A very handsome car, maintained regardless of cost.',
      'Un conjunto muy bonito, mantenido sin reparar en gastos.',
    ),
    say(
      'Saine, homogène, prête à prendre la route.',
      'Solid, consistent and ready for the road.',
      'Sano, homogéneo y listo para salir a la carretera.',
    ),
  ],
  exteriorState: [
    say(
      'Peinture brillante, deux éclats au nez, bas de caisse sains contrôlés sur pont.',
      'Glossy paint, two stone chips on the nose, sound sills checked on a lift.',
      'Pintura brillante, dos picadas en el morro y bajos sanos revisados en elevador.',
    ),
    say(
      'Carrosserie droite, chromes d’origine repolis, une retouche invisible sur l’aile arrière.',
      'Straight body, original chrome repolished, one invisible touch-up on a rear wing.',
      'Carrocería recta, cromados originales pulidos y un retoque invisible en la aleta trasera.',
    ),
  ],
  interiorState: [
    say(
      'Intérieur d’origine bien conservé, patine légère à l’assise du conducteur.',
      'Well-preserved original interior, light patina on the driver’s seat.',
      'Interior original bien conservado, ligera pátina en el asiento del conductor.',
    ),
    say(
      'Sellerie reprise à l’identique, ciel de toit tendu, pendulette en état de marche.',
      'Trim renewed like for like, taut headlining, working clock.',
      'Tapicería rehecha idéntica, techo tenso y reloj en marcha.',
    ),
  ],
  mechanicalState: [
    say(
      'Moteur rond, boîte précise, freins refaits ; factures à l’appui.',
      'Smooth engine, precise gearbox, overhauled brakes; invoices on file.',
      'Motor redondo, cambio preciso y frenos revisados; facturas disponibles.',
    ),
    say(
      'Révision complète il y a moins d’un an : vidanges, allumage, jeu aux soupapes.',
      'Full service within the past year: fluids, ignition, valve clearances.',
      'Revisión completa hace menos de un año: líquidos, encendido y reglaje de válvulas.',
    ),
  ],
};

const sound: Sheet = {
  globalState: [
    say(
      'Bon état d’usage, auto saine qui roule chaque mois.',
      'Good usable condition, a sound car driven every month.',
      'Buen estado de uso, un coche sano que rueda cada mes.',
    ),
    say(
      'Restauration ancienne qui a bien vieilli.',
      'An older restoration that has aged well.',
      'Restauración antigua que ha envejecido bien.',
    ),
  ],
  exteriorState: [
    say(
      'Microrayures et un début de cloque au bas de porte droite, photographiés.',
      'Light swirls and one small blister at the foot of the right door, photographed.',
      'Microarañazos y una pequeña burbuja en la parte baja de la puerta derecha, fotografiados.',
    ),
    say(
      'Teinte d’origine, peinture refaite une fois ; pare-chocs légèrement piqué.',
      'Original colour, repainted once; slight pitting on the bumper.',
      'Color original, pintado una vez; parachoques ligeramente picado.',
    ),
  ],
  interiorState: [
    say(
      'Sièges sans déchirure, moquette à rafraîchir côté conducteur.',
      'No tears in the seats, driver’s side carpet due for renewal.',
      'Asientos sin roturas, moqueta del conductor por renovar.',
    ),
    say(
      'Ensemble complet et propre ; jauge à essence capricieuse.',
      'Complete and clean; the fuel gauge has its moods.',
      'Conjunto completo y limpio; el indicador de gasolina es caprichoso.',
    ),
  ],
  mechanicalState: [
    say(
      'Démarre bien à froid et à chaud, légère transpiration au carter.',
      'Starts well hot and cold, slight weep at the sump.',
      'Arranca bien en frío y en caliente, ligera transpiración en el cárter.',
    ),
    say(
      'Embrayage récent, synchro de seconde un peu lente à froid.',
      'Recent clutch, second-gear synchro a little slow when cold.',
      'Embrague reciente, sincronizador de segunda algo lento en frío.',
    ),
  ],
};

const used: Sheet = {
  globalState: [
    say(
      'Honnête, à améliorer tout en roulant.',
      'An honest car to improve while driving it.',
      'Honesto, para mejorar mientras se disfruta.',
    ),
    say(
      'Voiture d’usage, jamais restaurée, sans mauvaise surprise.',
      'A working car, never restored, with no nasty surprises.',
      'Coche de uso, nunca restaurado y sin malas sorpresas.',
    ),
  ],
  exteriorState: [
    say(
      'Vernis terni sur le capot, deux enfoncements de stationnement.',
      'Dull lacquer on the bonnet, two parking dents.',
      'Barniz apagado en el capó y dos golpes de aparcamiento.',
    ),
    say(
      'Corrosion superficielle aux passages de roue, planchers sains.',
      'Surface rust in the wheel arches, sound floors.',
      'Corrosión superficial en los pasos de rueda, suelos sanos.',
    ),
  ],
  interiorState: [
    say(
      'Assise conducteur usée, tableau de bord sans fissure.',
      'Worn driver’s seat, no cracks in the dashboard.',
      'Asiento del conductor gastado, salpicadero sin grietas.',
    ),
    say(
      'Tissus d’origine passés, plastiques complets.',
      'Faded original cloth, all plastics present.',
      'Telas originales descoloridas, plásticos completos.',
    ),
  ],
  mechanicalState: [
    say(
      'Distribution à prévoir ; tourne rond, ne chauffe pas.',
      'Cam belt due; runs evenly and stays cool.',
      'Distribución por hacer; gira redondo y no se calienta.',
    ),
    say(
      'Silentblocs fatigués, échappement à remplacer sous deux ans.',
      'Tired bushes, exhaust to be replaced within two years.',
      'Silentblocs cansados y escape por sustituir en dos años.',
    ),
  ],
};

const project: Sheet = {
  globalState: [
    say(
      'À restaurer entièrement, complète à quelques détails près.',
      'A full restoration project, complete but for a few details.',
      'Para restaurar por completo, completa salvo algunos detalles.',
    ),
    say(
      'Sortie de grange, jamais démontée.',
      'A barn find, never taken apart.',
      'Hallazgo de granero, nunca desmontado.',
    ),
  ],
  exteriorState: [
    say(
      'Bas de caisse et planchers à refaire, ouvrants récupérables.',
      'Sills and floors to replace, doors and lids usable.',
      'Bajos y suelos por rehacer, puertas y capós aprovechables.',
    ),
    say(
      'Peinture d’origine sous la poussière, corrosion aux points habituels.',
      'Original paint under the dust, rust in the usual places.',
      'Pintura original bajo el polvo, óxido en los puntos habituales.',
    ),
  ],
  interiorState: [
    say(
      'Sellerie à refaire, compteurs et volant présents.',
      'Trim to be remade, instruments and wheel present.',
      'Tapicería por rehacer, relojes y volante presentes.',
    ),
    say(
      'Intérieur complet, mangé par les souris à l’arrière.',
      'Complete interior, mouse-eaten at the back.',
      'Interior completo, roído por los ratones detrás.',
    ),
  ],
  mechanicalState: [
    say(
      'Moteur libre à la main, non démarré depuis vingt ans.',
      'Engine turns by hand, not started for twenty years.',
      'Motor libre a mano, sin arrancar desde hace veinte años.',
    ),
    say(
      'Boîte et pont complets, freins bloqués.',
      'Gearbox and axle complete, brakes seized.',
      'Caja y puente completos, frenos bloqueados.',
    ),
  ],
};

const SHEETS: Readonly<Record<Tier, Sheet>> = { concours, fine, sound, used, project };
