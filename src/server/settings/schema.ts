import { type Missing, SETTING_EFFECTS, SETTING_NAMES, type SettingName } from '#shared/fields/index.ts';
import type { AdEnums } from '../ads/index.ts';
import type { LocalizedTextRef } from '../ads/schema.ts';
import { AppError, requireInput } from '../errors.ts';
import { type Builder, done, exposed, withFreshRight, withRight } from '../graphql/index.ts';
import type { SettingChange, SettingPreview, SettingsRoom } from './index.ts';
import { readSeenId, textsSchema } from './texts-schema.ts';

/** A setting as shown to staff. */
type Shown = { readonly name: SettingName; readonly lines: readonly SettingChange[] };
type Effect = SettingPreview['effects'][number];
type FixedField = { readonly field: string; readonly by: string };

/** The longest JSON text of a value. */
const VALUE_LENGTH_MAX = 10_000;

/** Adds settings to the API, for staff. */
export function settingsSchema(
  builder: Builder,
  settings: SettingsRoom,
  ofTexts: Pick<AdEnums, 'Locale'> & { readonly LocalizedText: LocalizedTextRef },
): void {
  const types = settingTypes(builder, settings);
  addQueries(builder, settings, types);
  addMissing(builder, settings, types);
  addChange(builder, settings, types);
  textsSchema(builder, settings, { ...types, ...ofTexts });
}

type Types = ReturnType<typeof settingTypes>;

function settingTypes(builder: Builder, settings: SettingsRoom) {
  const Name = builder.enumType('SettingName', { values: SETTING_NAMES });
  const EffectKind = builder.enumType('SettingEffectKind', { values: SETTING_EFFECTS });
  const Change = builder.objectRef<SettingChange>('SettingChange').implement({
    fields: t => ({
      ...exposed(t, { DateTime: ['holdsFrom', 'writtenAt'] }),
      id: t.id({ resolve: change => String(change.id) }),
      value: t.string({ description: 'As JSON.', resolve: change => JSON.stringify(change.value) }),
      isPlanned: t.boolean({
        description: 'Whether it holds only later.',
        resolve: change => settings.isLater(change.holdsFrom),
      }),
      authorName: t.exposeString('authorName', { description: 'Empty for who has left the house.' }),
    }),
  });
  const Fixed = builder.objectRef<FixedField>('FixedSettingField').implement({
    description: 'A field that who deploys the house has fixed: by which variable, or in which file.',
    fields: t => ({ field: t.exposeString('field'), by: t.exposeString('by') }),
  });
  const Setting = builder.objectRef<Shown>('HouseSetting').implement({
    description: 'Something that the house decides for itself, from a day on.',
    fields: t => ({
      name: t.expose('name', { type: Name }),
      value: t.string({
        description: 'What holds now, as JSON.',
        resolve: ({ name }) => JSON.stringify(settings.read(name)),
      }),
      fixed: t.field({
        type: [Fixed],
        resolve: ({ name }) => Object.entries(settings.fixedOf(name)).map(([field, by]) => ({ field, by })),
      }),
      changes: t.expose('lines', {
        type: [Change],
        description: 'What was decided, what is planned among it, the newest first.',
      }),
    }),
  });
  const EffectType = builder.objectRef<Effect>('SettingEffect').implement({
    fields: t => ({
      what: t.expose('what', { type: EffectKind }),
      count: t.exposeInt('count'),
      keeps: t.exposeBoolean('keeps', {
        description: 'Whether they go on as they began; else they go by the new value.',
      }),
    }),
  });
  const Preview = builder.objectRef<SettingPreview>('SettingPreview').implement({
    fields: t => ({
      before: t.string({ resolve: ({ before }) => JSON.stringify(before) }),
      after: t.string({ resolve: ({ after }) => JSON.stringify(after) }),
      holdsFrom: t.expose('holdsFrom', { type: 'DateTime' }),
      holdsUntil: t.expose('holdsUntil', {
        type: 'DateTime',
        nullable: true,
        description: 'When what was planned before takes its place; null where nothing was.',
      }),
      effects: t.expose('effects', { type: [EffectType] }),
    }),
  });
  return { Name, Setting, Preview, Change, Fixed };
}

/** @throws AppError BadInput */
function parseValue(text: string): unknown {
  requireInput(text.length <= VALUE_LENGTH_MAX, 'value');
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('BadInput', { field: 'value' });
  }
}

/** Adds the list of missing legal details, for staff only. */
function addMissing(builder: Builder, settings: SettingsRoom, { Name }: Types): void {
  const MissingParticular = builder
    .objectRef<Missing & { keepsClosed: boolean }>('MissingParticular')
    .implement({
      description: 'A particular that the law wants of the house, and that nobody has given yet.',
      fields: t => ({
        setting: t.expose('setting', { type: Name }),
        field: t.exposeString('field', { description: 'The field of that setting.' }),
        keepsClosed: t.exposeBoolean('keepsClosed', {
          description: 'false: the house opens without it, and sells no car for its owner.',
        }),
      }),
    });
  builder.queryField('missingParticulars', t =>
    t.field({
      type: [MissingParticular],
      nullable: true,
      description:
        'What keeps the public part closed, or public sales from being planned. null for those without any permission.',
      resolve: (_root, _args, { viewer }) => {
        if (!viewer || viewer.permissions.size === 0) return null;
        const said = (keepsClosed: boolean) => (missing: Missing) => ({ ...missing, keepsClosed });
        return [...settings.missing().map(said(true)), ...settings.missingToHandle().map(said(false))];
      },
    }),
  );
}

function addQueries(builder: Builder, settings: SettingsRoom, { Name, Setting, Preview }: Types): void {
  const UsualAuction = builder
    .objectRef<{ windowSeconds: number; lengthDays: number }>('UsualAuction')
    .implement({
      description: 'What a new auction is proposed with.',
      fields: t => ({
        ...exposed(t, { Int: ['windowSeconds', 'lengthDays'] }),
      }),
    });
  builder.queryFields(t => ({
    houseSettings: t.field({
      type: [Setting],
      description: 'Settings:update. All that the house decides for itself.',
      resolve: withRight('Settings:update', async () => {
        const lines = await settings.listChanges();
        return SETTING_NAMES.map(name => ({ name, lines: lines.filter(line => line.name === name) }));
      }),
    }),
    settingPreview: t.field({
      type: Preview,
      description: 'Settings:update. What a change would do; nothing is written.',
      args: {
        name: t.arg({ type: Name, required: true }),
        value: t.arg.string({ required: true, description: 'As JSON.' }),
        holdsFrom: t.arg({ type: 'DateTime', description: 'From now on where nothing is said.' }),
      },
      resolve: withRight('Settings:update', ({ name, value, holdsFrom }) =>
        settings.preview({ name, value: parseValue(value), holdsFrom: holdsFrom ?? null }),
      ),
    }),
    usualAuction: t.field({
      type: UsualAuction,
      description: 'Auctions:update.',
      resolve: withRight('Auctions:update', () => settings.read('usualAuction')),
    }),
  }));
}

function addChange(builder: Builder, settings: SettingsRoom, { Name }: Types): void {
  builder.mutationFields(t => ({
    changeSetting: t.boolean({
      description:
        'Settings:update, just signed in. What was decided before stays written; StaleVersion where somebody has decided since.',
      args: {
        name: t.arg({ type: Name, required: true }),
        value: t.arg.string({ required: true, description: 'As JSON.' }),
        holdsFrom: t.arg({
          type: 'DateTime',
          description: 'From now on where nothing is said; never the past.',
        }),
        seenId: t.arg.id({ description: 'The newest change that was seen; none where there was none.' }),
      },
      resolve: withFreshRight('Settings:update', ({ name, value, holdsFrom, seenId }, { id }) => {
        const change = { name, value: parseValue(value), holdsFrom: holdsFrom ?? null };
        return done(settings.change({ ...change, seenId: readSeenId(seenId) }, id));
      }),
    }),
  }));
}
