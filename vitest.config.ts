import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pageWords } from './scripts/page-words.ts';

/**
 * What takes longest, longest first: what begins last should be over soon. Faults start the house over and over, as the
 * slice of torture does that CI runs beside the first of them.
 */
const LONGEST = [
  '/test/browser/every-route',
  '/test/browser/',
  '/test/faults/',
  '/test/access/',
  '/test/properties/',
];

/** Longest first also where no run before has left how long each took, as in CI. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turnOf = ({ moduleId }: TestSpecification) => {
      const turn = LONGEST.findIndex(place => moduleId.includes(place));
      return turn < 0 ? LONGEST.length : turn;
    };
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}

export default defineConfig({
  plugins: [pageWords()],
  // One copy of the library for us and for those who compile our schema, as Node itself resolves it.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['test/kit/setup.ts'],
    // What is awaited may take as long as a busy machine needs; only what never comes fails.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // As many as CI has cores: a third keeps the cores busier, and costs more time than it wins.
    maxWorkers: 2,
    // As the house is started (package.json).
    execArgv: ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'],
    // A worker reads the server's modules once, not once a file: a third of the suite's time was reading them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{src,demo,embedded-postgres}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/brand/**'],
          setupFiles: ['test/kit/brand.ts'],
          expect: { poll: { timeout: 60_000 } },
          // React's own setting: pages are rendered as in production, in half the time. A house reads none from here.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          // Another house: a process has one, and what is made of its brand is kept. Nobody says ours before.
          name: 'brand',
          include: ['test/brand/**/*.test.ts'],
          isolate: true,
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['test/kit/dom.ts'],
        },
      },
    ],
  },
});
