import { describe, expect, it } from 'vitest';
import { PRODUCTION } from '#test/kit/production.ts';
import { readConfig, StartError } from './config.ts';

const production = (env: NodeJS.ProcessEnv) => readConfig({ ...PRODUCTION, ...env });
const bucket = (url: string) => ({ S3_URL: url, S3_KEY_ID: 'a', S3_SECRET: 'b' });
const bank = (iban: string) => ({ BANK_PAYEE: 'Calandre', BANK_IBAN: iban, BANK_BIC: 'AGRIFRPP' });
const ads = (url: string) => ({ CONVERSIONS_URL: url, CONVERSIONS_TOKEN: 'x' });

describe('production', () => {
  it.each([
    [{ SMTP_URL: 'smtp://user:secret@mail.example.org:587' }, 'SMTP_URL must be smtps://'],
    [{ SMTP_URL: 'smtp://127.0.0.1.example.org' }, 'SMTP_URL must be smtps://'],
    [bucket('http://s3.example.org/bucket'), 'S3_URL must begin with https://'],
    [{ FILES_URL: 'http://files.example.org/' }, 'FILES_URL must begin with https://'],
    [ads('http://ads.example.org/'), 'CONVERSIONS_URL must begin with https://'],
    [{ VAT_CHECK_URL: 'http://vies.example.org/' }, 'VAT_CHECK_URL must begin with https://'],
    [{ COMPANY_CHECK_URL: 'http://siren.example.org/' }, 'COMPANY_CHECK_URL must begin with https://'],
    [{ HOUSE_VAT: 'fr00000000000' }, 'HOUSE_VAT is the made-up one'],
    [{ HOUSE_VAT: 'ESB12345674', HOUSE_LEGAL: '' }, 'HOUSE_VAT must be a French VAT number'],
    [{ HOUSE_VAT: 'ABC', HOUSE_LEGAL: '' }, 'HOUSE_VAT must be a French VAT number'],
    [
      { HOUSE_LEGAL: 'SAS au capital de 50 000 €, 000 000 000 RCS Paris' },
      'HOUSE_LEGAL must be the house’s own',
    ],
    [
      { HOUSE_LEGAL: 'SAS au capital de 50 000 €, 303 265 046 RCS Paris' },
      'HOUSE_LEGAL must be the house’s own',
    ],
    [bank('FR76 3000 6000 0112 3456 7890 189'), 'BANK_IBAN is the made-up one'],
    [bank('FR7630006000011234567890189'), 'BANK_IBAN is the made-up one'],
  ])('refuses %j, and says no secret of it', (env, said) => {
    const refused = () => production(env);
    expect(refused).toThrow(said);
    expect(refused).not.toThrow('secret');
  });

  it.each([
    { SMTP_URL: 'smtps://mail.example.org' },
    { SMTP_URL: 'smtp://mail.example.org:587?requireTLS=true' },
    { SMTP_URL: 'smtp://127.0.0.1:2525' },
    { SMTP_URL: 'smtp://localhost' },
    bucket('https://s3.example.org/bucket'),
    bucket('http://127.0.0.1:9000/bucket'),
    ads('https://ads.example.org/'),
    { VAT_CHECK_URL: 'https://vies.example.org/', COMPANY_CHECK_URL: 'http://127.0.0.1:9000/search' },
    bank('FR14 2004 1010 0505 0001 3M02 606'),
    // What is not given staff fill in before the house opens.
    { HOUSE_VAT: '' },
    { HOUSE_LEGAL: '' },
    { HOUSE_VAT: '', HOUSE_LEGAL: '' },
  ])('takes %j', env => {
    expect(production(env).isProduction).toBe(true);
  });

  it('alone refuses them: elsewhere stand-ins let the papers be seen', () => {
    // Of the settings these alone are fixed: whoever tries the house out has no papers, of a car or of their own.
    expect(readConfig({ SMTP_URL: 'smtp://mail.example.org' }).deployed).toEqual({
      handover: { value: { carPapers: false }, by: { carPapers: 'CAR_PAPERS' } },
      vigilance: { value: { isKept: false }, by: { isKept: 'VIGILANCE' } },
      mandates: { value: { areAsked: false }, by: { areAsked: 'MANDATES' } },
    });
  });
});

describe('the configuration', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ DEMO: 'yes' }, 'DEMO must be one of 0, 1'],
    [{ HOUSE_PHONE: '01 84 80 00 00' }, 'HOUSE_PHONE must be a telephone number'],
    [{ VAT_CHECK_URL: 'vies.example.org' }, 'VAT_CHECK_URL must be a URL'],
    [{ COMPANY_CHECK_URL: 'ftp://siren.example.org/' }, 'COMPANY_CHECK_URL must be a URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'given without PAYMENTS=stripe'],
    [
      { NODE_ENV: 'production', PUBLIC_URL: 'https://x.test', DEMO: '1', RATE_LIMITS: 'on' },
      'DEMO must be off',
    ],
    [
      { NODE_ENV: 'production', PUBLIC_URL: 'https://x.test', RATE_LIMITS: 'off' },
      'RATE_LIMITS=off is refused',
    ],
    [
      { NODE_ENV: 'production', PUBLIC_URL: 'http://x.test', RATE_LIMITS: 'on' },
      'must be given and begin with https',
    ],
  ])('refuses %j in one line', (wrong, line) => {
    expect(() => readConfig(wrong)).toThrow(StartError);
    expect(() => readConfig(wrong)).toThrow(new RegExp(`^[^\\n]*${line}[^\\n]*$`));
  });
});

describe('who holds prices', () => {
  const stripe = { ESCROW: 'stripe', STRIPE_SECRET_KEY: 'sk_live_x', ESCROW_WEBHOOK_SECRET: 'whsec_x' };

  it('is the house where nothing is said, a sandbox, or Stripe with all it needs', () => {
    expect(readConfig({}).escrow).toBeNull();
    expect(readConfig({ ESCROW: 'sandbox' }).escrow).toBe('sandbox');
    expect(readConfig(stripe).escrow).toEqual({
      ...{ secretKey: 'sk_live_x', webhookSecret: 'whsec_x', apiUrl: null },
    });
    for (const part of ['STRIPE_SECRET_KEY', 'ESCROW_WEBHOOK_SECRET'])
      expect(() => readConfig({ ...stripe, [part]: '' })).toThrow(StartError);
    expect(() => readConfig({ ESCROW: 'mattress' })).toThrow(/ESCROW/);
  });

  it('is no sandbox in production', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://calandre.test' };
    expect(() => readConfig({ ...production, ESCROW: 'sandbox' })).toThrow(/ESCROW=sandbox/);
    expect(readConfig({ ...production, ...stripe }).escrow).not.toBeNull();
  });
});
