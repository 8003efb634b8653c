import type { Work } from './car.ts';
import { say } from './prose.ts';

const KINDS = {
  engine: [
    say('Réfection du moteur', 'Engine rebuild', 'Reconstrucción del motor'),
    say(
      'Vilebrequin rectifié, segmentation, soupapes et distribution neufs, équilibrage.',
      'Reground crankshaft, new rings, valves and timing gear, balanced.',
      'Cigüeñal rectificado, segmentos, válvulas y distribución nuevos, equilibrado.',
    ),
  ],
  gearbox: [
    say('Réfection de la boîte', 'Gearbox rebuild', 'Reconstrucción de la caja'),
    say(
      'Synchros, roulements et joints remplacés ; embrayage neuf.',
      'Synchros, bearings and seals replaced; new clutch.',
      'Sincronizadores, rodamientos y retenes sustituidos; embrague nuevo.',
    ),
  ],
  paint: [
    say('Peinture complète', 'Full respray', 'Pintura completa'),
    say(
      'Caisse décapée, apprêt époxy, teinte d’origine au code d’usine.',
      'Body stripped, epoxy primer, original colour to the factory code.',
      'Carrocería decapada, imprimación epoxi y color original según código de fábrica.',
    ),
  ],
  trim: [
    say('Sellerie', 'Upholstery', 'Tapicería'),
    say(
      'Sièges regarnis, panneaux et moquettes refaits à l’identique.',
      'Seats rebuilt, panels and carpets remade like for like.',
      'Asientos rehechos, paneles y moquetas confeccionados idénticos.',
    ),
  ],
  brakes: [
    say('Freinage', 'Brakes', 'Frenos'),
    say(
      'Étriers, cylindres et flexibles neufs, liquide remplacé.',
      'New calipers, cylinders and hoses, fluid replaced.',
      'Pinzas, bombines y latiguillos nuevos, líquido sustituido.',
    ),
  ],
  chassis: [
    say('Trains roulants', 'Suspension', 'Trenes rodantes'),
    say(
      'Silentblocs, amortisseurs et rotules neufs, géométrie réglée.',
      'New bushes, dampers and ball joints, geometry set.',
      'Silentblocs, amortiguadores y rótulas nuevos, geometría ajustada.',
    ),
  ],
  service: [
    say('Révision complète', 'Full service', 'Revisión completa'),
    say(
      'Vidanges, filtres, allumage, courroies, réglage des carburateurs.',
      'Fluids, filters, ignition, belts, carburettors set up.',
      'Líquidos, filtros, encendido, correas y reglaje de carburadores.',
    ),
  ],
  belt: [
    say('Distribution', 'Cam belt', 'Distribución'),
    say(
      'Courroie, galets et pompe à eau remplacés.',
      'Belt, tensioners and water pump replaced.',
      'Correa, tensores y bomba de agua sustituidos.',
    ),
  ],
  tyres: [say('Pneumatiques neufs', 'New tyres', 'Neumáticos nuevos'), null],
} as const;

export type WorkKind = keyof typeof KINDS;

/** Work done between two days; one day where there is no second. */
export function work(kind: WorkKind, startDate: string, endDate: string | null = null): Work {
  const [name, description] = KINDS[kind];
  return { name, description, startDate, endDate };
}
