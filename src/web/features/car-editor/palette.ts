import type { CarColour } from '#shared/fields/index.ts';

const colour = (code: string, nameFr: string, nameEn: string, nameEs: string, hex: string): CarColour => ({
  ...{ code, nameFr, nameEn, nameEs, hex },
});

/** The colours cars are told apart by. */
export const PALETTE: readonly CarColour[] = [
  colour('BLACK', 'Noir', 'Black', 'Negro', '#1c1c1e'),
  colour('WHITE', 'Blanc', 'White', 'Blanco', '#f4f2ec'),
  colour('GREY', 'Gris', 'Grey', 'Gris', '#83878c'),
  colour('SILVER', 'Argent', 'Silver', 'Plata', '#c3c6ca'),
  colour('BLUE', 'Bleu', 'Blue', 'Azul', '#25528f'),
  colour('RED', 'Rouge', 'Red', 'Rojo', '#a8231f'),
  colour('BURGUNDY', 'Bordeaux', 'Burgundy', 'Burdeos', '#5d1a26'),
  colour('GREEN', 'Vert', 'Green', 'Verde', '#24513a'),
  colour('YELLOW', 'Jaune', 'Yellow', 'Amarillo', '#e3b62c'),
  colour('ORANGE', 'Orange', 'Orange', 'Naranja', '#d4652a'),
  colour('BROWN', 'Marron', 'Brown', 'Marrón', '#5b4232'),
  colour('BEIGE', 'Beige', 'Beige', 'Beige', '#d6c6a6'),
  colour('GOLD', 'Or', 'Gold', 'Dorado', '#b2924a'),
  colour('PURPLE', 'Violet', 'Purple', 'Violeta', '#5b3a78'),
];
