import { LOCALES } from '#shared/words/locale.ts';
import type { AdEnums } from '../ads/index.ts';
import type { LocalizedTextRef } from '../ads/schema.ts';
import type { CsvColumn } from '../csv/index.ts';
import { FILE } from '../deployed.ts';
import { requireInput } from '../errors.ts';
import {
  addList,
  type Builder,
  type EnumRef,
  exposedOrNull,
  type ObjectRef,
  withFreshRight,
  withRight,
} from '../graphql/index.ts';
import {
  examplesFor,
  standardOf,
  TEXT_FAULTS,
  TEXT_GROUPS,
  type TextFault,
  type TextGroup,
  type Wording,
} from '../words/wording.ts';
import type { SettingChange, SettingsRoom } from './index.ts';
import type { TextPreview } from './text-preview.ts';
import { type HouseText, TEXT_FILTERS } from './texts.ts';

type Types = Pick<AdEnums, 'Locale'> & {
  readonly LocalizedText: LocalizedTextRef;
  readonly Change: ObjectRef<SettingChange>;
  readonly Fixed: ObjectRef<{ readonly field: string; readonly by: string }>;
};
type Value = { readonly value: string; readonly example: string };

/** The newest line that somebody saw; null where there was none. @throws AppError BadInput */
export function readSeenId(seenId: string | null | undefined): number | null {
  requireInput(seenId == null || /^\d{1,15}$/.test(seenId), 'seenId');
  return seenId == null ? null : Number(seenId);
}

const inAll = (say: (locale: keyof Wording) => string | null): Wording => ({
  fr: say('fr'),
  en: say('en'),
  es: say('es'),
});
const standardIn = (key: string): Wording => inAll(locale => standardOf(key, locale));
/** Every value that a text may say: each language asks for the same. */
const valuesOf = (key: string): Value[] =>
  [...examplesFor(standardOf(key, 'fr'))].map(([value, example]) => ({ value, example }));

/** How letters and papers are worded: found, tried and changed by staff. */
export function textsSchema(builder: Builder, settings: SettingsRoom, types: Types): void {
  const Group = builder.enumType('HouseTextGroup', { values: TEXT_GROUPS });
  const Text = textType(builder, settings, { ...types, Group });
  addLists(builder, settings, Text, Group);
  addPreview(builder, settings, types, Text);
}

type GroupRef = EnumRef<TextGroup>;

function textType(
  builder: Builder,
  settings: SettingsRoom,
  { LocalizedText, Change, Fixed, Group }: Types & { readonly Group: GroupRef },
) {
  const ValueType = builder.objectRef<Value>('HouseTextValue').implement({
    description: 'What a text may say beside its words, as it writes it, and an example of it.',
    fields: t => ({ value: t.exposeString('value'), example: t.exposeString('example') }),
  });
  return builder.objectRef<HouseText>('HouseText').implement({
    description: 'A sentence of a letter or a paper, which the house may word anew from a day on.',
    fields: t => ({
      key: t.exposeID('key'),
      group: t.expose('group', { type: Group }),
      title: t.field({
        type: LocalizedText,
        description: 'What it stands in: the subject of its letter, the heading of its clause; or itself.',
        resolve: ({ key }) => inAll(locale => settings.texts.titleOf(key, locale)),
      }),
      standard: t.field({ type: LocalizedText, resolve: ({ key }) => standardIn(key) }),
      value: t.expose('value', {
        type: LocalizedText,
        description: 'What holds now; null in a language that says what is standard.',
      }),
      isChanged: t.boolean({ resolve: ({ value }) => LOCALES.some(locale => value[locale] !== null) }),
      isPlanned: t.exposeBoolean('isPlanned', { description: 'Whether another is planned.' }),
      values: t.field({ type: [ValueType], resolve: ({ key }) => valuesOf(key) }),
      fixed: t.field({
        type: [Fixed],
        resolve: ({ key }) => settings.texts.fixedOf(key).map(field => ({ field, by: FILE })),
      }),
      changes: t.field({
        type: [Change],
        description: 'What was written, what is planned among it, the newest first.',
        resolve: ({ key }) => settings.texts.listChanges(key),
      }),
    }),
  });
}

const nameOf = (locale: string) => `${locale[0]?.toUpperCase()}${locale.slice(1)}`;
const COLUMNS: readonly CsvColumn<HouseText>[] = [
  ['textKey', ({ key }) => key],
  ...LOCALES.map(
    locale =>
      [
        `standard${nameOf(locale)}`,
        ({ key }: HouseText) => standardOf(key, locale),
      ] satisfies CsvColumn<HouseText>,
  ),
  ...LOCALES.map(
    locale =>
      [`value${nameOf(locale)}`, ({ value }: HouseText) => value[locale]] satisfies CsvColumn<HouseText>,
  ),
];

function addLists(
  builder: Builder,
  settings: SettingsRoom,
  Text: ObjectRef<HouseText>,
  Group: GroupRef,
): void {
  const Filter = builder.enumType('HouseTextFilter', { values: TEXT_FILTERS });
  addList(builder, 'houseTexts', {
    permission: 'Settings:update',
    description: 'The sentences of letters and papers, in the order in which they are said.',
    type: Text,
    page: ['HouseTextPage', 'texts'],
    sort: ['HouseTextSort', { WRITTEN: 'id' }],
    args: t => ({ group: t({ type: Group }), filter: t({ type: Filter }) }),
    rows: async (asked, span) => settings.texts.list(asked, span),
    sheet: { name: 'texts', isFresh: false, columns: COLUMNS },
  });
  builder.queryField('houseText', t =>
    t.field({
      type: Text,
      description: 'Settings:update.',
      args: { key: t.arg.id({ required: true }) },
      resolve: withRight('Settings:update', ({ key }) => settings.texts.read(key)),
    }),
  );
}

function addPreview(
  builder: Builder,
  settings: SettingsRoom,
  { Locale }: Types,
  Text: ObjectRef<HouseText>,
): void {
  const Input = builder.inputType('HouseTextInput', {
    description: 'null or empty: what is standard.',
    fields: t => ({ fr: t.string(), en: t.string(), es: t.string() }),
  });
  const FaultKind = builder.enumType('HouseTextFaultKind', { values: TEXT_FAULTS });
  const Fault = builder.objectRef<TextFault>('HouseTextFault').implement({
    fields: t => ({
      kind: t.expose('kind', { type: FaultKind }),
      value: t.exposeString('value', { nullable: true, description: 'The value that it is about.' }),
    }),
  });
  const Preview = builder.objectRef<TextPreview>('HouseTextPreview').implement({
    description: 'A text with examples in it, and what stands around it in its letter or paper.',
    fields: t => ({
      ...exposedOrNull(t, { String: ['title', 'button', 'note'] }),
      language: t.expose('language', { type: Locale }),
      fault: t.expose('fault', { type: Fault, nullable: true }),
      paragraphs: t.exposeStringList('paragraphs'),
    }),
  });
  builder.queryField('houseTextPreview', t =>
    t.field({
      type: [Preview],
      description: 'Settings:update. What a change would say; nothing is written.',
      args: { key: t.arg.id({ required: true }), text: t.arg({ type: Input, required: true }) },
      resolve: withRight('Settings:update', ({ key, text }) => settings.texts.preview(key, text)),
    }),
  );
  builder.mutationField('changeHouseText', t =>
    t.field({
      type: Text,
      description:
        'Settings:update, just signed in. What was written before stays; BadInput with the language that is wrong; StaleVersion where somebody has written since.',
      args: {
        key: t.arg.id({ required: true }),
        text: t.arg({ type: Input, required: true }),
        holdsFrom: t.arg({
          type: 'DateTime',
          description: 'From now on where nothing is said; never the past.',
        }),
        seenId: t.arg.id({ description: 'The newest change that was seen; none where there was none.' }),
      },
      resolve: withFreshRight('Settings:update', async ({ key, text, holdsFrom, seenId }, { id }) => {
        const seen = readSeenId(seenId);
        await settings.texts.change({ key, text, holdsFrom: holdsFrom ?? null, seenId: seen }, id);
        return settings.texts.read(key);
      }),
    }),
  );
}
