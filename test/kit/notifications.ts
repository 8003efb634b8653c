import type { TestCar } from './cars.ts';
import type { Guest } from './house.ts';

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
/** What somebody was told, in the page. */
export const MINE = '{ myNotifications { unreadCount nodes { id kind amount isRead isSold ad { uuid } } } }';
export const READ = 'mutation($ids: [ID!]) { markNotificationsRead(ids: $ids) }';
export const SET =
  'mutation($d: NotificationSettingsInput!) { updateNotificationSettings(data: $d) { quietFrom choices { kind channels isMailNeeded } } }';

export type Told = {
  id: string;
  kind: string;
  amount: number | null;
  isRead: boolean;
  isSold: boolean | null;
  ad: { uuid: string } | null;
};

export const bid = (guest: Guest, car: TestCar, amount: number, maxBid: number | null = null) =>
  guest.codeOf(BID, {
    i: { auctionId: car.auctionId, bid: amount, maxBid, isAuctionCGVAccepted: true },
  });
export async function toldTo(guest: Guest): Promise<Told[]> {
  const { data } = await guest.ask(MINE);
  return (data as unknown as { myNotifications: { nodes: Told[] } }).myNotifications.nodes;
}
export const kindsTo = async (guest: Guest) => (await toldTo(guest)).map(each => each.kind);
