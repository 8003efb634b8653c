/** The codes the demo's cars use; each has its words in the message files. */
export const BODIES = [
  'SALOON',
  'COUPE',
  'FASTBACK',
  'ROADSTER',
  'CABRIOLET',
  'ESTATE',
  'HATCHBACK',
  'CITY_CAR',
  'VAN',
  'OFF_ROAD',
  'TOURER',
  'TARGA',
] as const;
export const TRANSMISSIONS = ['MANUAL', 'AUTOMATIC', 'SEMI_AUTOMATIC'] as const;
export const FUELS = ['PETROL', 'DIESEL', 'ELECTRIC', 'LPG'] as const;
export const STEERING_WHEELS = ['LEFT', 'RIGHT'] as const;
export const CAR_STATES = ['CONCOURS', 'EXCELLENT', 'VERY_GOOD', 'GOOD', 'TO_RESTORE'] as const;
export const SHADES = ['PLAIN', 'METALLIC', 'PEARLESCENT', 'MATT'] as const;
export const SADDLERIES = ['LEATHER', 'CLOTH', 'VELVET', 'LEATHERETTE', 'ALCANTARA'] as const;
