import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One copy of the library for us and for those who compile our schema, as Node itself resolves it.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{src,demo,embedded-postgres}/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/kit/setup.ts'],
    // What is awaited may take as long as a busy machine needs; only what never comes fails.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A worker reads the server's modules once, not once a file: a third of the suite's time was reading them.
    isolate: false,
  },
});
