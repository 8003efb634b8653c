/** What the illustrator is told about one car, in metres; what is left out comes from the silhouette. */
export interface CarDrawing {
  readonly silhouette: Silhouette;
  readonly wheelbase?: number;
  readonly frontOverhang?: number;
  readonly rearOverhang?: number;
  readonly width?: number;
  readonly height?: number;
  /** Added to the silhouette's ground clearance: negative for a lowered car. */
  readonly rideHeight?: number;
  readonly wheelRadius?: number;
  readonly roof?: 'closed' | 'open' | 'softTop';
  readonly wheels: WheelKind;
  readonly lamps: LampKind;
  readonly grille: GrilleKind;
  readonly bumper: BumperKind;
  readonly era: Era;
  readonly paint: string;
  /** Below the waist line. */
  readonly secondPaint?: string;
  readonly roofPaint?: string;
  readonly stripes?: string;
  readonly interior: string;
  readonly dashboard: DashboardKind;
  readonly engine: EngineKind;
  /** False for a steering wheel on the right. */
  readonly leftHandDrive?: boolean;
}

export type Silhouette =
  | 'bubble'
  | 'mini'
  | 'umbrella'
  | 'rearFastback'
  | 'berlinette'
  | 'longNose'
  | 'roadster'
  | 'pagoda'
  | 'grandTourer'
  | 'ponyCar'
  | 'fastback'
  | 'wedge'
  | 'midEngine'
  | 'curvedSaloon'
  | 'teardrop'
  | 'boxSaloon'
  | 'hotHatch'
  | 'shootingBrake'
  | 'estate'
  | 'microbus'
  | 'offRoad'
  | 'tourer'
  | 'modernCoupe';

export type WheelKind = 'hubcap' | 'wire' | 'minilite' | 'fiveSpoke' | 'alloy' | 'steel';
export type LampKind = 'round' | 'twinRound' | 'popUp' | 'rectangular' | 'oval' | 'pod' | 'modern';
export type GrilleKind =
  | 'none'
  | 'bars'
  | 'oval'
  | 'shield'
  | 'kidneys'
  | 'slats'
  | 'mask'
  | 'upright'
  | 'lowIntake';
export type BumperKind = 'chrome' | 'overriders' | 'rubber' | 'integrated' | 'none';
export type Era = 'prewar' | 'fifties' | 'sixties' | 'seventies' | 'eighties' | 'nineties' | 'modern';
export type DashboardKind = 'wood' | 'metal' | 'leather' | 'plastic';
export type EngineKind = 'inlineFour' | 'inlineSix' | 'vee' | 'flat' | 'twin' | 'modern';

export type View = 'front' | 'side' | 'rear' | 'cabin' | 'dashboard' | 'engine' | 'wheel';
export type Scene = 'warm' | 'cool' | 'dark' | 'cream';

export const VIEWS: readonly View[] = ['front', 'side', 'rear', 'cabin', 'dashboard', 'engine', 'wheel'];

export const PHOTO_WIDTH = 1600;
export const PHOTO_HEIGHT = 1067;
