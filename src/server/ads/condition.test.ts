import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adStaff, BARE, draft, offer } from '#test/kit/ads.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readLine } from './sheet.ts';

let house: TestHouse;
let staff: Guest;
let photoId: string;
let otherPhotoId: string;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await adStaff(house);
  const rows = await house.db.owner<{ id: string }>(
    "insert into photos (file_key, width, height) values ('k', 900, 600), ('l', 900, 600) returning id",
  );
  [photoId = '', otherPhotoId = ''] = rows.map(({ id }) => id);
});
afterAll(() => house[Symbol.asyncDispose]());

const UPDATE = 'mutation($uuid:ID!,$data:CarAdInput!){updateCarAd(uuid:$uuid,data:$data){uuid}}';
const HEAD = { inspector: 'Étienne Kowalski', inspectedOn: '2026-10-06', place: 'Dieppe' };
const FLAW = { panel: 'BONNET', kind: 'DENT', size: 'SMALL' } as const;

/** What everybody reads of a car's report. */
async function read(uuid: string, fields: string): Promise<unknown> {
  const { data } = await house.visitor().ask(`{publicCarAd(uuid:"${uuid}"){conditionReport{${fields}}}}`);
  return (data as { publicCarAd: { conditionReport: unknown } } | null)?.publicCarAd.conditionReport;
}
const refused = async (uuid: string, conditionReport: object) =>
  (await staff.ask(UPDATE, { uuid, data: { conditionReport: { ...HEAD, ...conditionReport } } })).errors?.[0]
    ?.extensions.field;

describe('what a specialist found of a car', () => {
  it('is kept whole and read by everybody, each thickness with what it means', async () => {
    const { uuid } = await offer(staff, { ...BARE, photos: { front: photoId } });
    expect(await read(uuid, 'version')).toBeNull();
    const conditionReport = {
      ...{ ...HEAD, place: ' Dieppe ' },
      flaws: [{ ...FLAW, note: { fr: ' Bosse ', en: '' }, photoId }, FLAW],
      paint: [200, 201, 500, 501].map((microns, index) => ({
        panel: ['BONNET', 'ROOF', 'BOOT_LID', 'LEFT_SILL'][index],
        microns,
      })),
      roadTest: { isDone: false, doneOn: '2026-10-06', kilometres: 4, remarks: { fr: 'Assurance.' } },
      worksDue: [{ name: { fr: 'Pneus' }, cost: 1_150 }],
    };
    expect((await staff.ask(UPDATE, { uuid, data: { conditionReport } })).errors).toBeUndefined();
    expect(
      await read(
        uuid,
        `version inspector place keyCount papersSeen mechanics{part} flaws{panel note{fr en} photo{id}}
         paint{finding} roadTest{isDone doneOn kilometres remarks{fr}} worksDue{name{fr} cost}`,
      ),
    ).toEqual({
      ...{ version: 1, inspector: 'Étienne Kowalski', place: 'Dieppe', keyCount: null },
      ...{ papersSeen: [], mechanics: [] },
      flaws: [
        { panel: 'BONNET', note: { fr: 'Bosse', en: null }, photo: { id: photoId } },
        { panel: 'BONNET', note: null, photo: null },
      ],
      paint: ['ORIGINAL', 'REPAINTED', 'REPAINTED', 'FILLER'].map(finding => ({ finding })),
      // What was not driven has neither a day nor a distance.
      roadTest: { isDone: false, doneOn: null, kilometres: null, remarks: { fr: 'Assurance.' } },
      worksDue: [{ name: { fr: 'Pneus' }, cost: 1_150 }],
    });
    // A photo that the ad shows no more is no photo of a flaw.
    await staff.ask(UPDATE, { uuid, data: { photos: { front: otherPhotoId } } });
    expect(await read(uuid, 'flaws{photo{id}}')).toEqual({ flaws: [{ photo: null }, { photo: null }] });
    await staff.ask(UPDATE, { uuid, data: { conditionReport: null } });
    expect(await read(uuid, 'version')).toBeNull();
  });

  it.each([
    ['of another form', { version: 2 }],
    ['by nobody', { inspector: ' ' }],
    ['on no day', { inspectedOn: '2026-02-30' }],
    ['of a panel measured twice', { paint: Array(2).fill({ panel: 'ROOF', microns: 120 }) }],
    ['of paint on glass', { paint: [{ panel: 'WINDSCREEN', microns: 120 }] }],
    ['of no thickness', { paint: [{ panel: 'ROOF', microns: 0 }] }],
    ['of a part seen twice', { mechanics: Array(2).fill({ part: 'ENGINE', state: 'GOOD' }) }],
    ['of a paper of no list', { papersSeen: ['LETTER'] }],
    ['of a road test on no day', { roadTest: { isDone: true } }],
    ['of works without a name', { worksDue: [{ name: { fr: ' ' }, cost: 10 }] }],
    ['of works for nothing', { worksDue: [{ name: { fr: 'Pneus' }, cost: 0 }] }],
    ['with more keys than a ring holds', { keyCount: 21 }],
    ['with a photo of no ad', { flaws: [{ ...FLAW, photoId: 'x' }] }],
  ])('is refused %s, in a new ad and in one there is', async (_what, wrong) => {
    const { uuid } = await draft(staff, BARE);
    expect(await refused(uuid, wrong)).toBe('conditionReport');
    const data = { ...BARE, conditionReport: { ...HEAD, ...wrong } };
    const create = 'mutation($data:CarAdInput!){createCarAd(data:$data){uuid}}';
    expect((await staff.ask(create, { data })).errors?.[0]?.extensions.field).toBe('conditionReport');
  });

  it('shows photos of its own ad alone', async () => {
    const { uuid } = await draft(staff, { ...BARE, photos: { front: photoId } });
    expect(await refused(uuid, { flaws: [{ ...FLAW, photoId: otherPhotoId }] })).toBe('conditionReport');
    expect(await refused(uuid, { flaws: [{ ...FLAW, photoId }] })).toBeUndefined();
  });

  it('stays on the photos that its seller tells in other words', async () => {
    const seller = await house.guest();
    const { uuid } = await addCar(house, { sellerEmail: seller.email, status: 'DRAFT' });
    const flaws = [{ ...FLAW, photoId }, FLAW];
    const data = { photos: { front: photoId }, conditionReport: { ...HEAD, flaws } };
    await staff.ask(UPDATE, { uuid, data });
    const describe = 'mutation($id:ID!,$alt:String){describePhoto(id:$id,alt:$alt){id}}';
    let id = photoId;
    const tell = async (alt: string) => {
      const said = await seller.ask(describe, { id, alt });
      id = (said.data as unknown as { describePhoto: { id: string } }).describePhoto.id;
    };
    for (const alt of ['Capot', 'Capot bleu']) await tell(alt);
    const before = await seller.ask(`{myCar(uuid:"${uuid}"){version}}`);
    const { version } = (before.data as unknown as { myCar: { version: number } }).myCar;
    const save =
      'mutation($u:ID!,$v:Int!,$d:CarAdInput){saveMyCar(uuid:$u,version:$v,data:$d){ad{conditionReport{flaws{photo{id}}}}}}';
    const saved = await seller.ask(save, { u: uuid, v: version, d: { photos: { front: id } } });
    const shown = { conditionReport: { flaws: [{ photo: { id } }, { photo: null }] } };
    expect(saved.data).toEqual({ saveMyCar: { ad: shown } });
    // The photos are others, and the report says the same of them.
    await tell('Capot bleu clair');
    await staff.ask(UPDATE, { uuid, data: { photos: { front: id } } });
    const [last] = await house.db.owner<{ names: string[] }>(
      `select array(select jsonb_object_keys(before || after)) as names from audit_entries
       where subject_id = $1 and action = 'ad.updated' order by id desc limit 1`,
      [uuid],
    );
    expect(last?.names).toEqual(['photos']);
  });

  it('is written by the house, read by its seller, and brought in by no file', async () => {
    const seller = await house.guest();
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const save = 'mutation($u:ID!,$d:CarAdInput){saveMyCar(uuid:$u,version:0,data:$d){version}}';
    const data = { conditionReport: HEAD };
    const answer = await seller.ask(save, { u: uuid, d: data });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'conditionReport' });
    await staff.ask(UPDATE, { uuid, data });
    const mine = await seller.ask(`{myCar(uuid:"${uuid}"){ad{conditionReport{inspector}}}}`);
    expect(mine.data).toEqual({ myCar: { ad: { conditionReport: { inspector: HEAD.inspector } } } });
    for (const conditionReport of [HEAD, 'x'])
      expect(readLine({ ...BARE, conditionReport }, { days: 'DMY', decimal: 'POINT' }).unread).toEqual([
        'conditionReport',
      ]);
  });

  it('is told to whoever bids, and logged, when it changes under the hammer', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    await staff.ask(UPDATE, { uuid, data: { conditionReport: HEAD } });
    const { data } = await house.visitor().ask(`{publicCarAd(uuid:"${uuid}"){auction{adEdits{topics}}}}`);
    expect(data).toEqual({ publicCarAd: { auction: { adEdits: [{ topics: ['STATE'] }] } } });
    const log = await staff.ask(`{carAdHistory(uuid:"${uuid}"){action changes{name}}}`);
    expect(log.data).toMatchObject({
      carAdHistory: [{ action: 'ad.updated', changes: [{ name: 'conditionReport' }] }, {}, {}],
    });
  });
});
