import { ad } from './ad.ts';
import { auction } from './auction.ts';
import { bidding } from './bidding.ts';
import { car } from './car.ts';
import { codes } from './codes.ts';
import { countries } from './countries.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { menu } from './menu.ts';
import { promises } from './promises.ts';
import { reviews } from './reviews.ts';
import { saleroom } from './saleroom.ts';
import { searchBox } from './search-box.ts';
import { site } from './site.ts';
import { toasts } from './toasts.ts';

export const core = {
  ad,
  auction,
  bidding,
  car,
  codes,
  countries,
  errors,
  form,
  menu,
  promises,
  reviews,
  saleroom,
  searchBox,
  site,
  toasts,
};
