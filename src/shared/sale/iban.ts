/** IBAN length by country, for those that accept euro transfers (SWIFT's IBAN registry). */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{
    AD: 24,
    AL: 28,
    AT: 20,
    BE: 16,
    BG: 22,
    CH: 21,
    CY: 28,
    CZ: 24,
    DE: 22,
    DK: 18,
    EE: 20,
    ES: 24,
    FI: 18,
  },
  ...{
    FR: 27,
    GB: 22,
    GI: 23,
    GR: 27,
    HR: 21,
    HU: 28,
    IE: 22,
    IS: 26,
    IT: 27,
    LI: 21,
    LT: 20,
    LU: 20,
    LV: 21,
  },
  ...{
    MC: 27,
    MD: 24,
    ME: 22,
    MK: 19,
    MT: 31,
    NL: 18,
    NO: 15,
    PL: 28,
    PT: 25,
    RO: 24,
    RS: 22,
    SE: 24,
    SI: 19,
  },
  ...{ SK: 24, SM: 27, VA: 22 },
};

/**
 * Whether a text is a valid IBAN (ISO 13616): the length of its country, and check digits modulo 97. The check digits
 * alone would miss a superfluous zero.
 */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  if (iban.length !== (LENGTHS[iban.slice(0, 2)] ?? iban.length)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, letter =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
