import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(() => house.db.owner('delete from jobs; delete from mails; delete from newsletter_subscribers'));

/** Several parts, so that some are left. */
const MANY = 120;
const SAVE = 'mutation($data: CampaignInput!) { saveCampaign(data: $data) { id } }';
const SEND = 'mutation($id: ID!) { sendCampaign(id: $id, version: 0) { id } }';
const SEE = 'query($id: ID!) { campaign(id: $id) { state counts { waiting } } }';
const DRAFT = { subject: { fr: 'La vente' }, body: { fr: 'Bonjour' }, button: {}, segment: 'SUBSCRIBERS' };

const written = async () => (await house.db.owner('select from mails')).length;
const work = async () => {
  await house.rooms.jobs.drain();
  await house.db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");
};

/** A letter of which somebody has sent the first part. */
async function begun() {
  const [sender, colleague] = await Promise.all(
    ['', ''].map(() => house.guest({ permissions: ['Users:update'] })),
  );
  await house.db.owner(
    `insert into newsletter_subscribers (email, language, consent, consented_at, token_hash, confirmed_at)
     select 's' || n || '@calandre.test', 'FR', 'Oui.', now(), int4send(n), now() from generate_series(1, $1) n`,
    [MANY],
  );
  const { data } = await colleague!.ask(SAVE, { data: DRAFT });
  const { id } = (data as unknown as { saveCampaign: { id: string } }).saveCampaign;
  expect(await sender!.codeOf(SEND, { id })).toBeNull();
  await work();
  const see = async () => (await colleague!.ask(SEE, { id })).data?.campaign;
  return { id, email: sender!.email, sent: await written(), see };
}

describe('a letter to many', () => {
  it('goes on while whoever sent it may', async () => {
    const { see } = await begun();
    for (let part = 0; part < 4; part += 1) await work();
    expect([await see(), await written()]).toEqual([{ state: 'SENT', counts: { waiting: MANY } }, MANY]);
  });

  it.each([
    ['has lost the right', "update accounts set added_permissions = '{}' where email = $1"],
    ['is suspended', 'update accounts set blocked_at = now() where email = $1'],
  ])('goes no further once whoever sent it %s, and the log says so', async (_why, end) => {
    const { id, email, sent, see } = await begun();
    await house.db.owner(end, [email]);
    for (let part = 0; part < 4; part += 1) await work();
    expect(await see()).toMatchObject({ state: 'STOPPED' });
    expect([sent, await written()]).toEqual([50, 50]);
    const line = `select actor_id as by, action from audit_entries where subject_id = $1 order by id desc limit 1`;
    expect(await house.db.owner(line, [id])).toEqual([{ by: null, action: 'campaign.stopped' }]);
  });
});
