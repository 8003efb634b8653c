import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf, offeredLocales, ownLocale } from '#shared/words/locale.ts';
import { escapeMarkup } from '#shared/words/text.ts';
import type { Unsubscribe } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import type { Door } from './door.ts';
import { plainPolicy, plainStyle } from './plain-page.ts';
import { notFound } from './problems.ts';

/** The page of all notification settings. */
const settingsPath = () => linkTo('user/notifications', ownLocale());

/** Reads an unsubscribe link; null where the token is not of this kind. */
type ReadUnsubscribe = (token: string) => Promise<Unsubscribe | null>;

/**
 * Serves unsubscribing from one kind of letters. A mailbox sends one POST (RFC 8058); a person gets a page with a
 * button first, since mail scanners open every link. The link's signature authorizes it, without a sign-in.
 */
export function unsubscribeDoor(rooms: readonly { readonly readUnsubscribe: ReadUnsubscribe }[]): Door {
  const read: ReadUnsubscribe = async token => {
    for (const room of rooms) {
      const known = await room.readUnsubscribe(token);
      if (known) return known;
    }
    return null;
  };
  return app => {
    app.register(async scope => {
      // The body is ignored: the URL says everything.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, ''));
      scope.get<{ Params: { token: string } }>('/mail/unsubscribe/:token', async ({ params }, reply) => {
        const known = await read(params.token);
        if (!known) return notFound(reply);
        return reply.headers(headers()).send(page('ask', known));
      });
      scope.post<{ Params: { token: string } }>('/mail/unsubscribe/:token', async ({ params }, reply) => {
        const known = await read(params.token);
        if (!known) return notFound(reply);
        await known.end();
        return reply.headers(headers()).send(page('done', known));
      });
    });
  };
}

const headers = () => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': plainPolicy(),
  'x-robots-tag': 'noindex',
});

/** Writes the page in every language, so that it does not reveal the language of the link's owner. */
function page(title: 'ask' | 'done', { letterIn }: Unsubscribe): string {
  const [first, ...others] = offeredLocales().map(locale => {
    const language = languageOf(locale);
    const text = wordsIn(language)(`bare.unsubscribe.${title}`, { letter: letterIn(language) });
    return { locale, text: escapeMarkup(text) };
  });
  const rest = others.map(({ locale, text }) => `<p lang="${locale}">${text}</p>`).join('');
  const form = title === 'ask' ? '<form method="post"><button>OK</button></form>' : '';
  return (
    `<!doctype html><html lang="${ownLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeMarkup(brand().name)}</title><style>${plainStyle()}</style></head><body><main><h1>${first?.text}</h1>${rest}${form}` +
    `<p><a href="${settingsPath()}">${escapeMarkup(brand().name)}</a></p></main></body></html>`
  );
}
