/**
 * Who may import whom: the house's doors, as rules for dependency-cruiser. `npm run doors` checks them and
 * fails too when it saw fewer modules than there are.
 */
const home = (library, folder) => ({
  name: `${library.replace(/\W+/g, '-')}-lives-in-${folder.split('/').at(-1)}`,
  comment: `One outside library, one home: ${library} in ${folder}.`,
  severity: 'error',
  from: { path: '^src', pathNot: [`^${folder}`, '\\.test\\.tsx?$'] },
  to: { path: `node_modules/${library}/` },
});

const ROOMS =
  'accounting|accounts|ads|alerts|auctions|audit|calendar|consignments|content|documents|favorites|files|imports|keys|leads|limits|lists|mail|makes|marketing|newsletter|notes|notifications|operations|offers|orders|overview|payments|pdf|questions|reports|results|reviews|sales|search|selling|settings|social|webhooks';
/** What a room does, its part of the API, and what it keeps of a person. */
const ROOM_DOORS = `^src/server/(${ROOMS})/(index|[a-z-]*schema|personal-data)\\.ts$`;

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      comment: 'Two files that need each other’s types are one thought.',
      severity: 'error',
      from: { path: '^(src|embedded-postgres)/' },
      to: { circular: true },
    },
    {
      name: 'sale-imports-nothing',
      comment: 'The rules of sale are pure: no Node, no library, no other folder.',
      severity: 'error',
      from: { path: '^src/shared/sale/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/shared/sale/' },
    },
    {
      name: 'shared-imports-itself-alone',
      comment:
        'What server and web both stand on knows neither of them, and no machine; schemas of fields have a library.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/shared/|node_modules/valibot/' },
    },
    {
      name: 'nobody-imports-the-catalogue-of-words',
      comment:
        'The build cuts it for the pages, the server reads it: who imports a file brings every language.',
      severity: 'error',
      from: {},
      to: { path: '^src/shared/words/catalogue/' },
    },
    {
      name: 'web-knows-the-schema-only',
      comment: 'The web talks to the server through GraphQL: it imports not even a type of it.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/server|demo|embedded-postgres|test)/' },
    },
    {
      name: 'rooms-by-the-door',
      severity: 'error',
      from: { path: `^src/server/(${ROOMS})/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^src/server/(${ROOMS})/`,
        pathNot: [ROOM_DOORS, '^src/server/$1/'],
      },
    },
    {
      name: 'rooms-by-the-door-from-outside',
      severity: 'error',
      from: { path: '^(src/server/(http|[^/]+\\.ts)|demo/)', pathNot: '\\.test\\.ts$' },
      to: { path: `^src/server/(${ROOMS})/`, pathNot: ROOM_DOORS },
    },
    {
      name: 'infrastructure-knows-no-room',
      severity: 'error',
      from: {
        path: '^src/server/(brand|database|bus|csv|jobs|seals|stamps|secrets|snapshots|graphql|words)/|^src/server/(config|errors|events|context)\\.ts$',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: `^src/server/(${ROOMS}|http)/` },
    },
    {
      name: 'features-by-the-door',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: {
        path: '^src/web/features/',
        pathNot: ['^src/web/features/$1/', '^src/web/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'applications-enter-features-by-the-door',
      severity: 'error',
      from: { path: '^src/web/((site|account|staff)/|[^/]+\\.tsx?$)' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/', pathNot: '^src/(web/ui/|shared/brand\\.ts)' },
    },
    {
      name: 'applications-do-not-mix',
      comment: 'What two of them use is a feature.',
      severity: 'error',
      from: { path: '^src/web/(site|account|staff)/' },
      to: { path: '^src/web/(site|account|staff)/', pathNot: '^src/web/$1/' },
    },
    {
      name: 'nobody-imports-an-application',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/(site|account|staff)/|\\.test\\.tsx?$' },
      to: { path: '^src/web/(site|account|staff)/' },
    },
    {
      name: 'parts-by-the-door',
      comment: 'What several pages of one application use is entered like a feature.',
      severity: 'error',
      from: { path: '^src/web/(site|account|staff)/([^/]+)/' },
      to: {
        path: '^src/web/(site|account|staff)/[^/]+/',
        pathNot: ['^src/web/$1/$2/', '^src/web/$1/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'pages-do-not-mix',
      severity: 'error',
      from: { path: '^src/web/(site|account|staff)/pages/([^/]+)/' },
      to: {
        path: '^src/web/(site|account|staff)/pages/',
        pathNot: ['^src/web/$1/pages/$2/', '^src/web/$1/pages/[^/]+$'],
      },
    },
    {
      name: 'nobody-imports-demo',
      severity: 'error',
      from: { path: '^(src|embedded-postgres)/', pathNot: '^src/server/main\\.ts$' },
      to: { path: '^demo/' },
    },
    {
      name: 'nobody-imports-the-embedded-database',
      comment: 'Only what starts the house, and what an operator does to a whole house.',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: '^src/server/(main\\.ts|operations/)' },
      to: { path: '^embedded-postgres/' },
    },
    {
      name: 'product-imports-no-test',
      severity: 'error',
      from: { path: '^(src|demo|embedded-postgres)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(test|bench|torture)/|\\.test\\.tsx?$' },
    },
    {
      name: 'server-knows-no-page',
      comment: 'Only http/pages.ts loads the web’s build.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: ['^src/server/http/pages\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^(src/web|build)/|node_modules/react(-router|-dom)?/' },
    },
    home('pg', 'src/server/database'),
    home('ws', 'src/server/graphql'),
    home('graphql-jit', 'src/server/graphql'),
    home('graphql-http', 'src/server/graphql'),
    home('@pothos/core', 'src/server/graphql'),
    home('@node-rs/argon2', 'src/server/accounts'),
    home('sharp', 'src/server/files'),
    home('@cantoo/pdf-lib', 'src/server/files'),
    home('aws4fetch', 'src/server/files'),
    home('fastify', 'src/server/http'),
    home('cookie', 'src/server/http'),
    home('csv-parse', 'src/server/csv'),
    home('csv-stringify', 'src/server/csv'),
    home('marked', 'src/server/content'),
    home('redis', 'src/server/bus'),
    home('nodemailer', 'src/server/mail'),
    home('openid-client', 'src/server/social'),
    home('web-push', 'src/server/notifications'),
    home('ical-generator', 'src/server/calendar'),
    home('@simplewebauthn/server', 'src/server/accounts'),
    home('@simplewebauthn/browser', 'src/web/features/passkey-device'),
    home('stripe', 'src/server/payments'),
    home('@peculiar', 'src/server/stamps'),
    home('pdfkit', 'src/server/pdf'),
    home('fontkit', 'src/server/pdf'),
    home('@expo-google-fonts', 'src/server/pdf'),
    home('otpauth', 'src/server/accounts'),
    home('qr', 'src/server/(accounts|http|pdf)'),
    home('ajv', 'src/server/api'),
    home('@modelcontextprotocol', 'src/server/agents'),
    home('@opentelemetry', 'src/server/traces'),
    home('standardwebhooks', 'src/server/webhooks'),
    home('valibot', 'src/(shared/fields|server/brand|server/selling/registers)'),
    home('@tanstack/react-query', 'src/web/features/cache'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: 'node_modules/(?!pg|ws|graphql-jit|graphql-http|aws4fetch|csv-parse|csv-stringify|@pothos|@node-rs|sharp|@cantoo|fastify|redis|nodemailer|web-push|marked|stripe|@peculiar|pdfkit|fontkit|@expo-google-fonts|openid-client|ical-generator|@simplewebauthn|otpauth|qr|@tanstack|valibot|react)',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
