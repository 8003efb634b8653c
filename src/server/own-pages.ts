import type { RequestContext } from './context.ts';
import type { HouseRooms } from './rooms.ts';

type Rooms = Pick<HouseRooms, 'accounts' | 'documents' | 'leads' | 'offers' | 'orders' | 'selling'>;
/** Whose session and whose browser asks. */
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
const isDocument: Find = async ({ documents }, id, { viewer }) =>
  viewer !== null && (await documents.list(viewer.id)).some(each => each.id === id);
const isAddress: Find = async ({ accounts }, id, { viewer }) =>
  ((viewer && (await accounts.find(viewer.id)))?.addresses ?? []).some(each => each.id === id);

/** Whose page it is, for the pages of one's own that name one thing in their address. */
const OF_ONE: ReadonlyMap<string, Find> = new Map([
  ['user/orders/order', isOrder],
  ['orders/pay', isOrder],
  ['orders/end', isOrder],
  ['orders/sign', isOrder],
  ['user/cars/edit', isCar],
  ['user/cars/create', isCar],
  ['user/offers/offer', isOffer],
  ['user/documents/document', isDocument],
  ['user/addresses/edit', isAddress],
]);

/** A car to be sold is drafted alike for an ad and for an auction. */
const CAR_FORMS = ['sellAd', 'sellAuction'];

/** The pages of forms, and whose drafts each goes on with. */
const DRAFTS = new Map<string, readonly string[] | 'any'>([
  ['form/carhunter', ['carHunter']],
  ['form/carhunter-lead', ['carHunterLead']],
  ['form/buy/multiple', ['buyMultiple']],
  ['form/buy/precise', ['buyPrecise']],
  ['form/buy/budget', ['buyBudget']],
  ['form/sell', CAR_FORMS],
  ['form/ad', CAR_FORMS],
  ['form/auction', CAR_FORMS],
  ['form/managedSale', ['managedSale']],
  ['form/concierge', ['concierge']],
  ['form/auth', 'any'],
  ['withdrawal', ['withdrawal']],
]);

const isDraftOf =
  (forms: readonly string[] | 'any'): Find =>
  async ({ leads }, id, asking) => {
    const draft = await leads.find(leads.keeperOf(asking), id);
    return draft !== null && (forms === 'any' || forms.includes(draft.form));
  };

type Asked = {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};
/** A thing of somebody's that a page is about, and how to tell whether whoever asks has it. */
type Named = { readonly id: string; readonly find: Find };

/** What a page's address names that is not everybody's; null where it names nothing of the kind. */
export function namedBy({ name, params, query }: Asked): Named | null {
  const find = OF_ONE.get(name);
  if (find) return { id: params.id ?? '', find };
  const forms = DRAFTS.get(name);
  const id = params.formId ?? query.get('id') ?? 'new';
  // A form that is begun is nobody's yet: its page is everybody's.
  return forms === undefined || id === 'new' ? null : { id, find: isDraftOf(forms) };
}
