import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/compiled-messages.ts';
import { singleDocuments } from './scripts/single-documents.ts';

// Tests import components one by one: the router's plugin expects a whole page around them.
const isTest = process.env.VITEST !== undefined;

/** From how many pages on a module goes into the one file that all of them bring. */
const WIDELY = 25;

export default defineConfig({
  plugins: isTest ? [] : [compiledMessages(), singleDocuments(), tailwindcss(), reactRouter()],
  build: {
    // Inlined files would need data: in the content policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|use-intl|@formatjs)\//,
                },
                { name: 'site', minShareCount: WIDELY },
              ],
            },
          },
        },
      },
    },
  },
});
