import type { Viewer } from './context.ts';
import type { HouseRooms } from './rooms.ts';

type Rooms = Pick<HouseRooms, 'accounts' | 'documents' | 'offers' | 'orders' | 'selling'>;
type Find = (rooms: Rooms, id: string, viewer: Viewer) => Promise<boolean>;

const isOrder: Find = async ({ orders }, id, viewer) => {
  const order = await orders.find(id);
  const isSide = order !== null && [order.buyerId, order.sellerId].includes(viewer.id);
  return isSide || (order !== null && viewer.permissions.has('Orders:update'));
};
const isCar: Find = async ({ selling }, id, viewer) => (await selling.find(viewer.id, id)) !== null;

/** Whose page it is, for the pages of one's own that name one thing in their address. */
const OF_ONE: ReadonlyMap<string, Find> = new Map([
  ['user/orders/order', isOrder],
  ['orders/pay', isOrder],
  ['orders/end', isOrder],
  ['orders/sign', isOrder],
  ['user/cars/edit', isCar],
  ['user/cars/create', isCar],
  ['user/offers/offer', async ({ offers }, id, viewer) => (await offers.find(viewer, id)) !== null],
  [
    'user/documents/document',
    async ({ documents }, id, viewer) => (await documents.list(viewer.id)).some(each => each.id === id),
  ],
  [
    'user/addresses/edit',
    async ({ accounts }, id, viewer) =>
      (await accounts.find(viewer.id))?.addresses.some(each => each.id === id) ?? false,
  ],
]);

/** Whether what a page of one's own names is there for this person: somebody else's is not, nor is nothing. */
export async function isThere(
  rooms: Rooms,
  { name, params }: { readonly name: string; readonly params: Readonly<Record<string, string>> },
  viewer: Viewer,
): Promise<boolean> {
  const find = OF_ONE.get(name);
  return find === undefined || find(rooms, params.id ?? '', viewer);
}
