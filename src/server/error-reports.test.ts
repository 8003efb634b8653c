import { createServer } from 'node:http';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openErrorReports } from './error-reports.ts';
import { openEvents } from './events.ts';

type Frame = { filename: string; function: string; lineno: number; in_app: boolean };
type Event = {
  event_id: string;
  timestamp: number;
  platform: string;
  level: string;
  tags: Record<string, string>;
  exception: { values: { type: string; value?: string; stacktrace?: { frames: Frame[] } }[] };
};

/** Whoever takes envelopes, on this machine, as strict as the protocol is. */
async function openReceiver() {
  const envelopes: { url: string; auth: string; text: string; event: Event }[] = [];
  const state = { status: 200, headers: {} as Record<string, string> };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const [head = '', item = '', event = '', end] = text.split('\n');
    const isOne =
      request.headers['content-type'] === 'application/x-sentry-envelope' &&
      JSON.parse(head).event_id === JSON.parse(event).event_id &&
      JSON.parse(item).type === 'event' &&
      end === '';
    const auth = String(request.headers['x-sentry-auth']);
    if (isOne) envelopes.push({ url: request.url ?? '', auth, text, event: JSON.parse(event) });
    response.writeHead(isOne ? state.status : 400, state.headers).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    ...{ envelopes, state },
    dsn: new URL(`http://abc123@127.0.0.1:${port}/below/42`),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

const secret = 'jeanne.martel@example.org';
const failed = () => {
  const cause = Object.assign(new TypeError(`(email)=(${secret}) already\n    at ${secret} (x)`), {
    ...{ code: '23505', table: 'accounts', constraint: 'accounts_email_key', detail: secret },
  });
  return new Error(`no letter to ${secret}`, { cause });
};

describe('reports of errors', () => {
  it('say in an envelope what happened where, under the number of the log', async () => {
    await using receiver = await openReceiver();
    const complaints: Error[] = [];
    const reports = openErrorReports({ dsn: receiver.dsn, onError: error => complaints.push(error) });
    const events = openEvents(pino({ level: 'silent' }), new Registry(), reports.report);
    events.requestFailed({ errorId: 'd2c5', error: failed() });
    await reports.settled();
    expect(complaints).toEqual([]);
    const [envelope] = receiver.envelopes;
    expect(envelope?.url).toBe('/below/api/42/envelope/');
    expect(envelope?.auth).toMatch(/^Sentry sentry_version=7, sentry_client=\S+, sentry_key=abc123$/);
    const event = envelope?.event;
    expect(event).toMatchObject({
      platform: 'node',
      level: 'error',
      tags: { part: 'request', errorId: 'd2c5' },
    });
    expect(event?.event_id).toMatch(/^[\da-f]{32}$/);
    expect(event?.exception.values.map(({ type, value }) => [type, value])).toEqual([
      ['TypeError', '23505 accounts accounts_email_key'],
      ['Error', ''],
    ]);
    const frames = event?.exception.values[1]?.stacktrace?.frames ?? [];
    expect(frames.at(-1)).toMatchObject({ filename: 'src/server/error-reports.test.ts', in_app: true });
    expect(frames.at(-1)?.lineno).toBeGreaterThan(0);
  });

  it('name nobody, whatever an error says', async () => {
    await using receiver = await openReceiver();
    const reports = openErrorReports({ dsn: receiver.dsn, onError: () => {} });
    const odd = Object.assign(failed(), { code: secret });
    for (const error of [failed(), odd, secret, { secret }, null, undefined])
      reports.report({ error, part: 'jobs' });
    await reports.settled();
    expect(receiver.envelopes).toHaveLength(6);
    expect(receiver.envelopes.map(({ text }) => text).join('')).not.toMatch(/jeanne|martel|example/);
  });

  it('tell every fault of ours, and no answer that was expected', async () => {
    const told: string[] = [];
    const events = openEvents(pino({ level: 'silent' }), new Registry(), ({ part }) => told.push(part));
    const error = new Error('x');
    events.partFailed({ part: 'bus', error });
    events.jobFailed({ kind: 'letters', id: 1, attempts: 1, error });
    events.jobDied({ kind: 'letters', id: 1, attempts: 9, error });
    events.closingFailed({ auctionId: 'a', attempts: 1, reason: 'bug', errorId: 'e', error });
    events.answerMissing({ code: 'Unavailable', error });
    events.bidRefused({ auctionId: 'a', code: 'BidTooLow' });
    expect(told).toEqual(['bus', 'jobs letters', 'closing']);
  });

  it('are thirty a minute at most, and none while the other side asks for silence', async () => {
    await using receiver = await openReceiver();
    let now = 1_000_000;
    const complaints: Error[] = [];
    const reports = openErrorReports({
      dsn: receiver.dsn,
      onError: error => complaints.push(error),
      now: () => now,
    });
    const report = async (times: number) => {
      for (let time = 0; time < times; time += 1) reports.report({ error: new Error('x'), part: 'a' });
      await reports.settled();
      return receiver.envelopes.length;
    };
    expect(await report(50)).toBe(30);
    now += 60_001;
    receiver.state.status = 429;
    receiver.state.headers = { 'retry-after': '120' };
    expect(await report(1)).toBe(31);
    now += 100_000;
    expect(await report(1)).toBe(31);
    now += 21_000;
    receiver.state.status = 200;
    expect(await report(1)).toBe(32);
    expect(complaints).toHaveLength(1);
  });

  it('cost nobody anything while the other side is away', async () => {
    await using receiver = await openReceiver();
    const complaints: Error[] = [];
    receiver.state.status = 500;
    const reports = openErrorReports({ dsn: receiver.dsn, onError: error => complaints.push(error) });
    for (let time = 0; time < 3; time += 1) reports.report({ error: new Error('x'), part: 'a' });
    await reports.settled();
    expect(complaints).toHaveLength(1);
  });

  it('have an address with a key and a project, encrypted in production', () => {
    expect(readConfig({}).errorsUrl).toBeNull();
    expect(readConfig({ SENTRY_DSN: 'https://k@errors.example.org/7' }).errorsUrl?.pathname).toBe('/7');
    for (const dsn of ['https://errors.example.org/7', 'https://k@errors.example.org', 'ftp://k@a/7']) {
      expect(() => readConfig({ SENTRY_DSN: dsn })).toThrow('SENTRY_DSN');
    }
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example.org' };
    expect(() => readConfig({ ...production, SENTRY_DSN: 'http://k@errors.example.org/7' })).toThrow('https');
  });
});
