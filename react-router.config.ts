import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole table of routes is one small cached file: no request asks for pieces of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
