import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { inject } from 'vitest';
import { hashPassword } from '#server/accounts/index.ts';
import { openBus } from '#server/bus/index.ts';
import { readConfig } from '#server/config.ts';
import { openClock } from '#server/database/index.ts';
import type { Events } from '#server/events.ts';
import type { Live } from '#server/graphql/index.ts';
import { type HouseRooms, openHouse } from '#server/house.ts';
import { listen } from '#server/http/index.ts';
import { ensureTemplate, openTestDatabase, type TestDatabase } from './database.ts';
import { TEMPLATE } from './setup.ts';
import { quietEvents } from './world.ts';

export const PASSWORD = 'Un-Mot-De-Passe-1';

/** The whole house on a port of its own, over a fresh database. */
export type TestHouse = AsyncDisposable & {
  readonly url: string;
  readonly db: TestDatabase;
  readonly dataDir: string;
  readonly rooms: HouseRooms;
  readonly live: Live;
  /** What it tells whoever runs it. */
  readonly events: Events;
  /** The HTTP server it answers at. */
  readonly server: Server;
  /** Signs in somebody new, with these permissions. */
  guest(wish?: {
    email?: string;
    permissions?: string[];
    hasCard?: boolean;
    firstName?: string;
  }): Promise<Guest>;
  /** A browser nobody is signed in on; it says that it is `agent`. */
  visitor(agent?: string): Guest;
};

export type Answer = {
  data?: Record<string, never> | null;
  errors?: { message: string; extensions: { code: string; field?: string; minimum?: number } }[];
};

/** One browser without a screen: it keeps its cookie and speaks GraphQL. */
export type Guest = {
  readonly email: string;
  ask(query: string, variables?: object): Promise<Answer>;
  /** The first error's code; null when it went through. */
  codeOf(query: string, variables?: object): Promise<string | null>;
  cookie(): string;
};

/** A database in which a house was open before: its own texts stand there. */
const OPENED = 'template_opened';
const hashing = hashPassword(PASSWORD);

/**
 * @param template the database that its own is copied from, where it is not an empty one
 * @param over the house whose database and files it shares, as one that was started anew with other settings does
 */
export async function openTestHouse(
  env: NodeJS.ProcessEnv = {},
  template = OPENED,
  over: Pick<TestHouse, 'db' | 'dataDir'> | null = null,
): Promise<TestHouse> {
  if (template === OPENED && !over) {
    await ensureTemplate(OPENED, async () => {
      await using house = await openTestHouse({}, TEMPLATE);
      house.db.keepAs(OPENED);
    });
  }
  const db = over?.db ?? (await openTestDatabase(template));
  const dataDir = over?.dataDir ?? (await mkdtemp(join(inject('housesDir'), 'calandre-house-')));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: '0', RATE_LIMITS: 'off', ...env });
  const events = quietEvents();
  const bus = await openBus(db.database, null, () => {});
  const clock = await openClock(db.database, () => {});
  const parts = { config, database: db.database, bus, events, metrics: new Registry() };
  const house = await openHouse({ ...parts, clock: () => clock.now() });
  const url = `http://localhost:${await listen(house.app, config)}`;
  const passwordHash = await hashing;
  let count = 0;

  return {
    ...{ url, db, dataDir: config.dataDir },
    rooms: house.rooms,
    ...{ live: house.live, events },
    server: house.app.server,
    visitor: agent => openGuest(url, '', agent),
    async guest({ permissions = [], hasCard = true, firstName = 'Alain', email } = {}) {
      count += 1;
      const address = email ?? `guest${count}@calandre.test`;
      await addPerson(db, { address, passwordHash, permissions, hasCard, firstName });
      const guest = openGuest(url, address);
      const login = 'mutation($e:String!,$p:String!){login(email:$e,password:$p){user{id}}}';
      await guest.ask(login, { e: address, p: PASSWORD });
      return guest;
    },
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]();
      clock[Symbol.dispose]();
      await bus[Symbol.asyncDispose]();
      if (over) return;
      await db[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type NewPerson = {
  address: string;
  passwordHash: string;
  permissions: string[];
  hasCard: boolean;
  firstName: string;
};

export async function addPerson(db: Pick<TestDatabase, 'owner'>, person: NewPerson): Promise<void> {
  const [row] = await db.owner<{ id: string }>(
    `insert into accounts (email, password_hash, first_name, last_name, phone, added_permissions,
       email_confirmed_at)
     values ($1, $2, $3, 'Mercier', '+33612345678', $4, now()) returning id`,
    [person.address, person.passwordHash, person.firstName, person.permissions],
  );
  if (!person.hasCard) return;
  await db.owner(
    `insert into cards (account_id, brand, last_four, expires_at, provider_ref)
     values ($1, 'visa', '4242', now() + interval '1 year', 'test')`,
    [row?.id],
  );
}

export function openGuest(url: string, email: string, agent = 'test'): Guest {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask: Guest['ask'] = async (query, variables = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent, cookie: cookie() },
      body: JSON.stringify({ query, variables }),
    });
    for (const given of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (given.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return (await response.json()) as Answer;
  };
  return {
    email,
    ask,
    codeOf: async (query, variables) => (await ask(query, variables)).errors?.[0]?.extensions.code ?? null,
    cookie,
  };
}
