import type { Messages } from '../../messages.ts';
import { account } from './account.ts';
import { auction } from './auction.ts';
import { auth } from './auth.ts';
import { car } from './car.ts';
import { countries } from './countries.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { toasts } from './toasts.ts';

export const es: Messages = {
  account,
  auction,
  auth,
  car,
  countries,
  errors,
  form,
  home,
  reviews,
  search,
  site,
  toasts,
};
