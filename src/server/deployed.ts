import { readFileSync } from 'node:fs';
import {
  readFields,
  readSetting,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingValues,
  usualSetting,
} from '#shared/fields/index.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { StartError } from './start-error.ts';
import { faultOf, isTextKey, typeset } from './words/wording.ts';

/** The settings fixed by the deployment, field by field, and by which variable or file. */
export type DeployedSettings = {
  readonly [Name in SettingName]?: {
    readonly value: Partial<SettingValues[Name]>;
    readonly by: Readonly<Record<string, string>>;
  };
} & {
  /** The wording of letters and documents, by key and language; fixed in the file only. */
  readonly texts?: DeployedTexts;
};
type DeployedTexts = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

type Read = (text: string) => unknown;
const whole: Read = text => (/^\d{1,15}$/.test(text) ? Number(text) : text);
const asIs: Read = text => text;
const onOff: Read = text => (text === 'on' ? true : text === 'off' ? false : text);
const scheme: Read = text => text.toUpperCase();

/** The environment variables and the fields they fix. */
const VARIABLES: {
  readonly [Name in SettingName]?: Readonly<Record<string, readonly [variable: string, read: Read]>>;
} = {
  orderTimes: {
    signHours: ['ORDER_SIGN_HOURS', whole],
    payDays: ['ORDER_PAY_DAYS', whole],
    collectDays: ['ORDER_COLLECT_DAYS', whole],
  },
  searchDeposit: { euros: ['SEARCH_DEPOSIT', whole] },
  handover: { carPapers: ['CAR_PAPERS', onOff] },
  vigilance: { isKept: ['VIGILANCE', onOff] },
  mandates: { areAsked: ['MANDATES', onOff] },
  house: {
    name: ['HOUSE_NAME', asIs],
    address: ['HOUSE_ADDRESS', asIs],
    phone: ['HOUSE_PHONE', asIs],
    email: ['HOUSE_EMAIL', asIs],
    vatNumber: ['HOUSE_VAT', asIs],
    legal: ['HOUSE_LEGAL', asIs],
    carVat: ['HOUSE_CARS_VAT', scheme],
  },
  publisher: {
    director: ['HOUSE_DIRECTOR', asIs],
    host: ['HOUSE_HOST', asIs],
    mediator: ['HOUSE_MEDIATOR', asIs],
  },
  operator: {
    declaration: ['OPERATOR_DECLARATION', asIs],
    authority: ['OPERATOR_AUTHORITY', asIs],
    auctioneer: ['OPERATOR_AUCTIONEER', asIs],
    insurer: ['OPERATOR_INSURER', asIs],
  },
  bank: { payee: ['BANK_PAYEE', asIs], iban: ['BANK_IBAN', asIs], bic: ['BANK_BIC', asIs] },
};

/** The variable that names the file of fixed settings and texts. */
export const FILE = 'HOUSE_SETTINGS';

/**
 * Reads the settings fixed by environment variables, and by the JSON file that `HOUSE_SETTINGS` names: fields by
 * setting, and under `texts` languages by key. @throws StartError naming the wrong variable or field
 */
export function readDeployed(env: NodeJS.ProcessEnv): DeployedSettings {
  const { texts, ...file } = readFile(env[FILE]);
  const found: Record<string, { value: Record<string, unknown>; by: Record<string, string> }> = {};
  const fix = (name: SettingName, field: string, value: unknown, by: string) => {
    found[name] ??= { value: {}, by: {} };
    const { [field]: other } = found[name].by;
    if (other !== undefined) throw new StartError(`${other} and ${by} both say what ${name}.${field} is.`);
    found[name].value[field] = value;
    found[name].by[field] = by;
  };
  for (const name of SETTING_NAMES) {
    for (const [field, [variable, read]] of Object.entries(VARIABLES[name] ?? {})) {
      const text = env[variable];
      if (text) fix(name, field, read(text), variable);
    }
  }
  for (const [name, fields] of Object.entries(file)) {
    const known = SETTING_NAMES.find(each => each === name);
    if (!known) throw new StartError(`${FILE} names "${name}", which is no setting.`);
    if (typeof fields !== 'object' || fields === null)
      throw new StartError(`${FILE}: ${name} must be an object.`);
    for (const [field, value] of Object.entries(fields)) {
      if (!Object.hasOwn(SETTINGS[known].fields, field))
        throw new StartError(`${FILE} names "${name}.${field}", which is no field of it.`);
      fix(known, field, value, FILE);
    }
  }
  for (const name of SETTING_NAMES) checkFixed(name, found[name]);
  return { ...found, ...(texts === undefined ? {} : { texts: readTexts(texts) }) } as DeployedSettings;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates the texts. @throws StartError naming the wrong text and language */
function readTexts(texts: unknown): DeployedTexts {
  if (!isObject(texts)) throw new StartError(`${FILE}: texts must be an object.`);
  const read = Object.entries(texts).map(([key, languages]) => {
    if (!isTextKey(key) || !isObject(languages))
      throw new StartError(`${FILE} names "texts.${key}", which is no text that may be worded.`);
    const said = Object.entries(languages).map(([language, given]) => {
      const locale = LOCALES.find(each => each === language);
      const text = locale && typeof given === 'string' ? typeset(given, locale) : null;
      const fault = locale && text ? faultOf(key, locale, text) : { kind: 'no text', value: null };
      if (fault)
        throw new StartError(`${FILE}: texts.${key}.${language}: ${fault.kind} ${fault.value ?? ''}`.trim());
      return [language, text];
    });
    return [key, Object.fromEntries(said)];
  });
  return Object.fromEntries(read);
}

/** Validates the fixed fields together with the defaults, since only a complete value can be checked. */
function checkFixed(
  name: SettingName,
  fixed: { readonly value: object; readonly by: Readonly<Record<string, string>> } | undefined,
): void {
  if (!fixed) return;
  const usual = usualSetting(name, { isProduction: false, isFixed: true });
  const result = readSetting(name, { ...usual, ...fixed.value });
  if ('read' in result) return;
  const [[field = '', wrong] = []] = result.wrong;
  const by = fixed.by[field];
  if (by === undefined || isClash(name, fixed.value)) {
    const variables = Object.values(VARIABLES[name] ?? {}).map(([variable]) => variable);
    throw new StartError(
      `${variables.join(', ')} must go together: ${name}.${field} does not go with the rest.`,
    );
  }
  throw new StartError(`${by} must be ${OUGHT[wrong ?? 'wrong'] ?? `as ${name}.${field} allows`}.`);
}

/** The expected value, by error. */
const OUGHT: Readonly<Record<string, string>> = {
  number: 'a whole number',
  email: 'an e-mail address',
  phone: 'a telephone number like "+33 1 84 80 00 00"',
};

/** Whether each field is valid alone. */
const isClash = (name: SettingName, value: object) =>
  'read' in
  readFields(SETTINGS[name].schema, {
    ...usualSetting(name, { isProduction: false, isFixed: true }),
    ...value,
  });

function readFile(path: string | undefined): Record<string, unknown> {
  if (!path) return {};
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  } catch (error) {
    throw new StartError(
      `${FILE} must name a JSON file that can be read: ${error instanceof Error ? error.message : ''}`,
    );
  }
  throw new StartError(`${FILE} must hold an object of settings.`);
}
