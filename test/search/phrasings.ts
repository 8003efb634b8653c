/** What a public ad says of its car, as far as people search by it. */
export type SearchedCar = {
  readonly uuid: string;
  readonly brand: string;
  readonly model: string;
  readonly version: string | null;
  readonly year: number;
  readonly carType: string;
  readonly kind: string;
  readonly body: string | null;
  readonly transmission: string | null;
  readonly fuel: string | null;
  readonly color: string;
  readonly city: string | null;
  readonly country: string | null;
  readonly price: number | null;
  readonly mileage: number;
  readonly isSold: boolean;
  readonly reference: string | null;
  readonly chassis: string | null;
  /** Codes of equipment, of what speaks for the car, of its state and its seats. */
  readonly features: readonly string[];
  readonly isAuction: boolean;
};
type Test = (car: SearchedCar) => boolean;
/** What somebody types, and which cars must be found by it. */
export type Phrasing = readonly [text: string, isMeant: Test];

const all =
  (...tests: Test[]): Test =>
  car =>
    tests.every(test => test(car));
const any =
  (...tests: Test[]): Test =>
  car =>
    tests.some(test => test(car));
/** Those whose field is one of these. */
const one =
  (field: keyof SearchedCar) =>
  (...values: string[]): Test =>
  car =>
    values.includes(String(car[field]));
const brand = one('brand');
const model = one('model');
const body = one('body');
const fuel = one('fuel');
const gearbox = one('transmission');
const type = one('carType');
const country = one('country');
const city = one('city');
const version =
  (part: string): Test =>
  car =>
    (car.version ?? '').toLowerCase().includes(part.toLowerCase());
const color =
  (...words: string[]): Test =>
  car =>
    words.some(word => car.color.toLowerCase().includes(word));
const years =
  (from: number, to: number): Test =>
  car =>
    car.year >= from && car.year <= to;
const price =
  (from: number, to: number): Test =>
  car =>
    car.price !== null && car.price >= from && car.price <= to;
const mileage =
  (most: number): Test =>
  car =>
    car.mileage <= most;
const feature =
  (code: string): Test =>
  car =>
    car.features.includes(code);

const porsche = brand('Porsche');
const mercedes = brand('Mercedes-Benz');
const bmw = brand('BMW');
const vw = brand('Volkswagen');
const citroen = brand('Citroën');
const peugeot = brand('Peugeot');
const renault = brand('Renault');
const rover = brand('Land Rover');
const alfa = brand('Alfa Romeo');
const is911 = all(porsche, model('911'));
const is205 = all(peugeot, model('205'));
const is2cv = all(citroen, model('2 CV'));
const isType = all(brand('Jaguar'), model('Type E'));
const isDs = all(citroen, model('DS 21'));
const open = body('CABRIOLET', 'ROADSTER');
const red = color('rouge', 'bordeaux');
const blue = color('bleu');
const green = color('vert');
const grey = color('gris');
const youngtimer = type('YOUNGTIMER');
const french = brand('Citroën', 'Peugeot', 'Renault', 'Simca', 'Alpine', 'Delage', 'Bugatti');
const german = any(porsche, mercedes, bmw, vw);
const italian = brand('Ferrari', 'Maserati', 'Lamborghini', 'De Tomaso', 'Fiat', 'Alfa Romeo', 'Lancia');
const english = brand(
  ...[
    'Jaguar',
    'Aston Martin',
    'MG',
    'Lotus',
    'Triumph',
    'Austin-Healey',
    'Mini',
    'Land Rover',
    'Rolls-Royce',
  ],
);
const american = brand('Ford', 'Chevrolet', 'Tesla');
const japanese = brand('Datsun', 'Toyota', 'Mazda', 'Honda');

/**
 * How people speak of cars in three languages. Whoever teaches the search does not touch this list to please it;
 * the cars are told by their facts, so that it stays true when the demo changes.
 */
export const PHRASINGS: readonly Phrasing[] = [
  // names, nicknames, abbreviations
  ['porsche', porsche],
  ['porshe', porsche],
  ['porche 911', is911],
  ['911', is911],
  ['911sc', is911],
  ['porsche911', is911],
  ['neunelfer', is911],
  ['993', all(is911, version('993'))],
  ['porsche 964', is911],
  ['356', all(porsche, model('356'))],
  ['porsche 924 turbo', all(porsche, model('924'))],
  ['merco', mercedes],
  ['mercos', mercedes],
  ['mercedes', mercedes],
  ['benz', mercedes],
  ['mercedez', mercedes],
  ['pagode', all(mercedes, model('280 SL'))],
  ['mercedes pagoda', all(mercedes, model('280 SL'))],
  ['w113', all(mercedes, model('280 SL'))],
  ['300sl', all(mercedes, model('300 SL'))],
  ['190e 2.3-16', all(mercedes, model('190 E'))],
  ['merco diesel', all(mercedes, fuel('DIESEL'))],
  ['w123 break', all(mercedes, model('300 TD'))],
  ['béhème', bmw],
  ['bmw', bmw],
  ['bm', bmw],
  ['bimmer', bmw],
  ['beemer rouge', all(bmw, red)],
  ['m3 e30', all(bmw, model('M3'))],
  ['bmw m3', all(bmw, model('M3'))],
  ['batmobile bmw', all(bmw, model('3.0 CSL'))],
  ['2002 tii', all(bmw, model('2002'))],
  ['bmw 2002', all(bmw, model('2002'))],
  ['VW', vw],
  ['VW golf', all(vw, model('Golf'))],
  ['volkswagon', vw],
  ['golf gti', all(vw, model('Golf'))],
  ['golfgti', all(vw, model('Golf'))],
  ['combi', all(vw, model('Combi'))],
  ['kombi vw', all(vw, model('Combi'))],
  ['vw bus', all(vw, model('Combi'))],
  ['t1 samba', all(vw, model('Combi'))],
  ['vdub', vw],
  ['deux chevaux', is2cv],
  ['deuche', is2cv],
  ['deudeuche', is2cv],
  ['2cv', is2cv],
  ['2 CV', is2cv],
  ['2CV6', is2cv],
  ['dos caballos', is2cv],
  ['belle 2cv camionnette rouillée', is2cv],
  ['ds', isDs],
  ['ds 21', isDs],
  ['ds21', isDs],
  ['déesse', isDs],
  ['citroen sm', all(citroen, model('SM'))],
  ['traction avant', all(citroen, model('Traction'))],
  ['11b', all(citroen, model('Traction'))],
  ['citroën trèfle', all(citroen, model('5 HP'))],
  ['citron', citroen],
  ['4L', all(renault, model('4'))],
  ['quatrelle', all(renault, model('4'))],
  ['renault 4', all(renault, model('4'))],
  ['R5 turbo', all(renault, model('5 Turbo'))],
  ['r4', all(renault, model('4'))],
  ['cuatro latas', all(renault, model('4'))],
  ['clio v6', all(renault, model('Clio'))],
  ['205gti', is205],
  ['205 GTI', is205],
  ['peugot 205', is205],
  ['pijo 205', is205],
  ['404 cab', all(peugeot, model('404'))],
  ['504 coupé', all(peugeot, model('504'))],
  ['simca rallye', brand('Simca')],
  ['berlinette alpine', all(brand('Alpine'), model('A110'))],
  ['a110', all(brand('Alpine'), model('A110'))],
  ['alpine renault', brand('Alpine')],
  ['type e', isType],
  ['e-type', isType],
  ['etype', isType],
  ['jag', brand('Jaguar')],
  ['jaguar xke', isType],
  ['jaguar mk2', all(brand('Jaguar'), model('Mk II'))],
  ['mark 2', all(brand('Jaguar'), model('Mk II'))],
  ['aston', brand('Aston Martin')],
  ['db5', all(brand('Aston Martin'), model('DB5'))],
  ['james bond aston', brand('Aston Martin')],
  ['mgb', brand('MG')],
  ['mg b cabriolet', brand('MG')],
  ['healey', brand('Austin-Healey')],
  ['austin healy 3000', brand('Austin-Healey')],
  ['tr4', brand('Triumph')],
  ['mini cooper', brand('Mini')],
  ['minis', brand('Mini')],
  ['landrover', rover],
  ['land rover serie 2', all(rover, model('Serie IIA'))],
  ['landy', rover],
  ['range', all(rover, model('Range Rover'))],
  ['rolls', brand('Rolls-Royce')],
  ['rolls roys', brand('Rolls-Royce')],
  ['silver shadow', brand('Rolls-Royce')],
  ['ferari', brand('Ferrari')],
  ['dino', all(brand('Ferrari'), model('Dino'))],
  ['ferrari magnum', all(brand('Ferrari'), model('308'))],
  ['308gts', all(brand('Ferrari'), model('308'))],
  ['lamborgini', brand('Lamborghini')],
  ['lambo', brand('Lamborghini')],
  ['masserati', brand('Maserati')],
  ['maser', brand('Maserati')],
  ['detomaso', brand('De Tomaso')],
  ['pantera', brand('De Tomaso')],
  ['cinquecento', all(brand('Fiat'), model('500'))],
  ['fiat500', all(brand('Fiat'), model('500'))],
  ['pot de yaourt', all(brand('Fiat'), model('500'))],
  ['124 spider', all(brand('Fiat'), model('124'))],
  ['x19', all(brand('Fiat'), model('X1/9'))],
  ['alfa', alfa],
  ['alfa roméo', alfa],
  ['alfa spyder', all(alfa, model('Spider'))],
  ['duetto', all(alfa, model('Spider'))],
  ['alpha romeo', alfa],
  ['lancia deltona', all(brand('Lancia'), model('Delta'))],
  ['integrale', all(brand('Lancia'), model('Delta'))],
  ['chevy', brand('Chevrolet')],
  ['vette', all(brand('Chevrolet'), model('Corvette'))],
  ['stingray', all(brand('Chevrolet'), model('Corvette'))],
  ['mustang', all(brand('Ford'), model('Mustang'))],
  ['mustang bullitt', all(brand('Ford'), model('Mustang'))],
  ['datsun z', brand('Datsun')],
  ['240 z', brand('Datsun')],
  ['nissan 240z', brand('Datsun')],
  ['bj 42', brand('Toyota')],
  ['landcruiser', brand('Toyota')],
  ['miata', brand('Mazda')],
  ['mx5', brand('Mazda')],
  ['mx 5', brand('Mazda')],
  ['s2000', all(brand('Honda'), model('S2000'))],
  ['honda', brand('Honda')],
  ['volvo amazone du saint p1800', all(brand('Volvo'), model('P1800'))],
  ['p 1800', all(brand('Volvo'), model('P1800'))],
  ['volvo 240 break', all(brand('Volvo'), model('240'))],
  ['saab900', brand('Saab')],
  // bodies, colours, fuels, gearboxes
  ['cabriolet', open],
  ['cabrio', open],
  ['décapotable', open],
  ['descapotable', open],
  ['convertible', open],
  ['cabriolet rouge', all(open, red)],
  ['cabriolets rouges', all(open, red)],
  ['coupés rouges', all(body('COUPE'), red)],
  ['red coupe', all(body('COUPE'), red)],
  ['coupé rojo', all(body('COUPE'), red)],
  ['voiture bleue', blue],
  ['blue car', blue],
  ['coche azul', blue],
  ['ferrari rouge', all(brand('Ferrari'), red)],
  ['roadster anglais vert', all(body('ROADSTER'), english, green)],
  ['berline noire', all(body('SALOON'), color('noir'))],
  ['break', body('ESTATE')],
  ['familiar volvo', all(body('ESTATE'), brand('Volvo'))],
  ['estate', body('ESTATE')],
  ['station wagon', any(body('ESTATE'), version('Station Wagon'))],
  ['4x4', body('OFF_ROAD')],
  ['tout terrain', body('OFF_ROAD')],
  ['todoterreno diesel', all(body('OFF_ROAD'), fuel('DIESEL'))],
  ['off-roader', body('OFF_ROAD')],
  ['targa', body('TARGA')],
  ['torpédo', body('TOURER')],
  ['citadine', body('CITY_CAR')],
  ['minibus', body('VAN')],
  ['diesel', fuel('DIESEL')],
  ['gasoil', fuel('DIESEL')],
  ['mazout', fuel('DIESEL')],
  ['desiel', fuel('DIESEL')],
  ['voiture électrique', fuel('ELECTRIC')],
  ['electric', fuel('ELECTRIC')],
  ['gpl', fuel('LPG')],
  ['boîte automatique', gearbox('AUTOMATIC')],
  ['automatic', gearbox('AUTOMATIC')],
  ['mercedes boite auto', all(mercedes, gearbox('AUTOMATIC'))],
  ['cambio automático', gearbox('AUTOMATIC')],
  ['porsche grise boite manuelle', all(porsche, grey, gearbox('MANUAL'))],
  ['manual gearbox bmw', all(bmw, gearbox('MANUAL'))],
  // years, eras, prices, distances
  ['1966', years(1966, 1966)],
  ['voiture 1966', years(1966, 1966)],
  ['1966 cars', years(1966, 1966)],
  ['youngtimer', youngtimer],
  ['youngtimers', youngtimer],
  ['youngtimer essence avant 1990', all(youngtimer, fuel('PETROL'), years(1900, 1989))],
  ['avant-guerre', years(1885, 1945)],
  ['prewar', years(1885, 1945)],
  ['années 60', years(1960, 1969)],
  ['sixties', years(1960, 1969)],
  ['70s coupe', all(years(1970, 1979), body('COUPE'))],
  ['años 80', years(1980, 1989)],
  ['porsche des années 70', all(porsche, years(1970, 1979))],
  ['entre 1950 et 1959', years(1950, 1959)],
  ['jaguar before 1965', all(brand('Jaguar'), years(1900, 1964))],
  ['después de 2000', years(2000, 2100)],
  ['1970-1960 porsche', all(porsche, years(1960, 1970))],
  ['moins de 15000 euros', price(0, 15_000)],
  ['under 20k', price(0, 20_000)],
  ['menos de 20.000 €', price(0, 20_000)],
  ['budget 12 000 €', price(0, 12_000)],
  ['entre 20 000 et 30 000 euros', price(20_000, 30_000)],
  ['30000 à 20000 €', price(20_000, 30_000)],
  ['plus de 100 000 €', price(100_000, 1e9)],
  ['cabriolet moins de 40 000', all(open, price(0, 40_000))],
  ['cabriolet rouge moins de 60 000', all(open, red, price(0, 60_000))],
  ['youngtimer < 15000', all(youngtimer, price(0, 15_000))],
  ['moins de 50 000 km', mileage(50_000)],
  ['under 60,000 km', mileage(60_000)],
  ['porsche moins de 100000km', all(porsche, mileage(100_000))],
  // places, where cars are from, who sells
  ['allemagne', country('DE')],
  ['en allemagne', country('DE')],
  ['germany', country('DE')],
  ['voiture en suisse', country('CH')],
  ['spain', country('ES')],
  ['españa', country('ES')],
  ['belgique', country('BE')],
  ['voiture allemande', german],
  ['voitures italiennes', italian],
  ['british cars', english],
  ['anglaise des années 60', all(english, years(1960, 1969))],
  ['american car', american],
  ['américaine', american],
  ['japonaise', japanese],
  ['coches franceses', french],
  ['lyon', city('Lyon')],
  ['voiture à nice', city('Nice')],
  ['munich', city('München')],
  ['turin', city('Torino')],
  ['porsche lyon', all(porsche, city('Lyon'))],
  ['enchères porsche', all(porsche, car => car.isAuction)],
  ['porsche à vendre', all(porsche, car => !car.isSold)],
  ['vendeur professionnel', car => car.kind === 'PROFESSIONAL'],
  ['porsche chez un pro', all(porsche, car => car.kind === 'PROFESSIONAL')],
  // references, chassis, equipment, state
  ['CAL-2026-0571', car => car.reference === 'CAL-2026-0571'],
  ['cal 2026 0412', car => car.reference === 'CAL-2026-0412'],
  ['réf CAL-2026-0601', car => car.reference === 'CAL-2026-0601'],
  ['WP0ZZZ91ZGS141207', car => car.chassis === 'WP0ZZZ91ZGS141207'],
  ['DB5/1762/R', car => car.chassis === 'DB5/1762/R'],
  ['châssis 6R09C184273', car => car.chassis === '6R09C184273'],
  ['matching numbers', feature('MATCHING_NUMBERS')],
  ['première main', feature('FIRST_HAND')],
  ['toit ouvrant', feature('SUNROOF')],
  ['sellerie velours', feature('VELVET')],
  ['porsche cuir', all(porsche, feature('LEATHER'))],
  ['à restaurer', feature('TO_RESTORE')],
  ['conduite à droite', feature('RIGHT')],
  // words nobody knows among words one knows
  ['superbe porsche de mon grand-père', porsche],
  ['je cherche une jaguar', brand('Jaguar')],
  ['I am looking for a nice Ferrari', brand('Ferrari')],
  ['busco un mercedes bonito', mercedes],
  ['porsche zinzolin', porsche],
  ['alfa romeo qwertz', alfa],
  ['vends lancia fulvia tbe ct ok', all(brand('Lancia'), model('Fulvia'))],
  ['ma première voiture fiat 500', all(brand('Fiat'), model('500'))],
  ['porsche!!! ???', porsche],
  ['« ferrari »', brand('Ferrari')],
  ['PORSCHE   911   TARGA', all(is911, body('TARGA'))],
];

/** What means no car of ours, whatever one does: it must be said, not guessed at. */
export const NONSENSE: readonly string[] = ['xqzw', 'asdfgh jkl', '????', 'wvutsr qponml'];
