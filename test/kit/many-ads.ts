const SYLLABLES = [
  'ba',
  'cor',
  'del',
  'fi',
  'gran',
  'lo',
  'mar',
  'nes',
  'pol',
  'ris',
  'sa',
  'ter',
  'vi',
  'zon',
];
const KNOWN = ['Porsche', 'Citroën', 'Mercedes-Benz', 'Alfa Romeo', 'Jaguar', 'PORSCHE', 'Škoda'];
const MODELS = [
  '911',
  '911 SC',
  'E-Type',
  'Giulia',
  'DS 21',
  '280 SL',
  'Spider',
  'Traction',
  '2CV',
  'XK 120',
];
const CITIES = ['Lyon', 'Paris', 'Aix-en-Provence', 'München', 'Genève', 'Saint-Étienne', 'Torino', 'Gent'];

/** A name nobody bears, the same for the same number. */
function nameOf(number: number): string {
  const parts = [number % 14, (number * 5 + 3) % 14, (number * 11 + 7) % 13].map(part => SYLLABLES[part]);
  const name = parts.join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const brands = [...KNOWN, ...Array.from({ length: 113 }, (_, index) => nameOf(index))];
const models = [
  ...MODELS,
  ...Array.from({ length: 390 }, (_, index) => `${nameOf(index * 3)} ${index % 7}00`),
];

type Query = (sql: string, values?: unknown[]) => Promise<unknown>;

/**
 * Fills a catalogue of any size, always the same: brands of very different sizes, names with accents and
 * hyphens, fields left empty, hidden and reduced prices, sold cars, auctions in every state.
 */
export async function addManyAds(query: Query, count: number): Promise<void> {
  await query(ADS, [count, brands, models, CITIES]);
  await query(AUCTIONS);
  await query('analyze ads, auctions');
}

/** A number from 0 to 1 that seems to be chance, made of the row's number and what it is for. */
const chance = (what: number) => `(abs(hashint4(n * 31 + ${what})::bigint) / 2147483649.0)`;
const among = (what: number, words: readonly string[]) =>
  `(array[${words.map(word => (word === 'null' ? 'null' : `'${word}'`)).join(', ')}])[1 + floor(${chance(what)} * ${words.length})::int]`;

const ADS = `
  insert into ads (slug, brand, model, version, year, car_type, body, transmission, fuel, mileage, price,
    reduced_price, is_price_hidden, country, city, status, published_at, handle_by_calandre,
    calandre_collection, is_retromobile)
  select 'generated-' || n, ($2::text[])[1 + brand], ($3::text[])[1 + (brand * 3 + model) % 400],
    case when n % 3 = 0 then 'Série ' || model end, case when n % 50 > 0 then year end,
    ${among(1, ['CLASSIC', 'YOUNGTIMER', 'GT', 'OTHER'])},
    ${among(2, ['COUPE', 'COUPE', 'CABRIOLET', 'SALOON', 'ROADSTER', 'ESTATE', 'TARGA', 'OFF_ROAD', 'null'])},
    ${among(3, ['MANUAL', 'MANUAL', 'MANUAL', 'AUTOMATIC', 'SEMI_AUTOMATIC', 'null'])},
    ${among(4, ['PETROL', 'PETROL', 'PETROL', 'DIESEL', 'ELECTRIC', 'null'])},
    case when n % 20 > 0 then floor(${chance(5)} ^ 2 * 250000)::int end, price,
    case when n % 11 = 0 and price > 5000 then price - 1000 end, n % 13 = 0,
    ${among(6, ['FR', 'FR', 'FR', 'DE', 'IT', 'CH', 'BE', 'GB', 'ES', 'NL', 'null'])},
    ($4::text[])[1 + n % 9],
    case when n % 40 = 0 then 'DRAFT' when n % 41 = 0 then 'WITHDRAWN' when n % 7 = 0 then 'SOLD' else 'PUBLISHED' end,
    timestamptz '2026-11-01' - n % 100000 * interval '1 hour', n % 5 = 0, n % 17 = 0, n % 23 = 0
  from (
    select n, floor(${chance(7)} ^ 2 * 120)::int as brand, floor(${chance(8)} ^ 1.5 * 14)::int as model,
      1950 + floor(${chance(9)} * 55)::int as year,
      case when n % 30 > 0 then 1000 + floor(${chance(10)} ^ 3 * 400)::bigint * 500 end as price
    from generate_series(1, $1::int) n) as made`;

const AUCTIONS = `
  insert into auctions (ad_uuid, status, start_at, end_at, scheduled_end_at, starting_price, closed_at)
  select uuid, status, start_at, start_at + interval '8 days', start_at + interval '8 days', 1000,
    case when status <> 'open' then start_at end
  from (
    select uuid, case when id % 100 = 0 then 'cancelled' when id % 60 = 0 then 'unsold' else 'open' end as status,
      now() + ((id * 37) % 24 - 12) * interval '1 day' + id % 500 * interval '1 minute' as start_at
    from ads where slug like 'generated-%' and id % 20 = 0) as made`;
