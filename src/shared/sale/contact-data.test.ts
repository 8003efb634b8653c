import { describe, expect, it } from 'vitest';
import { MASK, maskContactData } from './contact-data.ts';

describe('ways around the house in what people write', () => {
  it.each([
    ['Écrivez à jean.dupont@example.org !', `Écrivez à ${MASK} !`, 'EMAIL'],
    ['jean (at) example.org', MASK, 'EMAIL'],
    ['Voir https://example.org/a?b=1 merci', `Voir ${MASK} merci`, 'LINK'],
    ['www.mon-garage.fr', MASK, 'LINK'],
    ['Mon-Garage.COM', MASK, 'LINK'],
    ['Appelez le 06 12 34 56 78.', `Appelez le ${MASK}.`, 'PHONE'],
    ['06.12.34.56.78', MASK, 'PHONE'],
    ['+33 6 12 34 56 78', MASK, 'PHONE'],
    ['0033612345678', MASK, 'PHONE'],
    ['Llámeme al 612 345 678', `Llámeme al ${MASK}`, 'PHONE'],
    ['Au ０６１２３４５６７８ !', `Au ${MASK} !`, 'PHONE'],
    ['٠٦١٢٣٤٥٦٧٨', MASK, 'PHONE'],
    ['le 06\u200b12\u200b34\u200b56\u200b78', `le ${MASK}`, 'PHONE'],
    ['⁰⁶¹²³⁴⁵⁶⁷⁸ ½', `${MASK} ½`, 'PHONE'],
    ['𝟎𝟔𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖', MASK, 'PHONE'],
    ['06_12_34_56_78', MASK, 'PHONE'],
    ['0612 345 678', MASK, 'PHONE'],
    ['www . evil . com', MASK, 'LINK'],
    ['john⸱doe@gmail․com', MASK, 'EMAIL'],
    ['john＠gmail.com', MASK, 'EMAIL'],
    ['john[arobase]gmail.com', MASK, 'EMAIL'],
    ['Sur insta: belle_auto', `Sur ${MASK}`, 'HANDLE'],
    ['moi @belle_auto', `moi ${MASK}`, 'HANDLE'],
  ])('%s', (text, masked, kind) => {
    expect(maskContactData(text)).toEqual({ text: masked, found: [kind] });
  });

  it.each([
    'Le compteur dit 98 400 km, la caisse 12 500 €.',
    'Châssis 4647291, moteur 2 175 cm³, révisée en 2019 et 2024.',
    'Une 911 2.7 de 1973, numéros 9113600123.',
    'Rendez-vous le 12/05/2026 à 10 h ?',
    'Pneus 185/70 R15, 4.2 bars.',
    'Un ﬁlm de ½ heure, 2 175 ㎝³ et l’ªme\u200b d’époque.',
    'Restaurée.De 1969 à 1975 chez M.de Villiers.',
  ])('leaves what is none: %s', text => {
    expect(maskContactData(text)).toEqual({ text, found: [] });
  });

  it.each(['a', 'a-'])('reads a text of nothing but %j, which would take minutes', run => {
    const text = run.repeat(100_000);
    expect(maskContactData(text)).toEqual({ text, found: [] });
    expect(maskContactData(`${text} jean@example.org`).found).toEqual(['EMAIL']);
  });
});
