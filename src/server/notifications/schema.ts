import type { Ads } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { requireViewer, themselves } from '../context.ts';
import { isUuid } from '../database/index.ts';
import { AppError, requireInput } from '../errors.ts';
import {
  type Builder,
  done,
  exposed,
  mapIterator,
  type PageInfoRef,
  textLanguage,
} from '../graphql/index.ts';
import { channelsFor } from './deliver.ts';
import type { Notifications } from './index.ts';
import {
  CHANNELS,
  kindOf,
  MANDATE_NEWS,
  NOTIFICATION_KINDS,
  type NotificationKind,
  OFFER_NEWS,
  ORDER_NEWS,
} from './kinds.ts';
import type { Notification, Place, StoredSettings } from './notifications-store.ts';

const FIRST_MAX = 100;
const OFFSETS_MAX = 5;
const OFFSET_MINUTES_MAX = 7 * 1_440;
/** The push services of known browsers: messages are sent to no other host. */
const PUSH_HOSTS =
  /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

export type NotificationsSchemaParts = {
  readonly ads: Ads;
  readonly CarAd: CarAdRef;
  readonly PageInfo: PageInfoRef;
};

type Page = {
  readonly accountId: string;
  readonly shown: readonly Notification[];
  readonly hasNextPage: boolean;
};
type Settings = { readonly accountId: string; readonly stored: StoredSettings };

/** Returns why an auction was cancelled. */
const reasonOf = ({ data, kind }: Notification): string | null =>
  kind === 'CANCELLED' ? (data.reason ?? null) : null;

export function notificationsSchema(
  builder: Builder,
  notifications: Notifications,
  parts: NotificationsSchemaParts,
): void {
  const enums = enumsOf(builder);
  addCentre(builder, notifications, parts, enums);
  addChanges(builder, notifications);
  addSettings(builder, notifications, enums);
  addPush(builder, notifications);
}

function enumsOf(builder: Builder) {
  return {
    Kind: builder.enumType('NotificationKind', { values: NOTIFICATION_KINDS }),
    OfferNews: builder.enumType('OfferNews', { values: OFFER_NEWS }),
    MandateNews: builder.enumType('MandateNews', { values: MANDATE_NEWS }),
    OrderNews: builder.enumType('OrderNews', { values: ORDER_NEWS }),
    Decision: builder.enumType('ReviewDecision', {
      values: ['APPROVED', 'CHANGES_ASKED', 'REFUSED'] as const,
    }),
    Channel: builder.enumType('NotificationChannel', { values: CHANNELS }),
  };
}
type Enums = ReturnType<typeof enumsOf>;

function addCentre(
  builder: Builder,
  notifications: Notifications,
  { ads, CarAd, PageInfo }: NotificationsSchemaParts,
  enums: Enums,
): void {
  const NotificationType = notificationType(builder, ads, CarAd, enums);
  const Connection = builder.objectRef<Page>('NotificationConnection').implement({
    fields: t => ({
      nodes: t.expose('shown', { type: [NotificationType] }),
      unreadCount: t.int({ resolve: ({ accountId }) => notifications.countUnread(accountId) }),
      liveKey: t.string({
        nullable: true,
        description:
          'What `notified` asks for, while the session lasts; null where there is none of the person’s.',
        resolve: (_page, _args, context) =>
          context.sessionToken && themselves(context) ? notifications.liveKey(context.sessionToken) : null,
      }),
      pageInfo: t.field({
        type: PageInfo,
        resolve: ({ shown, hasNextPage }) => ({ hasNextPage, endCursor: cursorOf(shown.at(-1)) }),
      }),
    }),
  });
  builder.queryField('myNotifications', t =>
    t.field({
      type: Connection,
      nullable: true,
      description: 'What I was told, newest first; null when nobody is signed in.',
      args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.string() },
      resolve: async (_root, { first, after }, { viewer }) => {
        const length = first ?? 20;
        requireInput(length >= 0 && length <= FIRST_MAX, 'first');
        const place = after == null ? null : placeOf(after);
        if (!viewer) return null;
        const found = await notifications.list(viewer.id, place, length + 1);
        return {
          accountId: viewer.id,
          shown: found.slice(0, length),
          hasNextPage: found.length > length,
        };
      },
    }),
  );
}

function notificationType(
  builder: Builder,
  ads: Ads,
  CarAd: CarAdRef,
  { Kind, Decision, MandateNews, OfferNews, OrderNews }: Enums,
) {
  return builder.objectRef<Notification>('Notification').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], Boolean: ['isRead'] }),
      kind: t.expose('kind', { type: Kind }),
      date: t.expose('at', { type: 'DateTime' }),
      ad: t.field({
        type: CarAd,
        nullable: true,
        description:
          'The car it is about; null when there is none, or when it is neither public nor theirs to see.',
        resolve: async ({ adUuid, kind }, _args, { viewer }) => {
          const ad = adUuid === null ? null : await ads.find(adUuid);
          const { isFor } = kindOf(kind);
          const mayRead = isFor !== undefined && viewer?.permissions.has(isFor) === true;
          const isTheirs = ad?.ownerId === viewer?.id || mayRead;
          return ad && (ad.isPublic || isTheirs) ? ad : null;
        },
      }),
      car: t.exposeString('car', {
        nullable: true,
        description: 'What the car was called when they were told of it, whatever became of its ad.',
      }),
      amount: t.int({ nullable: true, resolve: ({ data }) => data.amount ?? null }),
      start: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the auction of my car begins, or has begun; null for other news.',
        resolve: ({ data, kind }) => (kind === 'AUCTION_PLANNED' ? (data.at ?? null) : null),
      }),
      end: t.field({ type: 'DateTime', nullable: true, resolve: ({ data }) => data.endAt ?? null }),
      isSold: t.boolean({ nullable: true, resolve: ({ data }) => data.isSold ?? null }),
      alertName: t.string({ nullable: true, resolve: ({ data }) => data.name ?? null }),
      count: t.int({ nullable: true, resolve: ({ data }) => data.count ?? null }),
      dropCount: t.int({ nullable: true, resolve: ({ data }) => data.dropCount ?? null }),
      editCount: t.int({ nullable: true, resolve: ({ data }) => data.editCount ?? null }),
      amountWas: t.int({
        nullable: true,
        description: 'What a car cost before its price was lowered.',
        resolve: ({ data }) => data.amountWas ?? null,
      }),
      decision: t.field({ type: Decision, nullable: true, resolve: ({ data }) => data.decision ?? null }),
      isSeller: t.boolean({
        description: 'The car is mine: what there is to do is done on my side of it.',
        resolve: ({ data, kind }) => data.isSeller === true || kind === 'AD_REVIEWED',
      }),
      isForHouse: t.boolean({
        description: 'It was written to the house: staff read it on their own pages.',
        resolve: ({ data }) => data.isForHouse === true,
      }),
      reason: t.string({
        nullable: true,
        description: 'Why an auction was cancelled; null where nothing was said, and for other news.',
        resolve: reasonOf,
      }),
      reasonLanguage: textLanguage(t, reasonOf),
      orderId: t.id({ nullable: true, resolve: ({ data }) => data.orderId ?? null }),
      mandateId: t.id({
        nullable: true,
        description: 'Of a mandate to sell: what `mySaleMandate` asks for.',
        resolve: ({ data }) => data.mandateId ?? null,
      }),
      mandateNews: t.field({
        type: MandateNews,
        nullable: true,
        resolve: ({ data }) => data.mandateNews ?? null,
      }),
      offerId: t.id({ nullable: true, resolve: ({ data }) => data.offerId ?? null }),
      orderNews: t.field({ type: OrderNews, nullable: true, resolve: ({ data }) => data.step ?? null }),
      offerNews: t.field({ type: OfferNews, nullable: true, resolve: ({ data }) => data.offerNews ?? null }),
    }),
  });
}

function addChanges(builder: Builder, notifications: Notifications): void {
  builder.mutationField('markNotificationsRead', t =>
    t.int({
      description: 'Marks these of mine, or all of them, as read; answers how many are not.',
      args: { ids: t.arg.idList() },
      resolve: async (_root, { ids }, context) => {
        const { id } = requireViewer(context);
        requireInput((ids?.length ?? 0) <= FIRST_MAX, 'ids');
        await notifications.markRead(id, ids ?? null);
        return notifications.countUnread(id);
      },
    }),
  );
  builder.subscriptionField('notified', t =>
    t.int({
      description:
        'How many of my notifications are not read: whenever it changes, and at other news that only I am told.',
      args: { key: t.arg.string({ required: true }) },
      subscribe: async (_root, { key }) => {
        const watched = await notifications.watch(key);
        if (!watched) throw new AppError('Unauthenticated');
        return mapIterator(watched.news, () => notifications.countUnread(watched.accountId));
      },
      resolve: count => count,
    }),
  );
}

function cursorOf(last: Notification | undefined): string | null {
  return last ? Buffer.from(`${last.at}_${last.id}`).toString('base64url') : null;
}

function placeOf(cursor: string): Place {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('_');
  requireInput(/^\d{1,13}$/.test(at) && isUuid(id), 'after');
  return { at: Number(at), id };
}

function settingsType(builder: Builder, notifications: Notifications, { Kind, Channel }: Enums) {
  type Choice = { kind: NotificationKind; stored: StoredSettings };
  const ChoiceType = builder.objectRef<Choice>('NotificationChoice').implement({
    fields: t => ({
      kind: t.expose('kind', { type: Kind }),
      channels: t.field({
        type: [Channel],
        resolve: ({ kind, stored }) => [...channelsFor(kind, stored)],
      }),
      isMailNeeded: t.boolean({
        description: 'The letter belongs to a purchase and can’t be switched off.',
        resolve: ({ kind }) => kindOf(kind).isService === true,
      }),
    }),
  });
  return builder.objectRef<Settings>('NotificationSettings').implement({
    fields: t => ({
      choices: t.field({
        type: [ChoiceType],
        resolve: ({ stored }, _args, { viewer }) =>
          NOTIFICATION_KINDS.filter(kind => {
            const { isFor } = kindOf(kind);
            return isFor === undefined || viewer?.permissions.has(isFor);
          }).map(kind => ({ kind, stored })),
      }),
      quietFrom: t.int({ nullable: true, resolve: ({ stored }) => stored.quietFrom }),
      quietUntil: t.int({ nullable: true, resolve: ({ stored }) => stored.quietUntil }),
      endingOffsets: t.intList({ resolve: ({ stored }) => [...stored.endingOffsets] }),
      pushKey: t.string({ resolve: () => notifications.push.publicKey() }),
    }),
  });
}

function addSettings(builder: Builder, notifications: Notifications, enums: Enums): void {
  const { Kind, Channel } = enums;
  const SettingsType = settingsType(builder, notifications, enums);
  const ChoiceInput = builder.inputType('NotificationChoiceInput', {
    fields: t => ({
      kind: t.field({ type: Kind, required: true }),
      channels: t.field({ type: [Channel], required: true }),
    }),
  });
  const SettingsInput = builder.inputType('NotificationSettingsInput', {
    fields: t => ({
      choices: t.field({ type: [ChoiceInput] }),
      quietFrom: t.int({ description: 'The hour of Paris at which quiet begins; with quietUntil, or none.' }),
      quietUntil: t.int(),
      endingOffsets: t.intList({ description: 'Minutes before an end, five at the most.' }),
    }),
  });
  builder.queryField('notificationSettings', t =>
    t.field({
      type: SettingsType,
      nullable: true,
      description: 'What I am told of, and where; null when nobody is signed in.',
      resolve: async (_root, _args, { viewer }) =>
        viewer && { accountId: viewer.id, stored: await notifications.settings(viewer.id) },
    }),
  );
  builder.mutationField('updateNotificationSettings', t =>
    t.field({
      type: SettingsType,
      args: { data: t.arg({ type: SettingsInput, required: true }) },
      resolve: async (_root, { data }, context) => {
        const { id } = requireViewer(context);
        await notifications.changeSettings(id, known => {
          const wanted: StoredSettings = {
            channels: Object.fromEntries(
              (data.choices ?? []).map(({ kind, channels }) => [kind, [...new Set(channels)]]),
            ),
            quietFrom: data.quietFrom === undefined ? known.quietFrom : data.quietFrom,
            quietUntil: data.quietUntil === undefined ? known.quietUntil : data.quietUntil,
            endingOffsets: data.endingOffsets ?? known.endingOffsets,
          };
          checkSettings(wanted);
          return wanted;
        });
        return { accountId: id, stored: await notifications.settings(id) };
      },
    }),
  );
}

function checkSettings({ quietFrom, quietUntil, endingOffsets }: StoredSettings): void {
  const isHour = (hour: number | null) => hour === null || (hour >= 0 && hour <= 23);
  requireInput(isHour(quietFrom), 'quietFrom');
  requireInput(isHour(quietUntil) && (quietFrom === null) === (quietUntil === null), 'quietUntil');
  const isFine = endingOffsets.every(minutes => minutes >= 1 && minutes <= OFFSET_MINUTES_MAX);
  requireInput(isFine && endingOffsets.length <= OFFSETS_MAX, 'endingOffsets');
}

function addPush(builder: Builder, notifications: Notifications): void {
  builder.queryField('isPushSubscribed', t =>
    t.boolean({
      nullable: true,
      description: 'Whether this browser is told what I am told; null when nobody is signed in.',
      args: { endpoint: t.arg.string({ required: true }) },
      resolve: (_root, { endpoint }, { viewer }) => viewer && notifications.push.isOf(viewer.id, endpoint),
    }),
  );
  builder.mutationFields(t => ({
    addPushSubscription: t.boolean({
      description: 'This browser wants to be told, through the push service it names.',
      args: {
        endpoint: t.arg.string({ required: true }),
        p256dh: t.arg.string({ required: true }),
        auth: t.arg.string({ required: true }),
      },
      resolve: (_root, target, context) => {
        const { id } = requireViewer(context);
        const url = URL.parse(target.endpoint);
        const isKnown = url?.protocol === 'https:' && url.port === '' && PUSH_HOSTS.test(url.hostname);
        requireInput(isKnown && target.endpoint.length <= 1_000, 'endpoint');
        requireInput(Buffer.from(target.p256dh, 'base64url').length === 65, 'p256dh');
        requireInput(Buffer.from(target.auth, 'base64url').length === 16, 'auth');
        return done(notifications.addDevice(id, context.sessionToken ?? '', target));
      },
    }),
    removePushSubscription: t.boolean({
      args: { endpoint: t.arg.string({ required: true }) },
      resolve: (_root, { endpoint }, context) =>
        done(notifications.push.remove(requireViewer(context).id, endpoint)),
    }),
  }));
}
