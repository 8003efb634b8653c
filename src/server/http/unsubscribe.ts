import { linkTo } from '#shared/paths/links.ts';
import type { Notifications } from '../notifications/index.ts';
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
        return reply.headers(HEADERS).send(page(ASK));
      });
      scope.post<{ Params: { token: string } }>('/mail/unsubscribe/:token', async ({ params }, reply) => {
        const unwanted = await readUnsubscribe(params.token);
        if (!unwanted) return notFound(reply);
        await unsubscribe(unwanted);
        return reply.headers(HEADERS).send(page(DONE));
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

type Sentence = readonly [language: string, text: string];
type Words = {
  readonly title: readonly Sentence[];
  readonly button: string | null;
  readonly settings: string;
};

const ASK: Words = {
  title: [
    ['fr', 'Ne plus recevoir ce type de message ?'],
    ['en', 'Stop receiving this kind of message?'],
    ['es', '¿Dejar de recibir este tipo de mensajes?'],
  ],
  button: 'OK',
  settings: 'Calandre',
};
const DONE: Words = {
  title: [
    ['fr', 'C’est noté : vous ne recevrez plus ce type de message.'],
    ['en', 'Done: you will no longer receive this kind of message.'],
    ['es', 'Hecho: ya no recibirá este tipo de mensajes.'],
  ],
  button: null,
  settings: 'Calandre',
};

/** Three languages at once: the link knows the person, and the page shall not. */
function page({ title, button, settings }: Words): string {
  const [[, first] = ['fr', ''], ...others] = title;
  const rest = others.map(([language, text]) => `<p lang="${language}">${text}</p>`).join('');
  const form = button === null ? '' : `<form method="post"><button>${button}</button></form>`;
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Calandre</title><style>${PLAIN_STYLE}</style></head><body><main><h1>${first}</h1>${rest}${form}` +
    `<p><a href="${SETTINGS_PATH}">${settings}</a></p></main></body></html>`
  );
}
