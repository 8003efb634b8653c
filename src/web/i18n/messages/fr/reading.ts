import { home } from './home.ts';
import { member } from './member.ts';
import { newsletter } from './newsletter.ts';
import { pages } from './pages.ts';
import { results } from './results.ts';
import { search } from './search.ts';

/** What the other public pages say. */
export const reading = { home, member, newsletter, pages, results, search };
