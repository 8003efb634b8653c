import type { MemberRef } from '../accounts/member-schema.ts';
import { carOf, givenIn } from '../ads/index.ts';
import type { CarAdInputRef, CarAdRef, CarAdValuesRef } from '../ads/schema.ts';
import type { Auction } from '../auctions/index.ts';
import type { AuctionRef } from '../auctions/schema.ts';
import { type RequestContext, requireViewer, themselves, toThemselves } from '../context.ts';
import { requireInput } from '../errors.ts';
import type { Files } from '../files/index.ts';
import type { PhotoRef } from '../files/schema.ts';
import { type Builder, exposed } from '../graphql/index.ts';
import type { Questions } from '../questions/index.ts';
import type { QuestionRef } from '../questions/schema.ts';
import type { Figures } from './figures-store.ts';
import type { Selling } from './index.ts';
import { CAR_STATES, isHouseSale, type MyCar, mayTakeOver, stateOf, versionOf } from './my-car.ts';
import { addReview, reviewTypes } from './review-schema.ts';
import { type SellersDraft, WISHES } from './selling-store.ts';
import { addTrader } from './trader-schema.ts';

type SellingSchemaParts = {
  readonly CarAd: CarAdRef;
  readonly CarAdInput: CarAdInputRef;
  readonly CarAdValues: CarAdValuesRef;
  readonly Auction: AuctionRef;
  readonly Question: QuestionRef;
  readonly Member: MemberRef;
  readonly Photo: PhotoRef;
  readonly questions: Questions;
  readonly files: Pick<Files, 'turnPhoto' | 'describePhoto'>;
  /** @throws AppError RateLimited */
  readonly limitUploads: (accountId: string) => Promise<void>;
};

export function sellingSchema(
  builder: Builder,
  selling: Selling,
  parts: SellingSchemaParts,
): { MyCarType: MyCarRef } {
  const review = reviewTypes(builder);
  const Wish = wishType(builder);
  const MyCarType = carType(builder, selling, parts, { Wish, ...review });
  addReading(builder, selling, MyCarType);
  addWriting(builder, selling, parts, { MyCarType, Wish });
  addPhotos(builder, parts);
  addTrader(builder, selling, parts);
  addReview(builder, selling, { CarAd: parts.CarAd, ...review });
  return { MyCarType };
}

const wishType = (builder: Builder) => builder.enumType('SaleWish', { values: WISHES });

type Sale = { readonly car: MyCar; readonly auction: Auction };
type WishRef = ReturnType<typeof wishType>;
type CarParts = { Wish: WishRef } & ReturnType<typeof reviewTypes>;

function saleType(builder: Builder, selling: Selling, { Auction: AuctionType }: SellingSchemaParts) {
  return builder.objectRef<Sale>('MySale').implement({
    description: 'What only the seller knows of an auction.',
    fields: t => ({
      auction: t.expose('auction', { type: AuctionType }),
      reserve: t.int({
        nullable: true,
        resolve: ({ auction }, _args, context) => toThemselves(context, auction.reserve),
      }),
      reserveDistance: t.int({
        nullable: true,
        description: 'What is missing to the reserve; 0 once it is reached, null without one.',
        resolve: ({ auction: { reserve, price } }, _args, context) =>
          reserve === null || !themselves(context) ? null : Math.max(0, reserve - (price ?? 0)),
      }),
      finalPrice: t.int({
        nullable: true,
        description: 'What the car is sold for, by the hammer or after it; null while nobody buys it.',
        resolve: async ({ auction }) => (await selling.saleOf(auction.id))?.price ?? null,
      }),
      cardBidders: t.int({
        description: 'Bidders with a valid card.',
        resolve: ({ auction }) => selling.countCardBidders(auction.id),
      }),
    }),
  });
}

function figuresType(builder: Builder) {
  return builder.objectRef<Figures>('CarFigures').implement({
    fields: t => ({
      ...exposed(t, { Int: ['views', 'favorites', 'questions', 'openQuestions', 'bids'] }),
    }),
  });
}

function carType(builder: Builder, selling: Selling, parts: SellingSchemaParts, types: CarParts) {
  const State = builder.enumType('MyCarState', { values: CAR_STATES });
  const Figures = figuresType(builder);
  const Sale = saleType(builder, selling, parts);
  const WishType = builder.objectRef<SellersDraft>('MyWish').implement({
    fields: t => ({
      kind: t.expose('wish', { type: types.Wish }),
      reserve: t.int({ nullable: true, resolve: (wish, _args, of) => toThemselves(of, wish.wishedReserve) }),
      startingPrice: t.exposeInt('wishedStartingPrice', { nullable: true }),
      startDate: t.exposeString('wishedStart', {
        nullable: true,
        description: 'The day on which the auction would begin, as `2026-12-10`.',
      }),
    }),
  });
  return builder.objectRef<MyCar>('MyCar').implement({
    description: 'A car as its seller sees it.',
    fields: t => ({
      uuid: t.id({ resolve: ({ ad }) => ad.uuid }),
      state: t.field({ type: State, resolve: stateOf }),
      version: t.int({
        description: 'What saveMyCar is told: the one that was read.',
        resolve: versionOf,
      }),
      ad: t.expose('proposed', {
        type: parts.CarAd,
        description: 'The car with the changes that wait for the house.',
      }),
      values: t.field({
        type: parts.CarAdValues,
        description: 'The same as it was written: what saveMyCar takes.',
        resolve: ({ proposed }) => carOf(proposed),
      }),
      isPublic: t.boolean({ resolve: ({ ad }) => ad.isPublic }),
      isHouseSale: t.boolean({
        description: 'The house sells it for its owner: it is not theirs to withdraw.',
        resolve: isHouseSale,
      }),
      mayTakeOver: t.boolean({
        description: 'I left it to the house, which has not taken it in hand: I may write and sell it alone.',
        resolve: mayTakeOver,
      }),
      hasChanges: t.boolean({
        description: 'The car is public, and changes to it wait.',
        resolve: ({ draft }) => draft.revision !== null,
      }),
      wish: t.expose('draft', { type: WishType }),
      missing: t.stringList({
        description: 'What is still needed before it can be submitted, in the order it is asked.',
        resolve: car => selling.missing(car),
      }),
      submission: t.expose('submission', { type: types.Submission, nullable: true }),
      figures: t.field({
        type: Figures,
        nullable: true,
        description: 'What it has drawn; null before anybody could see it.',
        resolve: ({ ad }) => (ad.publishedAt === null ? null : selling.figures(ad.uuid)),
      }),
      sale: t.field({
        type: Sale,
        nullable: true,
        resolve: async car => {
          const auction = await selling.sale(car);
          return auction && { car, auction };
        },
      }),
      questions: t.field({
        type: [parts.Question],
        description: 'What waits for an answer first.',
        resolve: ({ ad }) => parts.questions.listOfAd(ad.uuid),
      }),
    }),
  });
}

export type MyCarRef = ReturnType<typeof carType>;

function addReading(builder: Builder, selling: Selling, MyCarType: MyCarRef): void {
  builder.queryFields(t => ({
    myCars: t.field({
      type: [MyCarType],
      nullable: true,
      description: 'My cars, newest first; null when nobody is signed in.',
      resolve: (_root, _args, { viewer }) => (viewer ? selling.list(viewer.id) : null),
    }),
    myCar: t.field({
      type: MyCarType,
      nullable: true,
      args: { uuid: t.arg.id({ required: true }) },
      resolve: (_root, { uuid }, { viewer }) => (viewer ? selling.find(viewer.id, uuid) : null),
    }),
  }));
}

function addWriting(
  builder: Builder,
  selling: Selling,
  { CarAdInput }: SellingSchemaParts,
  { MyCarType, Wish }: { MyCarType: MyCarRef; Wish: WishRef },
): void {
  const WishInput = builder.inputType('SaleWishInput', {
    fields: t => ({
      kind: t.field({ type: Wish, required: true }),
      ...{ reserve: t.int(), startingPrice: t.int(), startDate: t.string() },
    }),
  });
  async function act(
    context: RequestContext,
    uuid: string,
    write: (viewerId: string) => Promise<void>,
  ): Promise<MyCar> {
    const { id } = requireViewer(context);
    await write(id);
    return selling.get(id, uuid);
  }
  builder.mutationFields(t => {
    const uuid = t.arg.id({ required: true });
    const version = t.arg.int({ required: true });
    return {
      saveMyCar: t.field({
        type: MyCarType,
        description:
          'Keeps the fields given: in the ad while it is a draft, beside it once it is public. StaleVersion when another one was saved since, by the seller or by staff, or the car was handed in, taken back or decided on.',
        args: { uuid, version, data: t.arg({ type: CarAdInput }), wish: t.arg({ type: WishInput }) },
        resolve: (_root, args, context) => {
          const { wish } = args;
          const wished = wish && {
            wish: wish.kind,
            wishedStartingPrice: wish.startingPrice ?? null,
            wishedReserve: wish.reserve ?? null,
            wishedStart: wish.startDate ?? null,
          };
          const saved = { version: args.version, input: givenIn(args.data ?? {}), wish: wished ?? null };
          return act(context, args.uuid, id => selling.save(id, args.uuid, saved));
        },
      }),
      submitMyCar: t.field({
        type: MyCarType,
        description: 'Hands it to the house. BadInput names what is missing first.',
        args: { uuid, version },
        resolve: (_root, args, context) =>
          act(context, args.uuid, id => selling.submit(id, args.uuid, args.version)),
      }),
      takeMyCarBack: t.field({
        type: MyCarType,
        description: 'Takes back what waits for the house, to write on.',
        args: { uuid },
        resolve: (_root, args, context) => act(context, args.uuid, id => selling.takeBack(id, args.uuid)),
      }),
      withdrawMyCar: t.field({
        type: MyCarType,
        description: 'Off the market; never while its auction is planned or runs.',
        args: { uuid },
        resolve: (_root, args, context) => act(context, args.uuid, id => selling.withdraw(id, args.uuid)),
      }),
      leaveHouse: t.field({
        type: MyCarType,
        description:
          'Takes a car back that the house sells for me: off the market, its mandate and its file ended. Never while its auction is planned or runs.',
        args: { uuid, reason: t.arg.string({ required: true }) },
        resolve: (_root, args, context) =>
          act(context, args.uuid, id => selling.leaveHouse(id, args.uuid, args.reason)),
      }),
      lowerMyReserve: t.field({
        type: MyCarType,
        description:
          'Of my own running auction: a lower reserve, or null to drop it. Never a higher one, nor, once there is a bid, an amount above the best.',
        args: { uuid, reservePrice: t.arg.int() },
        resolve: (_root, args, context) =>
          selling.lowerReserve(requireViewer(context).id, args.uuid, args.reservePrice ?? null),
      }),
    };
  });
}

const ALT_LENGTH_MAX = 200;

function addPhotos(builder: Builder, { Photo, files, limitUploads }: SellingSchemaParts): void {
  builder.mutationFields(t => ({
    turnPhoto: t.field({
      type: Photo,
      description: 'The same photo turned to the right, as a photo of its own.',
      args: { id: t.arg.id({ required: true }), quarterTurns: t.arg.int({ required: true }) },
      resolve: async (_root, { id, quarterTurns }, context) => {
        const { id: accountId } = requireViewer(context);
        requireInput([1, 2, 3].includes(quarterTurns), 'quarterTurns');
        await limitUploads(accountId);
        return files.turnPhoto(id, quarterTurns, accountId);
      },
    }),
    describePhoto: t.field({
      type: Photo,
      description: "The same photo with other words for those who can't see it, as a photo of its own.",
      args: { id: t.arg.id({ required: true }), alt: t.arg.string() },
      resolve: async (_root, { id, alt }, context) => {
        const { id: accountId } = requireViewer(context);
        const words = alt?.trim() || null;
        requireInput((words?.length ?? 0) <= ALT_LENGTH_MAX, 'alt');
        await limitUploads(accountId);
        return files.describePhoto(id, words);
      },
    }),
  }));
}
