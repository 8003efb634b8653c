import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { alerts } from './alerts.ts';
import { auth } from './auth.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { orderMessages } from './order-messages.ts';
import { orders } from './orders.ts';
import { profile } from './profile.ts';
import { viewing } from './viewing.ts';

/** What is said to a person: signing in, and all of their own area. */
export const own = {
  account,
  addresses,
  alerts,
  auth,
  notifications,
  offers,
  orderMessages,
  orders,
  profile,
  viewing,
};
