<<<<<<< HEAD

import { auctions } from './auctions.ts';
import { content } from './content.ts';
import { form } from './form.ts';

=======

import { ads } from './ads.ts';
import { audit } from './audit.ts';
import { content } from './content.ts';
import { editor } from './editor.ts';

>>>>>>> main

import { frame } from './frame.ts';
import { fresh } from './fresh.ts';
import { groups } from './groups.ts';
import { home } from './home.ts';
import { leads } from './leads.ts';
import { letters } from './letters.ts';
import { list } from './list.ts';
import { people } from './people.ts';
import { questions } from './questions.ts';
import { reviews } from './reviews.ts';

/** The words of the staff application; only its pages load them. */
<<<<<<< HEAD
export const admin = {
  auctions,
  content,
  form,
  frame,
  fresh,
  groups,
  home,
  leads,
  letters,
  list,
  people,
  questions,
  reviews,
};
=======
export const admin = { ads, audit, content, editor, frame, fresh, home, list };
>>>>>>> main
