import { isGiven, isOfFrance, isOfOneNumber, usualSetting } from '#shared/fields/index.ts';
import type { DeployedSettings } from './deployed.ts';
import { StartError } from './start-error.ts';

/** The configuration that production checks. */
type Checked = {
  readonly withDemo: boolean;
  readonly withRateLimits: boolean;
  readonly publicUrl: URL;
  readonly escrow: unknown;
  readonly deployed: DeployedSettings;
  readonly smtpUrl: string | null;
  readonly filesUrl: URL | null;
  readonly bucket: { readonly url: URL } | null;
  readonly conversions: { readonly url: string } | null;
  readonly registers: { readonly vat: URL | null; readonly company: URL | null };
  readonly tracesUrl: URL | null;
  readonly errorsUrl: URL | null;
  readonly timeStamps: { readonly url: URL } | null;
};

/**
 * Refuses what is only for trials in production: demo accounts, placeholders, unencrypted connections.
 * @throws StartError that names the setting
 */
export function refuseInProduction(config: Checked, env: NodeJS.ProcessEnv): void {
  if (config.withDemo)
    throw new StartError('DEMO must be off in production: it makes accounts with a public password.');
  if (!config.withRateLimits) throw new StartError('RATE_LIMITS=off is refused in production.');
  if (!env.PUBLIC_URL || config.publicUrl.protocol !== 'https:') {
    throw new StartError('PUBLIC_URL must be given and begin with https:// in production.');
  }
  if (config.escrow === 'sandbox')
    throw new StartError('ESCROW=sandbox is refused in production: it holds no money.');
  refuseOpenLines(config);
  refuseStandIns(config.deployed);
}

/**
 * Refuses given particulars that are placeholders or contradict each other; missing ones are filled in by staff before
 * the house opens.
 */
function refuseStandIns({ house, bank }: DeployedSettings): void {
  const { vatNumber, legal } = house?.value ?? {};
  if (vatNumber !== undefined && !isGiven('house', 'vatNumber', vatNumber)) {
    throw new StartError('HOUSE_VAT is the made-up one: contracts and invoices carry it.');
  }
  const { vatNumber: said } = {
    ...usualSetting('house', { isProduction: true, isFixed: true }),
    ...house?.value,
  };
  if (isGiven('house', 'vatNumber', said) && !isOfFrance({ vatNumber: said })) {
    throw new StartError(
      `${vatNumber === undefined ? 'brand.json: house.vatNumber' : 'HOUSE_VAT'} must be a French VAT number: a house sells ` +
        'under French VAT here, and under no other (docs/brand.md).',
    );
  }
  const isOwn = legal === undefined || isGiven('house', 'legal', legal);
  if (!isOwn || (legal && vatNumber && !isOfOneNumber({ vatNumber, legal }))) {
    throw new StartError(
      'HOUSE_LEGAL must be the house’s own: legal form, capital, the number in HOUSE_VAT, and the register.',
    );
  }
  const iban = bank?.value.iban;
  if (iban && !isGiven('bank', 'iban', iban)) {
    throw new StartError('BANK_IBAN is the made-up one: give the account that buyers transfer to.');
  }
}

/** Refuses unencrypted connections to other machines, since they carry passwords and sign-in links. */
function refuseOpenLines(config: Checked): void {
  const { smtpUrl, filesUrl, bucket, conversions, registers, tracesUrl, errorsUrl, timeStamps } = config;
  const smtp = smtpUrl === null ? null : new URL(smtpUrl);
  const isEncrypted = smtp?.protocol === 'smtps:' || smtp?.searchParams.get('requireTLS') === 'true';
  if (smtp && !isEncrypted && !isLoopback(smtp)) {
    throw new StartError('SMTP_URL must be smtps://, or end in ?requireTLS=true, in production.');
  }
  const open = [
    ['FILES_URL', filesUrl],
    ['S3_URL', bucket?.url],
    ['CONVERSIONS_URL', conversions && new URL(conversions.url)],
    ['VAT_CHECK_URL', registers.vat],
    ['COMPANY_CHECK_URL', registers.company],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', tracesUrl],
    ['SENTRY_DSN', errorsUrl],
    ['TIMESTAMP_URL', timeStamps?.url],
  ] as const;
  for (const [name, url] of open) {
    if (url && url.protocol !== 'https:' && !isLoopback(url))
      throw new StartError(`${name} must begin with https:// in production.`);
  }
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
