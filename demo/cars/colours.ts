import type { Color } from './car.ts';

const paints = {
  IVORY: ['Ivoire', 'Ivory', 'Marfil', '#ece4cf'],
  WHITE: ['Blanc', 'White', 'Blanco', '#eeece6'],
  BLACK: ['Noir', 'Black', 'Negro', '#17181a'],
  SILVER: ['Gris argent', 'Silver grey', 'Gris plata', '#b4b9bb'],
  GREY: ['Gris', 'Grey', 'Gris', '#7d8386'],
  ANTHRACITE: ['Gris anthracite', 'Anthracite', 'Gris antracita', '#3c4145'],
  SLATE: ['Gris ardoise', 'Slate grey', 'Gris pizarra', '#596168'],
  RED: ['Rouge', 'Red', 'Rojo', '#b3171b'],
  BURGUNDY: ['Bordeaux', 'Burgundy', 'Burdeos', '#571620'],
  CORAL: ['Rouge corail', 'Coral red', 'Rojo coral', '#c2492f'],
  ORANGE: ['Orange', 'Orange', 'Naranja', '#d0651c'],
  YELLOW: ['Jaune', 'Yellow', 'Amarillo', '#dcb42f'],
  SAND: ['Beige sable', 'Sand beige', 'Beige arena', '#c9b88f'],
  CHAMPAGNE: ['Champagne', 'Champagne', 'Champán', '#c6b79c'],
  BRONZE: ['Bronze', 'Bronze', 'Bronce', '#7a5c3a'],
  BROWN: ['Marron', 'Brown', 'Marrón', '#5a3722'],
  BRITISH_GREEN: ['Vert anglais', 'British racing green', 'Verde inglés', '#153f2e'],
  SAGE: ['Vert sauge', 'Sage green', 'Verde salvia', '#7b8a70'],
  OLIVE: ['Vert olive', 'Olive green', 'Verde oliva', '#59613f'],
  MINT: ['Vert d’eau', 'Mint green', 'Verde agua', '#b9d0c4'],
  NAVY: ['Bleu nuit', 'Midnight blue', 'Azul noche', '#1c2b49'],
  BLUE: ['Bleu', 'Blue', 'Azul', '#2157a5'],
  FRENCH_BLUE: ['Bleu France', 'French racing blue', 'Azul Francia', '#2a6bc2'],
  SKY: ['Bleu ciel', 'Sky blue', 'Azul cielo', '#8fb3c9'],
  PETROL: ['Bleu pétrole', 'Petrol blue', 'Azul petróleo', '#2f5561'],
} as const;

const trims = {
  BLACK: ['Noir', 'Black', 'Negro', '#1d1e20'],
  RED: ['Rouge', 'Red', 'Rojo', '#8b2221'],
  TAN: ['Fauve', 'Tan', 'Cuero natural', '#9a5d2f'],
  COGNAC: ['Cognac', 'Cognac', 'Coñac', '#82451f'],
  BEIGE: ['Beige', 'Beige', 'Beige', '#c2aa80'],
  CREAM: ['Crème', 'Cream', 'Crema', '#dccfae'],
  GREY: ['Gris', 'Grey', 'Gris', '#6f7376'],
  BLUE: ['Bleu', 'Blue', 'Azul', '#2c4266'],
  GREEN: ['Vert', 'Green', 'Verde', '#2f4a3a'],
  BROWN: ['Marron', 'Brown', 'Marrón', '#5b3a26'],
  HAVANA: ['Havane', 'Havana', 'Habana', '#6f4526'],
} as const;

export type PaintCode = keyof typeof paints;
export type TrimCode = keyof typeof trims;

type Names = readonly [fr: string, en: string, es: string, hex: string];

const named = (code: string, [nameFr, nameEn, nameEs, hex]: Names): Color => ({
  code,
  nameFr,
  nameEn,
  nameEs,
  hex,
});

export const paint = (code: PaintCode): Color => named(code, paints[code]);
export const trim = (code: TrimCode): Color => named(code, trims[code]);
