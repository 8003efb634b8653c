import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { pageWords } from './scripts/page-words.ts';
import { singleDocuments } from './scripts/single-documents.ts';

// Tests import components one by one: the router's plugin expects a whole page around them.
const isTest = process.env.VITEST !== undefined;

/** From how many pages on a module goes into the one file that most of them bring. */
const WIDELY = 46;

/** What one's own pages, forms and those of staff have in common: they are many enough that all would bring it. */
const OF_OWN_PAGES =
  /node_modules\/@tanstack\/|src\/web\/(staff|features\/(cache|form|fresh|push|session\/sign-out|user-area))\b|src\/shared\/(fields\/car|paths\/staff-rights)|document:(Confirm|BeginPasskey|RequestProof)/;

/** Small parts that a car's page brings and few others do: each by itself would weigh less than its headers. */
const OF_CAR_PAGES =
  /src\/web\/features\/(standing\/|gallery\/(GroupButtons|photo-groups)|analytics\/page-event|staff\/use-permission)|site\/reports\/ReportButton|bidding\/(RegimeNotice|CutOff|length|Aloud)|graphql\/catch-up|words\/date-words|document:(AddFavorite|RemoveFavorite|CreateCard)/;

/** What cars are shown by, wherever there are some, and what bids and prices are counted by. */
const OF_CARDS =
  /src\/web\/(features\/(cards|breadcrumb|analytics\/lead-source|content\/structured-data)|site\/reviews|ui\/(Disclosure|PhoneNumber)|i18n\/date-time)\b|src\/shared\/sale\/(increment|money)\b/;

/** What comes with the first form of a page, and with no page that has none. */
const OF_FORMS = /src\/web\/(features\/form\/(use-|wrong)|ui\/(Form|FormEnd|SelectField|TextField)\b)/;

export default defineConfig({
  plugins: isTest ? [] : [pageWords(), singleDocuments(), tailwindcss(), reactRouter()],
  build: {
    // Inlined files would need data: in the content policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page brings the names of all files: a few hundred of them.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              // Each file costs a journey and its headers: what belongs together travels together, and a group
              // takes along all that its modules import.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|use-intl|@formatjs)\//,
                  priority: 3,
                },
                // What is done around all that is sent is asked by its buttons, and would bring the forms along.
                {
                  name: 'site',
                  test: /src\/web\/(root\.tsx|locale-layout\.tsx|features\/sending\/)/,
                  priority: 2,
                },
                // Comes with the first form that is opened: beside what pages read at once it would weigh on them.
                { name: 'schema', test: /node_modules\/valibot\//, priority: 2 },
                {
                  name: 'cards',
                  test: OF_CARDS,
                  priority: 1,
                },
                { name: 'lot', test: OF_CAR_PAGES, priority: 1 },
                // Forms of public pages have the hook, and a description of their fields only where they come with one.
                { name: 'form', test: OF_FORMS, priority: 1 },
                { name: 'shared', minShareCount: WIDELY, test: id => !OF_OWN_PAGES.test(id), priority: 1 },
                { name: 'cache', test: /node_modules\/@tanstack\/|src\/web\/features\/(cache|fresh)\// },
              ],
            },
          },
        },
      },
    },
  },
});
