import { adFields } from '../ad-fields.ts';
import { adReview } from './adReview.ts';
import { ads } from './ads.ts';
import { after } from './after.ts';
import { auctions } from './auctions.ts';
import { audit } from './audit.ts';
import { content } from './content.ts';
import { editor } from './editor.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { groups } from './groups.ts';
import { home } from './home.ts';
import { importing } from './importing.ts';
import { leads } from './leads.ts';
import { letters } from './letters.ts';
import { list } from './list.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { preview } from './preview.ts';
import { questions } from './questions.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';

/** The words of the staff application; only its pages load them. */
export const admin = {
  adFields,
  adReview,
  ads,
  after,
  auctions,
  audit,
  content,
  editor,
  fields,
  form,
  frame,
  groups,
  home,
  importing,
  leads,
  letters,
  list,
  orders,
  people,
  preview,
  questions,
  reports,
  reviews,
};
