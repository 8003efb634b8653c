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
  addOAuthClient: {
    who: 'signed in',
    call: () =>
      'addOAuthClient(input: { name: "x", home: "https://a.test", redirects: ["https://a.test"], scopes: [read], isConfidential: true }) { secret }',
  },
  endOAuthClient: { who: 'signed in', call: of => `endOAuthClient(id: "${of.uuid}")` },
  answerOAuth: { who: 'signed in', call: () => 'answerOAuth(query: "x", isAllowed: true)' },
  endApiKey: { who: 'signed in', call: of => `endApiKey(id: "${of.uuid}")` },
};

export const PROGRAM_QUERIES: Readonly<Record<string, Asked>> = {
  webhookMessages: { call: of => `webhookMessages(id: "${of.uuid}") { id }`, toVisitors: [] },
  myWebhooks: { call: () => 'myWebhooks { id }', toVisitors: [] },
  myOAuthClients: { call: () => 'myOAuthClients { id }', toVisitors: [] },
  oauthAuthorization: { call: () => 'oauthAuthorization(query: "x") { name }', toVisitors: null },
  myApiKeys: { call: () => 'myApiKeys { id }', toVisitors: [] },
};
