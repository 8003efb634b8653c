import fastifyStatic from '@fastify/static';
import { getDistDirectory, renderAltair, renderInitialOptions } from 'altair-static';
import type { Door } from '#server/http/index.ts';

const PATH = '/dev/explorer/';

/** What stands there first: a few cars, and how their auctions stand. */
const FIRST = {
  endpointURL: '/api/v1/graphql',
  initialAuthorization: { type: 'bearer', data: { token: '' } } as const,
  initialQuery: `# The part of the schema that is for programs. A key that may be used from here goes under “Auth”.
query Lots {
  searchCarAds(first: 3) {
    edges { node { brand model auction { currentBid end } } }
  }
}`,
  disableAccount: true,
};

// Without the offer of a service that its makers sell.
const PAGE = renderAltair({
  ...FIRST,
  baseURL: PATH,
  serveInitialOptionsInSeperateRequest: `${PATH}first.js`,
}).replace('</head>', '<style>.ant-alert-banner { display: none }</style></head>');

/** It compiles what one types, and asks nobody but this house. */
const POLICY = [
  ...["default-src 'self'", "script-src 'self' 'unsafe-eval'", "style-src 'self' 'unsafe-inline'"],
  ...["img-src 'self' data:", "font-src 'self' data:", "worker-src 'self' blob:", "frame-ancestors 'none'"],
].join('; ');

/** An explorer of the public schema, for whoever writes a program against it. Never in production. */
export const explorerDoor: Door = app => {
  void app.register(async door => {
    door.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY);
    });
    door.get('/dev/explorer', (_request, reply) => reply.redirect(PATH));
    door.get(PATH, (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
    door.get(`${PATH}first.js`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(renderInitialOptions(FIRST)),
    );
    await door.register(fastifyStatic, { root: getDistDirectory(), prefix: PATH, index: false });
  });
};
