import { describe, expect, it } from 'vitest';
import { pick } from './changes.ts';
import { type DraftPort, openDraft, type Sent } from './draft.ts';

type Values = { brand: string; price: number | null; engine: string | null; city: string | null };
const FIRST: Values = { brand: 'Alpine', price: null, engine: null, city: null };

/** What a server does: keeps what it is sent, one revision after the other, and refuses what is `wrong`. */
function openServer(wrong: (part: Partial<Values>) => string | null = () => null) {
  let kept = { values: FIRST, revision: 3 };
  const asked: Partial<Values>[] = [];
  return {
    asked,
    kept: () => kept.values,
    write(part: Partial<Values>) {
      kept = { values: { ...kept.values, ...part }, revision: kept.revision + 1 };
    },
    async send(part: Partial<Values>, revision: number): Promise<Sent> {
      asked.push(part);
      if (revision !== kept.revision) return { kind: 'stale' };
      const field = wrong(part);
      if (field !== null) return { kind: 'refused', field };
      this.write(part);
      return { kind: 'kept', revision: kept.revision };
    },
    reload: async () => ({ ...kept, who: 'Camille' }),
  };
}

type Server = ReturnType<typeof openServer>;

function draftOf(server: Server, port: Partial<DraftPort<Values>> = {}) {
  return openDraft<Values>(
    { values: FIRST, revision: 3 },
    {
      isAutomatic: () => true,
      wrongIn: () => [],
      send: (values, names, revision) => server.send(pick(values, names), revision),
      reload: server.reload,
      fail: () => {},
      ...port,
    },
  );
}

describe('what is written', () => {
  it('names files that are kept no more, and keeps all else', async () => {
    const server = openServer();
    const draft = draftOf(server, {
      send: (values, names, revision) =>
        values.engine === 'lost'
          ? Promise.resolve({ kind: 'refused', field: 'engine', gone: ['a-photo'] })
          : server.send(pick(values, names), revision),
    });
    draft.set('engine', 'lost');
    expect(await draft.flush()).toBe(false);
    draft.set('engine', null);
    expect(await draft.flush()).toBe(true);
    // It never comes back: whoever puts it in again is told at once.
    expect(draft.snapshot().gone).toEqual(new Set(['a-photo']));
  });

  it('is sent as far as it changed, once, and says when all of it is kept', async () => {
    const server = openServer();
    const draft = draftOf(server);
    draft.set('engine', '1600 S');
    draft.set('city', 'Dieppe');
    expect(draft.snapshot().saving).toBe('dirty');
    expect(await draft.flush()).toBe(true);
    expect(await draft.flush()).toBe(true);
    expect(server.asked).toEqual([{ engine: '1600 S', city: 'Dieppe' }]);
    expect(draft.snapshot().saving).toBe('saved');
  });

  it('while it is being sent is sent after it', async () => {
    const server = openServer();
    const draft = draftOf(server, {
      send(values, names, revision) {
        if (server.asked.length === 0) draft.set('engine', '1600 SX');
        return server.send(pick(values, names), revision);
      },
    });
    draft.set('engine', '1600 S');
    expect(await draft.flush()).toBe(true);
    expect(server.asked).toEqual([{ engine: '1600 S' }, { engine: '1600 SX' }]);
    expect(server.kept().engine).toBe('1600 SX');
  });

  it('stays where it was refused, and holds up no other field', async () => {
    const server = openServer(({ price }) => (price === 0 ? 'price' : null));
    const draft = draftOf(server);
    draft.set('price', 0);
    draft.set('engine', '1600 S');
    expect(await draft.flush()).toBe(false);
    expect(draft.snapshot()).toMatchObject({ saving: 'partly', refused: new Set(['price']) });
    expect(draft.snapshot().values.price).toBe(0);
    expect(server.kept()).toMatchObject({ engine: '1600 S', price: null });
    draft.set('price', 40_000);
    expect(await draft.flush()).toBe(true);
    expect(server.kept().price).toBe(40_000);
  });

  it('goes field by field where the server names none of those that were sent', async () => {
    const server = openServer(({ city }) => (city === undefined ? null : 'location'));
    const draft = draftOf(server);
    draft.set('city', '?');
    draft.set('engine', '1600 S');
    expect(await draft.flush()).toBe(false);
    expect(draft.snapshot().refused).toEqual(new Set(['city']));
    expect(server.kept().engine).toBe('1600 S');
  });

  it('has another try when the field changes that it was refused for', async () => {
    const isLost = ({ city, brand }: Values) => city === 'Dieppe' && brand === 'Alpine';
    const server = openServer(part => (isLost({ ...server.kept(), ...part }) ? 'brand' : null));
    const draft = draftOf(server);
    draft.set('city', 'Dieppe');
    expect(await draft.flush()).toBe(false);
    draft.set('brand', 'Renault');
    expect(await draft.flush()).toBe(true);
    expect(server.kept()).toMatchObject({ city: 'Dieppe', brand: 'Renault' });
  });

  it('is not sent where it is known to be wrong, or cannot be read', async () => {
    const server = openServer();
    const draft = draftOf(server, { wrongIn: ({ brand }) => (brand === '' ? ['brand', 'engine'] : []) });
    draft.set('brand', '');
    draft.set('engine', 'V6');
    draft.set('price', 9);
    draft.setUnread('price', '9 much');
    draft.set('city', 'Dieppe');
    expect(await draft.flush()).toBe(false);
    expect(server.asked).toEqual([{ city: 'Dieppe' }]);
    expect(draft.snapshot().unread.get('price')).toBe('9 much');
    // What was wrong because of another field is looked at again.
    draft.set('brand', 'Alpine');
    draft.set('price', 9_000);
    expect(await draft.flush()).toBe(true);
    expect(server.kept()).toMatchObject({ engine: 'V6', price: 9_000 });
  });

  it('waits for another try where nothing was answered', async () => {
    const server = openServer();
    const failures: unknown[] = [];
    const down = new Error('down');
    let isDown = true;
    const draft = draftOf(server, {
      send: (values, names, revision) =>
        isDown ? Promise.reject(down) : server.send(pick(values, names), revision),
      fail: error => failures.push(error),
    });
    draft.set('engine', '1600 S');
    expect(await draft.flush()).toBe(false);
    expect(draft.snapshot()).toMatchObject({ saving: 'failed', values: { engine: '1600 S' } });
    isDown = false;
    expect(await draft.flush()).toBe(true);
    expect(failures).toEqual([down]);
  });
});

describe('what somebody else wrote meanwhile', () => {
  it('is taken over where I wrote elsewhere, and mine is kept too', async () => {
    const server = openServer();
    const draft = draftOf(server);
    server.write({ engine: 'V8' });
    draft.set('city', 'Dieppe');
    expect(await draft.flush()).toBe(true);
    expect(server.kept()).toMatchObject({ engine: 'V8', city: 'Dieppe' });
    expect(draft.snapshot().values.engine).toBe('V8');
    expect(draft.snapshot().meanwhile).toMatchObject({ who: 'Camille', taken: ['engine'], clashes: [] });
  });

  it('is asked where I wrote in the same field, and nothing is sent before it is answered', async () => {
    const server = openServer();
    const draft = draftOf(server);
    server.write({ engine: 'V8' });
    draft.set('engine', 'V12');
    draft.set('city', 'Dieppe');
    expect(await draft.flush()).toBe(false);
    expect(draft.snapshot().saving).toBe('stale');
    expect(await draft.flush()).toBe(false);
    expect(server.kept().city).toBeNull();
    draft.settle(['engine']);
    expect(await draft.flush()).toBe(true);
    expect(server.kept()).toMatchObject({ engine: 'V8', city: 'Dieppe' });
  });

  it('is shown first to who saves by the button', async () => {
    const server = openServer();
    const draft = draftOf(server, { isAutomatic: () => false });
    server.write({ engine: 'V8' });
    draft.set('city', 'Dieppe');
    expect(await draft.flush()).toBe(false);
    expect(draft.snapshot()).toMatchObject({ saving: 'dirty', values: { engine: 'V8', city: 'Dieppe' } });
    draft.settle([]);
    expect(await draft.flush()).toBe(true);
    expect(server.kept()).toMatchObject({ engine: 'V8', city: 'Dieppe' });
  });

  it('never makes it send without end', async () => {
    const server = openServer();
    const draft = draftOf(server, { send: async () => ({ kind: 'stale' }) });
    draft.set('city', 'Dieppe');
    expect(await draft.flush()).toBe(false);
    expect(draft.snapshot()).toMatchObject({ saving: 'failed', values: { city: 'Dieppe' } });
  });
});
