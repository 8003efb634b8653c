import * as v from 'valibot';
import { bareVatNumber, isVatNumberOf } from '#shared/sale/index.ts';

/** Timeout of a register; the job is retried later. */
const ANSWER_WITHIN_MS = 10_000;
const SIREN_LENGTH = 9;
const SIRET_LENGTH = 14;

export const CHECK_KINDS = ['VAT', 'COMPANY'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
export const CHECK_STATES = ['KNOWN', 'CLOSED', 'UNKNOWN'] as const;

/** A register's answer on a number. */
export type Finding = {
  readonly state: (typeof CHECK_STATES)[number];
  /** As registered; null where not disclosed. */
  readonly name: string | null;
  /** Likewise, for VAT numbers. */
  readonly address: string | null;
  /** The VIES consultation number, which proves the query; null where the requester was not identified. */
  readonly consultation: string | null;
};

/** The URLs of the registers; null: staff check them by hand. */
export type RegisterUrls = { readonly vat: URL | null; readonly company: URL | null };

/** Returns the SIREN or SIRET in a line such as `RCS Lyon 812 345 678`; null where there is none. */
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

/** Splits off the two-letter country code. */
const parted = (number: string) => [number.slice(0, 2), number.slice(2)] as const;

/**
 * Queries a VAT number with its country code, `FR40303265045`, at the Commission's VIES (REST `check-vat-number`). With
 * an identified requester it returns a consultation number (Regulation 282/2011, article 18).
 * @throws where VIES or the member state is unavailable or the response is invalid
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
  // A malformed number is rejected with an error; other errors mean that a service is unavailable.
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

/** Some member states disclose no names, for which VIES returns dashes. */
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
 * Queries a SIREN or SIRET, digits only, at the State's `recherche-entreprises` (`search?q=`).
 * @throws where it is unavailable or the response is invalid
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
