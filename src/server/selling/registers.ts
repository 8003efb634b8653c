import * as v from 'valibot';
import { bareVatNumber, isVatNumberOf } from '#shared/sale/index.ts';

/** How long a register may take; the job comes again later. */
const ANSWER_WITHIN_MS = 10_000;
const SIREN_LENGTH = 9;
const SIRET_LENGTH = 14;

export const CHECK_KINDS = ['VAT', 'COMPANY'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
export const CHECK_STATES = ['KNOWN', 'CLOSED', 'UNKNOWN'] as const;

/** What a register says of a number. */
export type Finding = {
  readonly state: (typeof CHECK_STATES)[number];
  /** As registered; null where it does not tell. */
  readonly name: string | null;
  /** The same, of a VAT number. */
  readonly address: string | null;
  /** What VIES calls the consultation, which proves that it was asked; null where it was not told by whom. */
  readonly consultation: string | null;
};

/** Where they are; null: staff look there themselves. */
export type RegisterUrls = { readonly vat: URL | null; readonly company: URL | null };

/** The SIREN or SIRET in a line such as `RCS Lyon 812 345 678`; null where none stands there. */
export function companyNumberIn(line: string): string | null {
  const numbers = (line.match(/\d(?:[\s.]?\d)*/g) ?? []).map(number => number.replaceAll(/\D/g, ''));
  return numbers.find(({ length }) => length === SIRET_LENGTH || length === SIREN_LENGTH) ?? null;
}

const UNKNOWN: Finding = { state: 'UNKNOWN', name: null, address: null, consultation: null };

const VAT_ANSWER = v.object({
  valid: v.boolean(),
  name: v.nullish(v.string()),
  address: v.nullish(v.string()),
  requestIdentifier: v.nullish(v.string()),
});
const VAT_REFUSAL = v.object({ errorWrappers: v.array(v.object({ error: v.string() })) });

/** Two letters of a country, and the rest. */
const parted = (number: string) => [number.slice(0, 2), number.slice(2)] as const;

/**
 * A VAT number with its country before it, `FR40303265045`, as the Commission's VIES answers
 * `check-vat-number` by REST. Told who asks, it gives the consultation a number (Regulation 282/2011, article 18).
 * @throws where it, or the member state, is away or makes no sense
 */
export async function findVatAt(url: URL, number: string, asker: string): Promise<Finding> {
  const [countryCode, vatNumber] = parted(number);
  const bare = bareVatNumber(asker);
  const [requesterMemberStateCode, requesterNumber] = parted(bare);
  const isKnown = isVatNumberOf(requesterMemberStateCode === 'EL' ? 'GR' : requesterMemberStateCode, bare);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      ...{ countryCode, vatNumber },
      ...(isKnown && { requesterMemberStateCode, requesterNumber }),
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const body: unknown = await response.json();
  // A number that no member state could have given out is refused, not answered; all else says who is away.
  const refusal = v.safeParse(VAT_REFUSAL, body);
  if (refusal.success && refusal.output.errorWrappers.some(({ error }) => error === 'INVALID_INPUT'))
    return UNKNOWN;
  if (!response.ok || refusal.success) throw new Error(`the register of VAT answered ${response.status}`);
  const { valid, name, address, requestIdentifier } = v.parse(VAT_ANSWER, body);
  const consultation = textOf(requestIdentifier);
  return valid
    ? { state: 'KNOWN', name: textOf(name), address: textOf(address), consultation }
    : { ...UNKNOWN, consultation };
}

/** Some member states tell no names, and VIES draws a line in its place. */
const textOf = (told: string | null | undefined): string | null =>
  told?.replace(/^[\s-]+$/, '').trim() || null;

const SITE = v.object({ siret: v.string() });
const COMPANY_ANSWER = v.object({
  results: v.array(
    v.object({
      siren: v.string(),
      nom_complet: v.nullish(v.string()),
      etat_administratif: v.nullish(v.string()),
      siege: v.nullish(SITE),
      matching_etablissements: v.optional(v.array(SITE), []),
    }),
  ),
});

/**
 * A SIREN or SIRET, digits alone, as the State's `recherche-entreprises` answers `search?q=`.
 * @throws where it is away or makes no sense
 */
export async function findCompanyAt(url: URL, number: string): Promise<Finding> {
  const asked = new URL(url);
  asked.searchParams.set('q', number);
  const response = await fetch(asked, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`the register of companies answered ${response.status}`);
  const company = v
    .parse(COMPANY_ANSWER, body)
    .results.find(({ siren, siege, matching_etablissements: sites }) =>
      number.length === SIRET_LENGTH
        ? [siege, ...sites].some(site => site?.siret === number)
        : siren === number,
    );
  if (!company) return UNKNOWN;
  const isClosed = company.etat_administratif === 'C';
  return { ...UNKNOWN, state: isClosed ? 'CLOSED' : 'KNOWN', name: textOf(company.nom_complet) };
}
