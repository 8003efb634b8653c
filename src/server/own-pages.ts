import type { RequestContext } from './context.ts';
import type { HouseRooms } from './rooms.ts';

type Rooms = Pick<HouseRooms, 'accounts' | 'documents' | 'leads' | 'offers' | 'orders' | 'selling'>;
/** The caller's session and browser. */
type Asking = Pick<RequestContext, 'viewer' | 'draftsKey'>;
type Find = (rooms: Rooms, id: string, asking: Asking) => Promise<boolean>;

const isOrder: Find = async ({ orders }, id, { viewer }) => {
  const order = viewer && (await orders.find(id));
  if (!order) return false;
  return [order.buyerId, order.sellerId].includes(viewer.id) || viewer.permissions.has('Orders:update');
};
const isCar: Find = async ({ selling }, id, { viewer }) =>
  viewer !== null && (await selling.find(viewer.id, id)) !== null;
const isOffer: Find = async ({ offers }, id, { viewer }) =>
  viewer !== null && (await offers.find(viewer, id)) !== null;
const isMandate: Find = async ({ orders }, id, { viewer }) =>
  viewer !== null && (await orders.findOwnMandate(id, viewer.id)) !== null;
const isDocument: Find = async ({ documents }, id, { viewer }) =>
  viewer !== null && (await documents.list(viewer.id)).some(each => each.id === id);
const isAddress: Find = async ({ accounts }, id, { viewer }) =>
  ((viewer && (await accounts.find(viewer.id)))?.addresses ?? []).some(each => each.id === id);

/** The access checks of pages about one item of somebody's. */
const OF_ONE: ReadonlyMap<string, Find> = new Map([
  ['user/orders/order', isOrder],
  ['orders/pay', isOrder],
  ['orders/end', isOrder],
  ['orders/sign', isOrder],
  ['user/cars/edit', isCar],
  ['user/cars/create', isCar],
  ['user/offers/offer', isOffer],
  ['user/mandates/mandate', isMandate],
  ['user/documents/document', isDocument],
  ['user/addresses/edit', isAddress],
]);

/** A car for sale has the same drafts for an ad and an auction. */
const CAR_FORMS = ['sellAd', 'sellAuction'];

/** A page that continues a draft: the forms, and the step where the path does not name it. */
type DraftPage = { readonly forms: readonly string[] | 'any'; readonly step?: string };

const DRAFTS = new Map<string, DraftPage>([
  ['form/carhunter', { forms: ['carHunter'] }],
  ['form/carhunter-lead', { forms: ['carHunterLead'] }],
  ['form/buy/multiple', { forms: ['buyMultiple'] }],
  ['form/buy/precise', { forms: ['buyPrecise'] }],
  ['form/buy/budget', { forms: ['buyBudget'] }],
  ['form/sell', { forms: CAR_FORMS }],
  ['form/ad', { forms: CAR_FORMS, step: 'ad' }],
  ['form/auction', { forms: CAR_FORMS, step: 'auction' }],
  ['form/managedSale', { forms: ['managedSale'] }],
  ['form/concierge', { forms: ['concierge'] }],
  ['form/auth', { forms: 'any' }],
  ['withdrawal', { forms: ['withdrawal'] }],
]);

type Asked = {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};
/** The earliest incomplete step of a draft. */
type OpenStep = { readonly form: string; readonly id: string; readonly step: string };
/** The caller's access: allowed, not found, or an earlier step first. */
type Access = 'theirs' | 'missing' | OpenStep;
type FindAccess = (rooms: Rooms, asking: Asking) => Promise<Access>;

const accessIn =
  ({ forms, step: implied }: DraftPage, id: string, { name, params, query }: Asked): FindAccess =>
  async ({ leads }, asking) => {
    const draft = await leads.find(leads.keeperOf(asking), id);
    if (draft === null || (forms !== 'any' && !forms.includes(draft.form))) return 'missing';
    const asked = implied ?? params.step ?? query.get('step');
    if (asked === null || name === 'form/auth') return 'theirs';
    const form = implied === undefined ? draft.form : formEndingIn(implied);
    const step = leads.stepBefore(form, draft, asked);
    return step === null ? 'theirs' : { form, id, step };
  };

/** The two forms for selling differ only in the last step. */
const formEndingIn = (step: string) => (step === 'ad' ? 'sellAd' : 'sellAuction');

/** Returns the access check of a page about somebody's item; null for public pages. */
export function findAccessOf(asked: Asked): FindAccess | null {
  const { name, params, query } = asked;
  const find = OF_ONE.get(name);
  if (find) {
    return async (rooms, asking) => ((await find(rooms, params.id ?? '', asking)) ? 'theirs' : 'missing');
  }
  const page = DRAFTS.get(name);
  const id = params.formId ?? query.get('id') ?? 'new';
  // A new form belongs to nobody yet, so its page is public.
  return page === undefined || id === 'new' ? null : accessIn(page, id, asked);
}
