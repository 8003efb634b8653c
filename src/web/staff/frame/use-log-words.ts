import { useMessages, useTranslations } from 'use-intl';
import { SETTINGS, type SettingKind } from '#shared/fields/index.ts';
import { formatCents, formatDate, formatDateTime, formatEuros, formatKilometres } from '#web/i18n/index.ts';
import { useCarWords, usePartWords, type Words } from './use-field-words.ts';
import { useSettingWords } from './use-setting-words.ts';

type WordsByField = Readonly<Record<string, Words>>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const AMOUNTS = ['bid', 'reserve', 'startingPrice', 'estimateLow', 'estimateHigh'];
const PHOTO = /^(FRONT|EXTERIOR|INTERIOR|MECHANICS) (\w{4})[\w-]*$/;
const GROUPS = {
  FRONT: 'front',
  EXTERIOR: 'exteriors',
  INTERIOR: 'interiors',
  MECHANICS: 'mechanics',
} as const;

/** The kinds of the settings' fields. */
const SETTING_KINDS: ReadonlyMap<string, SettingKind> = new Map(
  Object.values(SETTINGS).flatMap(({ fields }) => Object.entries(fields)),
);

/** Returns the action's first word: its subject. */
const subjectOf = (action: string) => action.split('.', 1)[0] ?? '';

/** Parses a logged value: the log keeps texts unchanged and all else as JSON. */
function readValue(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

/** Returns the words for states by subject, from the subject's own pages. */
function useStateWords(): Readonly<Record<string, WordsByField>> {
  const { admin, orders, site } = useMessages();
  return {
    order: {
      ...{ state: orders.state, fault: admin.orders.actions.faults },
      ...{ kind: orders.carPapers.kind, papers: orders.carPapers.kind, purpose: admin.money.purpose },
    },
    auction: {
      status: admin.audit.auctionStates,
      tieRule: admin.auctions.schedule.ties,
      regime: admin.figures.names,
      leadSource: admin.leads.sources,
    },
    offer: { kind: admin.after.kinds, state: admin.after.states },
    lead: { state: admin.leads.states },
    consignment: { kind: admin.consignments.appointments.kinds },
    review: { state: admin.reviews.states },
    report: {
      ...{ measure: admin.reports.measures, ground: admin.reports.reasons, side: admin.reports.appeals },
    },
    sale: { stagger: admin.sales.edit.staggers },
    campaign: { segment: admin.campaigns.edit.segments },
    text: { locale: site.languages },
    account: { permissions: admin.people.permissions },
    group: { permissions: admin.people.permissions },
    key: { scopes: admin.programs.keys.scope },
  };
}

/** Returns the words for audit entries, as the pages of their subjects use them. */
export function useLogWords() {
  const t = useTranslations('admin');
  const photoGroups = useTranslations('carEditor.photos.groups');
  const partOf = usePartWords();
  const messages = useMessages();
  const states = useStateWords();
  const carWordsOf = useCarWords();
  const { linesOf } = useSettingWords();
  const { leads, content, reviews, letters, settings, notes, frame } = messages.admin;
  const names: Readonly<Record<string, Words>> = {
    ...{ lead: leads.forms, job: letters.jobs.kinds, setting: settings.names, note: notes.kinds },
    // This message contains the house's name, so it must be formatted.
    review: { ...reviews.figures.names, own: t('reviews.figures.names.own') },
  };
  /** The subjects whose name begins with a code. */
  const kinds: Readonly<Record<string, Words>> = {
    ...{ text: content.kinds, document: messages.orders.documents.kinds, list: frame.sections },
  };
  const acts: Words = {
    ...messages.admin.ads.acts,
    ...leads.acts,
    ...messages.admin.questions.acts,
    ...reviews.acts,
  };

  const textOf = (subject: string, field: string, text: string): string => {
    const photo = PHOTO.exec(text);
    if (photo) return `${photoGroups(GROUPS[photo[1] as keyof typeof GROUPS])} ${photo[2]}`;
    if (INSTANT.test(text)) return formatDateTime(text);
    if (DAY.test(text)) return formatDate(text);
    return states[subject]?.[field]?.[text] ?? carWordsOf(field, text) ?? text;
  };
  const say = (subject: string, field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('audit.none');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (typeof value === 'number' && AMOUNTS.includes(field)) return formatEuros(value);
    if (typeof value === 'number' && /cents$/i.test(field)) return formatCents(value);
    if (typeof value === 'number' && /At$/.test(field)) return formatDateTime(value);
    if (typeof value === 'number' && field === 'odometer') return formatKilometres(value);
    if (field === 'extensionWindowMs') return t('audit.seconds', { count: Number(value) / 1000 });
    if (Array.isArray(value))
      return value.map(each => say(subject, field, each)).join(', ') || t('audit.none');
    if (typeof value === 'number') return carWordsOf(field, value) ?? String(value);
    if (typeof value !== 'object') return textOf(subject, field, String(value));
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .map(([name, part]) => `${partOf(name)}\u00a0: ${say(subject, name, part)}`)
      .join(' · ');
  };
  return {
    /** Returns the words for a value before or after; null is none. */
    wordsOf(action: string, field: string, written: string | null): string {
      const value = written === null ? null : readValue(written);
      const kind = subjectOf(action) === 'setting' && value !== null ? SETTING_KINDS.get(field) : undefined;
      return kind ? linesOf(kind, value).join(', ') : say(subjectOf(action), field, value);
    },
    /** Returns the subject's name, with words in place of logged codes. */
    nameOf(action: string, name: string): string {
      const subject = subjectOf(action);
      if (INSTANT.test(name)) return formatDateTime(name);
      const [first = '', ...rest] = name.split(' ');
      const kind = kinds[subject]?.[first];
      const own = rest.join(' ');
      if (kind) return `${kind} · ${acts[own] ?? own}`;
      return names[subject]?.[name.replaceAll('.', '_')] ?? name;
    },
  };
}
