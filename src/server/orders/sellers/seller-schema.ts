import { READS_ACCOUNTS, requireParty } from '../../context.ts';
import { type Builder, done, exposed, withRight } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { FILE_KINDS, type Quarter } from './dpi.ts';
import { type AskedParty, heldFrom } from './seller-details.ts';
import { requireYear, SELLER_STATES, type SellersFile, type YearSeller } from './seller-reports.ts';

/** Adds the yearly report on sellers: a seller's own details, and the staff's view of a year. */
export function addSellers(builder: Builder, orders: Orders): void {
  addDetails(builder, orders);
  addYear(builder, orders);
  addFile(builder, orders);
}

function addDetails(builder: Builder, orders: Orders): void {
  const Details = builder.objectRef<AskedParty>('SellerDetails').implement({
    fields: t => ({
      isCompany: t.exposeBoolean('isCompany', { description: 'Asked for its tax number alone.' }),
      country: t.exposeString('country', {
        nullable: true,
        description: 'ISO 3166-1: where I live, or my company is, as my last contract has it.',
      }),
      isAnswered: t.boolean({ resolve: ({ answeredAt }) => answeredAt !== null }),
      heldFrom: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'From when on my prices are held while I have not answered; null once I have.',
        resolve: heldFrom,
      }),
      bornOn: t.exposeString('bornOn', { nullable: true, description: 'YYYY-MM-DD' }),
      tin: t.exposeString('tin', { nullable: true, description: 'My tax identification number.' }),
      tinCountry: t.exposeString('tinCountry', { nullable: true, description: 'ISO 3166-1: who issued it.' }),
      birthPlace: t.exposeString('birthPlace', { nullable: true }),
      birthCountry: t.exposeString('birthCountry', { nullable: true, description: 'ISO 3166-1' }),
    }),
  });
  builder.queryField('mySellerDetails', t =>
    t.field({
      type: Details,
      nullable: true,
      description: 'What the yearly report on sellers needs of me; null where nothing is asked of me.',
      resolve: (_root, _args, { viewer }) => viewer && orders.findSellerDetails(viewer.id),
    }),
  );
  builder.mutationField('saveSellerDetails', t =>
    t.boolean({
      description: 'What the yearly report on sellers needs of me; a suspension keeps nobody from saying it.',
      args: {
        bornOn: t.arg.string({ description: 'YYYY-MM-DD; not of a company.' }),
        tin: t.arg.string(),
        tinCountry: t.arg.string(),
        birthPlace: t.arg.string({ description: 'Of who has no tax number.' }),
        birthCountry: t.arg.string(),
      },
      resolve: (_root, given, context) => done(orders.keepSellerDetails(requireParty(context).id, given)),
    }),
  );
}

function addYear(builder: Builder, orders: Orders): void {
  const QuarterType = builder.objectRef<Quarter>('SellerQuarter').implement({
    fields: t => ({
      ...exposed(t, { Int: ['quarter', 'sales'] }),
      cents: t.exposeFloat('cents', { description: 'What became the seller’s.' }),
      feeCents: t.exposeFloat('feeCents', { description: 'What the house kept, VAT within.' }),
    }),
  });
  const Seller = builder.objectRef<YearSeller>('YearSeller').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['name'], Int: ['sales'], Float: ['cents'] }),
      isCompany: t.boolean({ resolve: ({ person }) => person === null }),
      country: t.exposeString('country', { description: 'ISO 3166-1, as their last contract has it.' }),
      state: t.expose('state', {
        type: builder.enumType('YearSellerState', {
          description:
            'MISSING: in the file once they have answered. EXCLUDED: too few sales for too little. ELSEWHERE: not of the Union.',
          values: SELLER_STATES,
        }),
      }),
      quarters: t.expose('quarters', { type: [QuarterType] }),
      toldAt: t.expose('toldAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When they were told what is reported of them.',
      }),
    }),
  });
  builder.queryField('yearSellers', t =>
    t.field({
      type: [Seller],
      description:
        'Orders:update or Accounts:read. Who got the price of something in a year, or was told so, and how they stand to its report; the file: `/exports/sellers.xml?year=<year>`.',
      args: { year: t.arg.int({ required: true }) },
      resolve: withRight(READS_ACCOUNTS, ({ year }) => {
        requireYear(year);
        return orders.listSellers(year);
      }),
    }),
  );
}

function addFile(builder: Builder, orders: Orders): void {
  const File = builder.objectRef<SellersFile>('SellersFile').implement({
    fields: t => ({
      kind: t.expose('kind', {
        type: builder.enumType('SellersFileKind', { values: FILE_KINDS }),
        description:
          'What is to be filed next: all, what became wrong of what was filed, who came since, or nothing.',
      }),
      count: t.exposeInt('count', { description: 'How many sellers it is of.' }),
      takenAt: t.expose('takenAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When one was taken that nobody has said to be filed.',
      }),
      filedOn: t.exposeString('filedOn', { nullable: true, description: 'YYYY-MM-DD, of the last.' }),
      filingId: t.exposeID('filingId', { nullable: true, description: 'Of the last that was filed.' }),
    }),
  });
  builder.queryField('sellersFile', t =>
    t.field({
      type: File,
      description: 'Orders:update or Accounts:read. Where the file of a year stands.',
      args: { year: t.arg.int({ required: true }) },
      resolve: withRight(READS_ACCOUNTS, ({ year }) => {
        requireYear(year);
        return orders.findSellersFile(year);
      }),
    }),
  );
  builder.mutationField('fileSellers', t =>
    t.boolean({
      description:
        'Orders:update. The file that was taken then was filed on that day: what is filed next corrects it, or adds to it.',
      args: {
        year: t.arg.int({ required: true }),
        filedOn: t.arg.string({ required: true }),
        takenAt: t.arg({ type: 'DateTime', required: true, description: 'Of the file that was filed.' }),
      },
      resolve: withRight('Orders:update', (filing, viewer) => {
        requireYear(filing.year);
        return done(orders.fileSellers(viewer.id, filing));
      }),
    }),
  );
  builder.mutationField('unfileSellers', t =>
    t.boolean({
      description: 'Orders:update. The last file of that year was not filed after all, or was refused.',
      args: {
        year: t.arg.int({ required: true }),
        filingId: t.arg.id({ required: true, description: 'Of the file that was not: the last.' }),
        reason: t.arg.string({ required: true, description: 'For the audit log.' }),
      },
      resolve: withRight('Orders:update', (undoing, viewer) => {
        requireYear(undoing.year);
        return done(orders.unfileSellers(viewer.id, undoing));
      }),
    }),
  );
}
