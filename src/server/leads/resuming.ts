import { randomBytes } from 'node:crypto';
import { linkTo } from '#shared/paths/links.ts';
import { localeOf } from '#shared/words/locale.ts';
import { isUuid } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import { composeLetter } from '../mail/index.ts';
import { wordsIn } from '../words/index.ts';
import type { InquiriesParts } from './inquiries.ts';
import { findInquiry, followLink, type Inquiry, type Keeper, linkInquiry } from './leads-store.ts';
import { takeSending } from './machines.ts';

const TOKEN_BYTES = 24;

/**
 * Continues a visitor's draft on another device, by a secret link e-mailed to the address in the draft. The e-mail
 * contains nothing that was typed: a wrong recipient learns only that a draft exists.
 */
export function openResuming(parts: InquiriesParts) {
  const { database, mail, publicUrl } = parts;
  return {
    /** Writes the link to the address in the draft. @throws AppError NotFound, BadInput without one, RateLimited */
    async mailLink(keeper: Keeper, origin: string, id: string): Promise<void> {
      const inquiry = found(isUuid(id) ? await findInquiry(database, id, keeper) : null);
      const to = inquiry.answers.email?.[0] ?? '';
      requireInput(inquiry.sentAt === null, 'id');
      requireInput(to !== '', 'email');
      await takeSending(parts, keeper, origin, inquiry);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const { language } = inquiry;
      const say = wordsIn(language);
      const path = linkTo('form/buy/continue', localeOf(language), {}, { token });
      const letter = composeLetter({
        ...{ to, language, subject: say('letters.leads.resume.subject') },
        paragraphs: [say('letters.leads.resume.text'), say('letters.leads.resume.once')],
        button: { text: say('letters.leads.resume.button'), url: publicUrl.origin + path },
      });
      await database.transaction(async writes => {
        await linkInquiry(writes, inquiry.id, token);
        await mail.send(writes, letter);
      });
    },
    /** Moves the draft to who has the link, valid ten minutes from its first use. @throws AppError TokenExpired */
    async resume(keeper: Keeper, token: string): Promise<Inquiry> {
      const inquiry = await database.transaction(writes => followLink(writes, token, keeper));
      if (inquiry === null) throw new AppError('TokenExpired');
      return inquiry;
    },
  };
}
