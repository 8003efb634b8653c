import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOCALES, type Locale, languageOf, localeOf } from '#shared/words/locale.ts';
import { type FormOf, useForm } from '#web/features/form/index.ts';
import { useLeaveGuard } from '#web/features/leaving/index.ts';
import {
  ChangeHouseTextDocument,
  HouseTextPreviewDocument,
  type HouseTextPreviewQuery,
  type HouseTextQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { ConfirmButton, fromParisTime, type InLanguages } from '#web/staff/forms/index.ts';
import {
  Button,
  Card,
  Disclosure,
  type FieldError,
  Form,
  FormEnd,
  TextArea,
  TextField,
} from '#web/ui/index.ts';

type Values = InLanguages & { readonly holdsFrom: string };
const REFUSED = 'admin.texts.wrong.refused';
const SAME = 'admin.settings.form.same';

/** Changes a text in two steps: its words and start, then a preview. Further typing requires another preview. */
export function Editor({ text }: { text: HouseText }) {
  const t = useTranslations('admin.texts');
  const settings = useTranslations('admin.settings.form');
  const [previews, setPreviews] = useState<Previews | null>(null);
  const isSeen = previews?.every(({ fault }) => fault === null) ?? false;
  const newest = (): Values => ({ ...writtenNow(text), holdsFrom: '' });
  const send = async ({ holdsFrom, ...said }: Values): Promise<void> => {
    const asked = { key: text.key, text: said };
    if (!isSeen) {
      setPreviews((await request(HouseTextPreviewDocument, asked)).houseTextPreview);
      return;
    }
    const from = holdsFrom === '' ? null : fromParisTime(holdsFrom);
    const { changeHouseText } = await request(ChangeHouseTextDocument, {
      ...asked,
      holdsFrom: from,
      seenId: guard.version,
    });
    setPreviews(null);
    guard.saved({ ...said, holdsFrom }, changeHouseText.changes[0]?.id ?? null);
  };
  const form = useForm(newest, send, undefined, {
    wordsOf: ({ code, field }) => {
      if (code !== 'BadInput') return null;
      if (field === 'text') return { fr: SAME };
      return LOCALES.some(locale => locale === field) ? { [field ?? 'fr']: REFUSED } : null;
    },
  });
  const type = (part: Partial<Values>) => {
    setPreviews(null);
    form.put(part);
  };
  const guard = useLeaveGuard({ values: form.values, put: type }, newest, text.changes[0]?.id ?? null);
  const faultOf = (locale: Locale): FieldError | null => {
    const fault = previews?.find(({ language }) => language === languageOf(locale))?.fault;
    if (!fault) return form.errorOf(locale);
    const { kind, value } = fault;
    return { key: `admin.texts.wrong.${kind}`, text: t(`wrong.${kind}`, { value: value ?? '' }) };
  };
  return (
    <div className="flex flex-col gap-6">
      {guard.question}
      <Planned text={text} />
      <Form onSend={form.send} className="flex flex-col gap-6">
        <Card className="flex flex-col gap-5 p-5 sm:p-6">
          <header>
            <h2 className="display text-22">{t('wording')}</h2>
            <p className="max-w-prose text-14 text-ink-soft">{t('wordingText')}</p>
          </header>
          <Fields {...{ text, form, type, faultOf }} />
          <Examples text={text} />
          <div className="max-w-sm">
            <TextField
              type="datetime-local"
              name="holdsFrom"
              label={settings('from')}
              hint={settings('fromHint')}
              value={form.values.holdsFrom}
              onChange={event => type({ holdsFrom: event.target.value })}
              error={form.errorOf('holdsFrom')}
            />
          </div>
        </Card>
        <div role="status">
          {isSeen && previews && <Preview previews={previews} from={form.values.holdsFrom} />}
        </div>
        <FormEnd alert={form.alert} send={isSeen ? settings('send') : t('look')} />
      </Form>
      <History text={text} onTake={type} />
    </div>
  );
}

type FieldsProps = {
  text: HouseText;
  form: FormOf<Values>;
  type: (part: Partial<Values>) => void;
  faultOf: (locale: Locale) => FieldError | null;
};

/** The languages side by side with the standard text below; fixed ones are read-only. */
function Fields({ text, form, type, faultOf }: FieldsProps) {
  const t = useTranslations('admin.texts');
  const languages = useTranslations('site.languages');
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      {LOCALES.map(locale => {
        const isFixed = text.fixed.some(({ field }) => field === locale);
        return (
          <div key={locale} className="flex flex-col gap-3">
            {isFixed ? (
              <div className="flex flex-col gap-1 text-14" data-fixed={locale}>
                <h3 className="font-[520]">{languages(locale)}</h3>
                <p lang={locale} className="whitespace-pre-wrap">
                  {text.value[locale]}
                </p>
                <p className="text-ink-soft">{t('states.fixed')}</p>
              </div>
            ) : (
              <TextArea
                name={locale}
                label={languages(locale)}
                lang={locale}
                rows={7}
                value={form.values[locale]}
                onChange={event => type({ [locale]: event.target.value })}
                error={faultOf(locale)}
              />
            )}
            <div className="rounded-box bg-wash p-3 text-14">
              <p className="text-12 text-ink-soft">{t('standardOf')}</p>
              <p lang={locale} className="whitespace-pre-wrap wrap-anywhere">
                {text.standard[locale]}
              </p>
              {!isFixed && (
                <Button
                  look="quiet"
                  aria-label={`${t('again')}, ${languages(locale)}`}
                  onClick={() => type({ [locale]: text.standard[locale] ?? '' })}
                >
                  {t('again')}
                </Button>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The placeholders that the text may use, each with an example. */
function Examples({ text: { values } }: { text: HouseText }) {
  const t = useTranslations('admin.texts');
  if (values.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 text-14">
      <h3 className="font-[520]">{t('values')}</h3>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {values.map(({ value, example }) => (
          <div key={value} className="contents">
            <dt className="wrap-anywhere">
              <code>{value}</code>
            </dt>
            <dd className="mb-1 text-ink-soft sm:mb-0">{example}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Previews = HouseTextPreviewQuery['houseTextPreview'];

/** The letter, or the part of a document, as it will read in each language. */
function Preview({ previews, from }: { previews: Previews; from: string }) {
  const t = useTranslations('admin.texts');
  const languages = useTranslations('site.languages');
  const moment = from === '' ? null : fromParisTime(from);
  const when = moment ? t('from', { date: formatDateTime(moment) }) : t('now');
  return (
    <section className="flex flex-col gap-3" data-preview="">
      <header>
        <h2 className="display text-22">{t('preview')}</h2>
        <p className="text-14 text-ink-soft">{t('previewText', { when })}</p>
      </header>
      <div className="grid gap-4 lg:grid-cols-3">
        {previews.map(({ language, title, paragraphs, button, note }) => (
          <Card key={language} className="flex flex-col gap-3 p-5">
            <p className="text-12 text-ink-soft">{languages(localeOf(language))}</p>
            <div lang={localeOf(language)} className="flex flex-col gap-3 text-14 wrap-anywhere">
              {title !== null && <p className="display text-18">{title}</p>}
              {paragraphs.map(paragraph => (
                <p key={paragraph} className="whitespace-pre-wrap">
                  {paragraph}
                </p>
              ))}
              {button !== null && (
                <p>
                  <span className="inline-block rounded-full bg-green px-5 py-2 font-[560] text-on-green">
                    {button}
                  </span>
                </p>
              )}
              {note !== null && <p className="text-12 text-ink-soft">{note}</p>}
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}

/** The planned versions; until they apply they can be revoked. */
function Planned({ text }: { text: HouseText }) {
  const t = useTranslations('admin.texts');
  return plannedOf(text).map(({ version, before }) => {
    const title = t('planned', whoAndWhen(version, t('left')));
    return (
      <Card key={version.id} className="flex flex-col gap-3 p-5" data-planned="">
        <h2 className="font-[560]">{title}</h2>
        <Said version={version} />
        <div>
          <ConfirmButton
            {...{ look: 'secondary', name: 'withdraw-text', label: t('withdraw'), of: title }}
            title={t('withdrawTitle')}
            text={t('withdrawText')}
            act={() => takeBack(text, version, before)}
          />
        </div>
      </Card>
    );
  });
}

/** Revokes a planned text by setting the previous one for the same time. */
const takeBack = ({ key, changes }: HouseText, { holdsFrom }: Version, before: InLanguages) =>
  request(ChangeHouseTextDocument, { key, text: before, holdsFrom, seenId: changes[0]?.id ?? null });

/** The versions, newest first; an older one can be put into the form again. */
function History({ text, onTake }: { text: HouseText; onTake: (text: InLanguages) => void }) {
  const t = useTranslations('admin.texts');
  if (text.changes.length === 0) return null;
  return (
    <Card className="p-5">
      <Disclosure title={t('history', { count: String(text.changes.length) })} level={2}>
        <ol className="flex flex-col gap-5">
          {text.changes.map(version => {
            const title = t('version', whoAndWhen(version, t('left')));
            return (
              <li key={version.id} className="flex flex-col gap-2 text-14">
                <h3 className="font-[520]">{title}</h3>
                <Said version={version} />
                <div>
                  <Button
                    look="quiet"
                    aria-label={`${t('again')}, ${title}`}
                    onClick={() => onTake(wordingIn(version.value))}
                  >
                    {t('again')}
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
      </Disclosure>
    </Card>
  );
}

const whoAndWhen = ({ holdsFrom, authorName }: Version, left: string) => ({
  date: formatDateTime(holdsFrom),
  author: authorName || left,
});

/** A version's text by language. */
function Said({ version }: { version: Version }) {
  const t = useTranslations('admin.texts');
  const languages = useTranslations('site.languages');
  const wording = wordingIn(version.value);
  return (
    <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-[auto_minmax(0,1fr)]">
      {LOCALES.map(locale => (
        <div key={locale} className="contents">
          <dt className="text-ink-soft">{languages(locale)}</dt>
          <dd lang={wording[locale] ? locale : undefined} className="whitespace-pre-wrap wrap-anywhere">
            {wording[locale] || t('standardOf')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type HouseText = HouseTextQuery['houseText'];
type Version = HouseText['changes'][number];

/** Returns a version's text in each language: empty for the standard one. */
function wordingIn(value: string | undefined): InLanguages {
  const parts: Partial<Record<string, unknown>> = value === undefined ? {} : JSON.parse(value);
  const said = LOCALES.map(locale => [locale, typeof parts[locale] === 'string' ? parts[locale] : '']);
  return { fr: '', en: '', es: '', ...Object.fromEntries(said) };
}

/** Sorts the versions by the time from which they apply; of two for the same time the later prevails. */
const inOrder = ({ changes }: HouseText): Version[] =>
  [...changes].sort((one, other) =>
    one.holdsFrom === other.holdsFrom
      ? Number(one.id) - Number(other.id)
      : one.holdsFrom < other.holdsFrom
        ? -1
        : 1,
  );

/** Returns the text in force, regardless of fixed languages. */
const writtenNow = (text: HouseText): InLanguages =>
  wordingIn(inOrder(text).findLast(({ isPlanned }) => !isPlanned)?.value);

/** Returns the planned versions that were not revoked, each with the one it replaces. */
function plannedOf(text: HouseText): { readonly version: Version; readonly before: InLanguages }[] {
  const versions = inOrder(text).filter((each, at, all) => each.holdsFrom !== all[at + 1]?.holdsFrom);
  return versions.flatMap((version, at) => {
    const before = wordingIn(versions[at - 1]?.value);
    const isSame = JSON.stringify(before) === JSON.stringify(wordingIn(version.value));
    return version.isPlanned && !isSame ? [{ version, before }] : [];
  });
}
