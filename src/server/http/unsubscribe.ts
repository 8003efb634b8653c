import { linkTo } from '#shared/paths/links.ts';
import { LANGUAGES, localeOf } from '#shared/words/locale.ts';
import type { Notifications } from '../notifications/index.ts';
import { wordsIn } from '../words/index.ts';
import type { Door } from './door.ts';
import { PLAIN_POLICY, PLAIN_STYLE } from './plain-page.ts';
import { notFound } from './problems.ts';

/** Where everything else can be set. */
const SETTINGS_PATH = linkTo('user/notifications', 'fr');

type Letters = Pick<Notifications, 'readUnsubscribe' | 'unsubscribe'>;

/**
 * Says no to letters of one kind. A mailbox asks with one POST (RFC 8058); a person sees a page with a
 * button first, for mailboxes open every link they find. The link's seal is the right to it: nobody signs in.
 */
export function unsubscribeDoor({ readUnsubscribe, unsubscribe }: Letters): Door {
  return app => {
    app.register(async scope => {
      // What a form or a mailbox sends says nothing that the address does not.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, ''));
      scope.get<{ Params: { token: string } }>('/mail/unsubscribe/:token', async ({ params }, reply) => {
        const unwanted = await readUnsubscribe(params.token);
        if (!unwanted) return notFound(reply);
        return reply.headers(HEADERS).send(page('ask'));
      });
      scope.post<{ Params: { token: string } }>('/mail/unsubscribe/:token', async ({ params }, reply) => {
        const unwanted = await readUnsubscribe(params.token);
        if (!unwanted) return notFound(reply);
        await unsubscribe(unwanted);
        return reply.headers(HEADERS).send(page('done'));
      });
    });
  };
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': PLAIN_POLICY,
  'x-robots-tag': 'noindex',
};

/** Three languages at once: the link knows the person, and the page shall not. */
function page(title: 'ask' | 'done'): string {
  const [first, ...others] = LANGUAGES.map(language => ({
    locale: localeOf(language),
    text: wordsIn(language)(`bare.unsubscribe.${title}`),
  }));
  const rest = others.map(({ locale, text }) => `<p lang="${locale}">${text}</p>`).join('');
  const form = title === 'ask' ? '<form method="post"><button>OK</button></form>' : '';
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Calandre</title><style>${PLAIN_STYLE}</style></head><body><main><h1>${first?.text}</h1>${rest}${form}` +
    `<p><a href="${SETTINGS_PATH}">Calandre</a></p></main></body></html>`
  );
}
