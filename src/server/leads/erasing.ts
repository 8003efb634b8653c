import { WRITTEN_WISH_FIELDS, type WrittenWish } from '#shared/fields/index.ts';
import type { Language } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { record } from '../audit/index.ts';
import { requireFields } from '../context.ts';
import type { Core } from '../core.ts';
import { isUuid, statement, type Writes } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { longDate, wordsIn } from '../words/index.ts';
import { FORMS } from './forms/index.ts';
import { findLead, holdLead } from './staff-store.ts';
import { isMandate } from './words.ts';

type Parts = Pick<Core, 'database' | 'mail' | 'clock'>;

/** Whether a car was given to the house to sell by contract, or sold, out of a lead. */
const hasContract = statement(
  'leads.hasContract',
  `select from consignments c where c.lead_id = $1 and (
     exists (select from sale_mandates m where m.ad_uuid = c.ad_uuid and m.signed_at is not null)
     or exists (select from orders o where o.ad_uuid = c.ad_uuid))`,
).any<[id: string]>();

// A file that belongs to a seller's account, by its ad or after leaving it, is erased with that account.
const eraseFile = statement(
  'leads.eraseFile',
  `delete from consignments c where lead_id = $1 and seller_id is null
     and not exists (select from ads d where d.uuid = c.ad_uuid and d.owner_id is not null)`,
).run<[id: string]>();

// Letters to an address with an account are not only about leads; those of a campaign are deleted with it.
const eraseLetters = statement(
  'leads.eraseLetters',
  `delete from mails m using leads l where l.id = $1 and lower(m.recipient) = lower(l.email)
     and not exists (select from accounts a where lower(a.email) = lower(l.email))
     and not exists (select from campaign_recipients r where r.mail_id = m.id)`,
).run<[id: string]>();

const eraseLead = statement(
  'leads.eraseOne',
  `with gone as (delete from leads where id = $1 returning inquiry_id)
   delete from inquiries where id in (select inquiry_id from gone) returning language`,
).value<{ language: Language }, [id: string], Writes>('language');

/**
 * Erases a lead at a person's written request (GDPR, article 17): its answers, the e-mails to them and to the house
 * about it, and the file of the car they wanted to sell; a sweep removes its photos. They are told, with the note on
 * their request, which is stored nowhere else: the permanent log only says who did it and the date of the request.
 * @throws AppError NotFound; BadInput with the field, `state` where a contract depends on it, or a withdrawal or a
 * search mandate is still to be ended
 */
export async function erase(
  { database, mail, clock }: Parts,
  id: string,
  given: WrittenWish,
  actorId: string,
): Promise<void> {
  found(isUuid(id) ? id : null);
  const wish = requireFields(WRITTEN_WISH_FIELDS, given);
  requireInput(wish.wishedOn <= parisDay(clock()), 'wishedOn');
  await database.transaction(async writes => {
    await holdLead(writes, id);
    const { form: name, state, email } = found(await findLead(writes, id));
    const form = FORMS.get(name);
    const isOpen = state === 'NEW' || state === 'IN_PROGRESS';
    const binds = name === 'withdrawal' || (form !== undefined && isMandate(form));
    requireInput(!(isOpen && binds) && !(await hasContract(writes, id)), 'state');
    await eraseFile(writes, id);
    await eraseLetters(writes, id);
    const language = (await eraseLead(writes, id)) ?? 'FR';
    const entry = { actorId, action: 'lead.erased', subjectId: id, subjectName: name } as const;
    await record(writes, { ...entry, after: { wishedOn: wish.wishedOn } });
    if (email !== null) await mail.send(writes, erasedLetter(email, language, wish));
  });
}

/** To the person: that it is done, and what was noted of their wish. */
function erasedLetter(to: string, language: Language, { wishedOn, reason }: WrittenWish): Letter {
  const say = wordsIn(language);
  const date = longDate(wishedOn, language);
  const quotes = [{ by: say('letters.account.farewell.noted'), text: reason }];
  return composeLetter({
    ...{ to, language, subject: say('letters.leads.erased.subject') },
    ...{ paragraphs: [say('letters.leads.erased.text', { date })], quotes, button: null },
  });
}
