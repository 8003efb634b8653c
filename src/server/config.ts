import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brandSlug } from '#shared/brand.ts';
import { type HouseBrand, houseBrand, openBrand, readBrand, withPriceHolder } from './brand/index.ts';
import { type DeployedSettings, readDeployed } from './deployed.ts';
import { refuseInProduction } from './production.ts';
import { StartError } from './start-error.ts';

export { StartError } from './start-error.ts';

export type Config = {
  /** The house's brand. */
  readonly brand: HouseBrand;
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** The URL of the site for browsers; decides the cookies' names and the allowed Origin. */
  readonly publicUrl: URL;
  /** A second origin for ads' documents and pictures; null: none. */
  readonly filesUrl: URL | null;
  readonly dataDir: string;
  /** null: files are stored under dataDir. */
  readonly bucket: BucketConfig | null;
  /** The virus scanner; null: uploads are rewritten but not scanned. */
  readonly scanUrl: URL | null;
  /** Direct connection to the database; null: the embedded PostgreSQL in dataDir. */
  readonly databaseUrl: string | null;
  /** Connection through a transaction pool; null: none. */
  readonly pooledUrl: string | null;
  /** A streaming replica for public reads; null: none. */
  readonly readUrl: string | null;
  /** null: LISTEN/NOTIFY is the bus. */
  readonly redisUrl: string | null;
  /** null: letters stay in the outbox and are not sent. */
  readonly smtpUrl: string | null;
  /** The From address of letters. */
  readonly mailFrom: string;
  readonly withDemo: boolean;
  readonly withRateLimits: boolean;
  /** Whether bidding needs a confirmed e-mail address. */
  readonly confirmsBidders: boolean;
  /** Whether the archive of results shows hammer prices. */
  readonly withResultPrices: boolean;
  /** Whether staff need a second factor (a passkey or a code) besides their password. */
  readonly asksSecondFactor: boolean;
  /** The number of trusted proxies in front. */
  readonly trustedProxies: number;
  /** The endpoint for advertising conversions and its token; null: none. */
  readonly conversions: { readonly url: string; readonly token: string } | null;
  /** The service that lists hashes of leaked passwords by range; null: not used. */
  readonly breachedPasswordsUrl: URL | null;
  /** The registers that verify professional sellers. */
  readonly registers: { readonly vat: URL | null; readonly company: URL | null };
  readonly logLevel: string;
  /** The token for `/metrics`; null: open in development, not served in production. */
  readonly metricsToken: string | null;
  /** The collector of traces, as OTLP over HTTP; null: no tracing. */
  readonly tracesUrl: URL | null;
  /** The Sentry DSN for error reports; null: none. */
  readonly errorsUrl: URL | null;
  /** The OTLP collector of metrics, besides `/metrics`, and its interval; null: none. */
  readonly figuresExport: { readonly collector: URL; readonly everyMs: number } | null;
  /** The card processor; null: the sandbox, which moves no money. */
  readonly stripe: StripeConfig | null;
  /** The escrow that holds a car's price until the handover; null: the house's own account. */
  readonly escrow: 'sandbox' | StripeConfig | null;
  /** The timestamp authority for signed documents and its trusted roots; null: none. */
  readonly timeStamps: { readonly url: URL; readonly roots: readonly string[] } | null;
  /** The settings fixed by the deployment. */
  readonly deployed: DeployedSettings;
  /** The accountant's account numbers, `BANK=512100; VAT=445712`; by default the French chart of accounts. */
  readonly ledgerAccounts: string;
  readonly social: SocialConfig;
};

export type StripeConfig = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** null: Stripe's default. */
  readonly apiUrl: URL | null;
};

/** An S3-compatible bucket with credentials. */
export type BucketConfig = {
  /** Including the bucket: `https://s3.example.org/calandre`. */
  readonly url: URL;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
};

/** The sign-in providers; null where not configured. */
export type SocialConfig = {
  readonly google: { readonly issuer: URL; readonly clientId: string; readonly clientSecret: string } | null;
  readonly facebook: {
    readonly authorizeUrl: URL;
    readonly tokenUrl: URL;
    /** Returns the person's id, names and e-mail address. */
    readonly personUrl: URL;
    readonly clientId: string;
    readonly clientSecret: string;
  } | null;
};

const TOKEN_LENGTH_MIN = 20;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/**
 * Reads and validates the environment.
 * @throws StartError naming the variable that is wrong, or that production refuses.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const isProduction = env.NODE_ENV === 'production';
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const publicUrl = readUrl(env, 'PUBLIC_URL') ?? new URL(`http://localhost:${port}`);
  const escrow = readEscrow(env, isProduction);
  const house = readBrand(env.BRAND);
  const brand = escrow === null ? house : withPriceHolder(house, escrow === 'sandbox' ? 'Sandbox' : 'Stripe');
  // Fixed settings are validated together with the brand's.
  openBrand(brand);
  const config: Config = {
    brand,
    isProduction,
    host: env.HOST || '127.0.0.1',
    port,
    publicUrl,
    filesUrl: readUrl(env, 'FILES_URL'),
    dataDir: resolve(env.DATA_DIR || '.data'),
    bucket: readBucket(env),
    scanUrl: readScanUrl(env),
    ...readDatabase(env),
    redisUrl: readUrl(env, 'REDIS_URL', ['redis:', 'rediss:'])?.href ?? null,
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null,
    mailFrom: readMailFrom(env, publicUrl),
    withDemo: flag(env, 'DEMO', !isProduction),
    withRateLimits: env.RATE_LIMITS !== 'off',
    confirmsBidders: oneOf(env, 'EMAIL_TO_BID', ['on', 'off'], 'off') === 'on',
    withResultPrices: oneOf(env, 'RESULT_PRICES', ['on', 'off'], 'on') === 'on',
    asksSecondFactor: oneOf(env, 'STAFF_SECOND_FACTOR', ['on', 'off'], isProduction ? 'on' : 'off') === 'on',
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 0, 10),
    conversions: readConversions(env),
    breachedPasswordsUrl: readUrl(env, 'BREACHED_PASSWORDS_URL', isProduction ? ['https:'] : undefined),
    registers: { vat: readUrl(env, 'VAT_CHECK_URL'), company: readUrl(env, 'COMPANY_CHECK_URL') },
    stripe: readStripe(env, isProduction),
    escrow,
    timeStamps: readTimeStamps(env),
    // A trial installation asks for no car papers, due diligence or mandates, unless configured.
    deployed: readDeployed(
      isProduction ? env : { CAR_PAPERS: 'off', VIGILANCE: 'off', MANDATES: 'off', ...env },
    ),
    ledgerAccounts: env.LEDGER_ACCOUNTS ?? '',
    social: readSocial(env, isProduction),
    metricsToken: readToken(env, 'METRICS_TOKEN'),
    tracesUrl: readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    errorsUrl: readErrorsUrl(env),
    figuresExport: readFiguresExport(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
  };
  if (isProduction) refuseInProduction(config, env);
  return config;
}

/** The names are OpenTelemetry's: one collector takes traces, and metrics where enabled. */
function readFiguresExport(env: NodeJS.ProcessEnv): Config['figuresExport'] {
  if (oneOf(env, 'OTEL_METRICS_EXPORTER', ['none', 'otlp'], 'none') === 'none') return null;
  const collector = readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (!collector) throw new StartError('OTEL_METRICS_EXPORTER=otlp needs OTEL_EXPORTER_OTLP_ENDPOINT.');
  return { collector, everyMs: wholeNumber(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, 1_000, 3_600_000) };
}

/** Reads a Sentry DSN: the key before the host, and the project at the end of the path. */
function readErrorsUrl(env: NodeJS.ProcessEnv): URL | null {
  const url = readUrl(env, 'SENTRY_DSN');
  if (url && (url.username === '' || !/\/[^/]+\/?$/.test(url.pathname))) {
    throw new StartError('SENTRY_DSN must name key and project: https://key@errors.example.org/7.');
  }
  return url;
}

/** All or nothing: a partial configuration is a mistake. */
function readBucket(env: NodeJS.ProcessEnv): BucketConfig | null {
  const url = readUrl(env, 'S3_URL');
  const keyId = env.S3_KEY_ID;
  const secret = env.S3_SECRET;
  if (!url && !keyId && !secret) return null;
  if (!url || !keyId || !secret) throw new StartError('S3_URL, S3_KEY_ID and S3_SECRET go together.');
  if (url.pathname === '/' && url.hostname.split('.').length < 3) {
    throw new StartError('S3_URL must name the bucket: https://s3.example.org/bucket, or by its host.');
  }
  return { url, keyId, secret, region: env.S3_REGION || 'us-east-1' };
}

/** Reads the database URLs. With a pool, DATABASE_URL is the pool and DATABASE_DIRECT_URL the database. */
function readDatabase(env: NodeJS.ProcessEnv): Pick<Config, 'databaseUrl' | 'pooledUrl' | 'readUrl'> {
  const [given, direct, copy] = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'].map(
    name => readUrl(env, name, ['postgres:', 'postgresql:'])?.href ?? null,
  ) as [string | null, string | null, string | null];
  if (given === null && (direct ?? copy) !== null) {
    throw new StartError('DATABASE_DIRECT_URL and DATABASE_READ_URL go with DATABASE_URL.');
  }
  return { databaseUrl: direct ?? given, pooledUrl: direct && given, readUrl: copy };
}

/** Reads the URL of a ClamAV daemon, with host and port. */
function readScanUrl(env: NodeJS.ProcessEnv): URL | null {
  const url = readUrl(env, 'SCAN_URL', ['tcp:']);
  if (url && (url.port === '' || url.hostname === '')) {
    throw new StartError('SCAN_URL must name host and port: tcp://127.0.0.1:3310.');
  }
  return url;
}

function readSocial(env: NodeJS.ProcessEnv, isProduction: boolean): SocialConfig {
  const protocols = isProduction ? ['https:'] : ['http:', 'https:'];
  const urlOf = (name: string, fallback: string) => readUrl(env, name, protocols) ?? new URL(fallback);
  const google = readClient(env, 'GOOGLE');
  const facebook = readClient(env, 'FACEBOOK');
  return {
    google: google && { issuer: urlOf('GOOGLE_ISSUER', 'https://accounts.google.com'), ...google },
    facebook: facebook && {
      authorizeUrl: urlOf('FACEBOOK_AUTHORIZE_URL', 'https://www.facebook.com/v23.0/dialog/oauth'),
      tokenUrl: urlOf('FACEBOOK_TOKEN_URL', 'https://graph.facebook.com/v23.0/oauth/access_token'),
      personUrl: urlOf(
        'FACEBOOK_PERSON_URL',
        'https://graph.facebook.com/v23.0/me?fields=id,first_name,last_name,email',
      ),
      ...facebook,
    },
  };
}

/** Reads a provider's client credentials; a partial configuration is a mistake. */
function readClient(env: NodeJS.ProcessEnv, name: string): { clientId: string; clientSecret: string } | null {
  const clientId = env[`${name}_CLIENT_ID`];
  const clientSecret = env[`${name}_CLIENT_SECRET`];
  if (!clientId && !clientSecret) return null;
  if (clientId && clientSecret) return { clientId, clientSecret };
  throw new StartError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET are given together, or neither is.`);
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** Reads a shared token; a short one could be guessed. */
function readToken(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (text.length < TOKEN_LENGTH_MIN) {
    throw new StartError(`${name} must have ${TOKEN_LENGTH_MIN} characters or more.`);
  }
  return text;
}

function flag(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ['0', '1'], fallback ? '1' : '0') === '1';
}

function oneOf(env: NodeJS.ProcessEnv, name: string, allowed: readonly string[], fallback: string): string {
  const text = env[name] || fallback;
  if (!allowed.includes(text))
    throw new StartError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return text;
}

function readConversions(env: NodeJS.ProcessEnv): Config['conversions'] {
  const url = readUrl(env, 'CONVERSIONS_URL')?.href;
  const token = env.CONVERSIONS_TOKEN;
  if (!url && !token) return null;
  if (!url || !token) throw new StartError('CONVERSIONS_URL and CONVERSIONS_TOKEN go together.');
  return { url, token };
}

/** Reads the payment provider; a partial Stripe configuration is a mistake. */
function readStripe(env: NodeJS.ProcessEnv, isProduction: boolean): StripeConfig | null {
  if (oneOf(env, 'PAYMENTS', ['sandbox', 'stripe'], 'sandbox') === 'sandbox') {
    // If the PAYMENTS line got lost, no money would be taken and Stripe's webhooks would be ignored.
    if (!env.PAYMENTS && env.STRIPE_WEBHOOK_SECRET)
      throw new StartError('STRIPE_WEBHOOK_SECRET is given without PAYMENTS=stripe.');
    return null;
  }
  const secretKey = env.STRIPE_SECRET_KEY;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET;
  if (!secretKey || !webhookSecret) {
    throw new StartError('PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  }
  return { secretKey, webhookSecret, apiUrl: readStripeUrl(env, isProduction) };
}

/** Reads the timestamp authority and the PEM file of its trusted roots. */
function readTimeStamps(env: NodeJS.ProcessEnv): Config['timeStamps'] {
  const url = readUrl(env, 'TIMESTAMP_URL');
  const path = env.TIMESTAMP_CA;
  if (!url && !path) return null;
  if (!url || !path) throw new StartError('TIMESTAMP_URL and TIMESTAMP_CA go together.');
  let roots: readonly string[] = [];
  try {
    roots = certificatesIn(readFileSync(path, 'utf8'));
  } catch {
    // An unreadable file counts as one without certificates.
  }
  if (roots.length === 0) throw new StartError('TIMESTAMP_CA must be a PEM file with a certificate in it.');
  return { url, roots };
}

/** Parses the certificates of a PEM file. @throws where one is invalid */
function certificatesIn(text: string): string[] {
  const found = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  return found.map(each => new X509Certificate(each).toString());
}

/** Reads the escrow provider, if any; a partial configuration is a mistake. */
function readEscrow(env: NodeJS.ProcessEnv, isProduction: boolean): Config['escrow'] {
  const kind = oneOf(env, 'ESCROW', ['off', 'sandbox', 'stripe'], 'off');
  if (kind !== 'stripe') return kind === 'sandbox' ? kind : null;
  const secretKey = env.STRIPE_SECRET_KEY;
  const webhookSecret = env.ESCROW_WEBHOOK_SECRET;
  if (!secretKey || !webhookSecret) {
    throw new StartError('ESCROW=stripe needs STRIPE_SECRET_KEY and ESCROW_WEBHOOK_SECRET.');
  }
  return { secretKey, webhookSecret, apiUrl: readStripeUrl(env, isProduction) };
}

const readStripeUrl = (env: NodeJS.ProcessEnv, isProduction: boolean) =>
  readUrl(env, 'STRIPE_API_URL', isProduction ? ['https:'] : ['http:', 'https:']);

/** Reads the From address: name and address, or an address alone. */
function readMailFrom(env: NodeJS.ProcessEnv, publicUrl: URL): string {
  const text = env.MAIL_FROM || `"${houseBrand().name}" <${brandSlug()}@${publicUrl.hostname}>`;
  if (!/^([^<>\r\n]+ <[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/.test(text)) {
    throw new StartError(`MAIL_FROM must be an address like "The House <sale@example.org>", not "${text}".`);
  }
  return text;
}

/** Reads a URL. It may contain a password, so errors never repeat it. */
function readUrl(env: NodeJS.ProcessEnv, name: string, protocols = ['http:', 'https:']): URL | null {
  const text = env[name];
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    throw new StartError(
      `${name} must be a URL that begins with ${protocols.map(p => `${p}//`).join(' or ')}.`,
    );
  }
  return url;
}
