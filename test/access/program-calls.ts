import type { Asked, Entry } from './matrix.ts';

/** What lets people's programs in, and tells them. */
export const PROGRAM_MUTATIONS: Readonly<Record<string, Entry>> = {
  addApiKey: {
    who: 'signed in',
    call: () => 'addApiKey(input: { name: "x", scopes: [read] }) { secret }',
  },
  addWebhook: {
    who: 'signed in',
    call: () => 'addWebhook(url: "https://a.test", events: ["lot.closed"]) { secret }',
  },
  rotateWebhookSecret: {
    who: 'signed in',
    call: of => `rotateWebhookSecret(id: "${of.uuid}") { secret }`,
  },
  removeWebhook: { who: 'signed in', call: of => `removeWebhook(id: "${of.uuid}")` },
  pingWebhook: { who: 'signed in', call: of => `pingWebhook(id: "${of.uuid}")` },
  resendWebhookMessage: {
    who: 'signed in',
    call: of => `resendWebhookMessage(id: "${of.uuid}") { id }`,
  },
  endApiKey: { who: 'signed in', call: of => `endApiKey(id: "${of.uuid}")` },
};

export const PROGRAM_QUERIES: Readonly<Record<string, Asked>> = {
  webhookMessages: { call: of => `webhookMessages(id: "${of.uuid}") { id }`, toVisitors: [] },
  myWebhooks: { call: () => 'myWebhooks { id }', toVisitors: [] },
  myApiKeys: { call: () => 'myApiKeys { id }', toVisitors: [] },
};
