import type { HouseRooms } from '#server/house.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';

const TITLES: Record<Locale, string> = { fr: 'Les personnes', en: 'The people', es: 'Las personas' };
const LINES: Record<Locale, string> = {
  fr: 'Qui répond, qui regarde les voitures, qui tient le marteau.',
  en: 'Who answers, who looks at the cars, who holds the hammer.',
  es: 'Quién responde, quién mira los coches, quién tiene el martillo.',
};
const HEADS: Record<Locale, string> = {
  fr: '| Nom | Métier |',
  en: '| Name | Work |',
  es: '| Nombre | Oficio |',
};

/** Made-up people, as all of the demo: the first answers the telephone, the second what is written. */
const PEOPLE: readonly { readonly name: string; readonly work: Record<Locale, string> }[] = [
  {
    name: 'Hélène Vasseur',
    work: {
      fr: 'Accueille acheteurs et vendeurs au téléphone, et suit chaque voiture de l’annonce à la remise des clés.',
      en: 'Welcomes buyers and sellers on the telephone, and follows each car from its ad to the handing over of keys.',
      es: 'Atiende a compradores y vendedores por teléfono, y sigue cada coche desde el anuncio hasta la entrega de llaves.',
    },
  },
  {
    name: 'Tomás Aguirre',
    work: {
      fr: 'Répond à ce que vous écrivez, en français, en anglais et en espagnol.',
      en: 'Answers what you write, in French, English and Spanish.',
      es: 'Responde a lo que usted escribe, en francés, inglés y español.',
    },
  },
  {
    name: 'Margaux Delorme',
    work: {
      fr: 'Dirige les enchères : elle fixe les réserves avec les vendeurs et veille sur chaque fin de vente.',
      en: 'Runs the auctions: she settles reserves with sellers and watches over the end of each sale.',
      es: 'Dirige las subastas: fija las reservas con los vendedores y vela por el final de cada venta.',
    },
  },
  {
    name: 'Étienne Kowalski',
    work: {
      fr: 'Vingt ans d’atelier : il regarde les voitures avant vous et écrit leurs défauts.',
      en: 'Twenty years in a workshop: he looks at the cars before you do, and writes down their faults.',
      es: 'Veinte años de taller: mira los coches antes que usted y escribe sus defectos.',
    },
  },
];

/** The house's text about its people, as staff would write it. */
export async function addTeam({ content }: HouseRooms, staffId: string): Promise<void> {
  for (const locale of LOCALES) {
    const rows = PEOPLE.map(({ name, work }) => `| ${name} | ${work[locale]} |`);
    const body = [HEADS[locale], '| --- | --- |', ...rows].join('\n');
    const key = { kind: 'PAGE', slug: 'team', locale } as const;
    const text = { title: TITLES[locale], description: LINES[locale], body, tags: [], details: {} };
    const number = await content.saveDraft(staffId, { ...key, ...text });
    await content.publish(staffId, { ...key, number, datedAt: null });
  }
}
