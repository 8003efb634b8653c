import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/compiled-messages.ts';

// Tests import components one by one: the router's plugin expects a whole page around them.
const isTest = process.env.VITEST !== undefined;

export default defineConfig({
  plugins: isTest ? [] : [compiledMessages(), tailwindcss(), reactRouter()],
  build: {
    // Inlined files would need data: in the content policy.
    assetsInlineLimit: 0,
  },
});
