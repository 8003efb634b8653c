import { LOCALES, languageOf } from '#shared/words/locale.ts';
import { requirePermission } from '../context.ts';
import type { Newsletter } from '../newsletter/index.ts';
import type { Door } from './door.ts';
import { notFound } from './problems.ts';
import type { MakeContext } from './request-context.ts';
import { SHOWN_IN_OUR_FRAMES } from './security.ts';

export type LettersParts = {
  readonly newsletter: Pick<Newsletter, 'campaigns'>;
  readonly makeContext: MakeContext;
};

/** Serves the preview of a campaign letter, for the staff's page: with its styles; nothing in it loads or runs. */
export function lettersDoor({ newsletter, makeContext }: LettersParts): Door {
  return app => {
    app.get<{ Params: { id: string; locale: string } }>('/letters/:id/:locale', async (request, reply) => {
      const context = await makeContext(request.raw, reply.raw);
      const { id, locale } = request.params;
      const known = LOCALES.find(each => each === locale);
      requirePermission(context, 'Users:update');
      const html = known ? await newsletter.campaigns.preview(id, languageOf(known)) : null;
      if (html === null) return notFound(reply);
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          ...SHOWN_IN_OUR_FRAMES,
          'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        })
        .send(html);
    });
  };
}
