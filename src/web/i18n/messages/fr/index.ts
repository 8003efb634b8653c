import { account } from './account.ts';
import { ad } from './ad.ts';
import { addresses } from './addresses.ts';
import { alerts } from './alerts.ts';
import { auction } from './auction.ts';
import { auth } from './auth.ts';
import { bidding } from './bidding.ts';
import { car } from './car.ts';
import { codes } from './codes.ts';
import { countries } from './countries.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { member } from './member.ts';
import { newsletter } from './newsletter.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { pages } from './pages.ts';
import { profile } from './profile.ts';
import { results } from './results.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { toasts } from './toasts.ts';

export const fr = {
  account,
  ad,
  alerts,
  auction,
  auth,
  bidding,
  car,
  codes,
  countries,
  errors,
  form,
  home,
  profile,
  addresses,
  newsletter,
  results,
  member,
  notifications,
  offers,
  pages,
  reviews,
  search,
  site,
  toasts,
};
