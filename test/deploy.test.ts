import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openEvents } from '#server/events.ts';
import { renderChart } from './kit/chart.ts';
import { openTestDatabase, type TestDatabase } from './kit/database.ts';
import { freePort } from './kit/free-port.ts';
import { hasHaproxy, openTestHaproxy } from './kit/haproxy.ts';
import { openTestHouse } from './kit/house.ts';
import { PRODUCTION } from './kit/production.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFile(join(ROOT, path), 'utf8');
const allIn = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([all, name = all]) => name)),
];

describe('the image', () => {
  let db: TestDatabase;
  let app: string;
  beforeAll(async () => {
    db = await openTestDatabase();
    app = await mkdtemp(join(tmpdir(), 'calandre-image-'));
    // Whoever it runs as has to come to it.
    await chmod(app, 0o755);
  });
  afterAll(async () => {
    await db[Symbol.asyncDispose]();
    await rm(app, { recursive: true, force: true });
  });

  it('holds all that the house needs in production, and neither demo nor embedded database', async () => {
    const port = await freePort();
    const env = { ...PRODUCTION, DATABASE_URL: db.url, PORT: String(port), HOST: '127.0.0.1' };
    const byHand = spawn(process.execPath, ['scripts/by-hand.ts', app, '--given=.'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...env },
    });
    let said = '';
    for (const stream of [byHand.stdout, byHand.stderr]) stream.on('data', chunk => (said += chunk));
    const exit = once(byHand, 'exit');
    await expect.poll(() => said).toContain('Calandre is ready');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const inside = join(app, 'house/app');
    const names = ['LICENSE', 'brands', 'build', 'node_modules', 'package.json', 'src'];
    expect((await readdir(inside)).sort()).toEqual(names);
    // What it runs as, and what it may do, as the system knows it.
    const [house = ''] = await childrenOf(byHand.pid ?? 0);
    const status = await readFile(`/proc/${house}/status`, 'utf8');
    const isRoot = process.getuid?.() === 0;
    if (isRoot) expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
    if (isRoot) expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    for (const set of ['CapEff', 'CapPrm', ...(isRoot ? ['CapBnd'] : [])]) {
      expect(status).toMatch(new RegExp(`^${set}:\\t0+$`, 'm'));
    }
    const writing = isRoot
      ? writeFile(`/proc/${house}/root${inside}/note`, '')
      : writeFile(join(inside, 'note'), '');
    await expect(writing).rejects.toThrow(isRoot ? 'EROFS' : 'EACCES');
    byHand.kill('SIGTERM');
    expect(await exit, said).toEqual([0, null]);
  });
});

/** The processes that one started, by number. */
async function childrenOf(pid: number): Promise<string[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
}

describe('what a house is run with', () => {
  it('gives no setting that the house does not know', async () => {
    const known = allIn(await read('README.md'), /`([A-Z][A-Z0-9_]+)`/g);
    const compose = await read('deploy/compose.yaml');
    const house = compose.slice(compose.indexOf('environment:'), compose.indexOf('\n  database:'));
    const given = [
      ...allIn(house, /^ {6}([A-Z][A-Z0-9_]+):/gm),
      ...allIn(await read('Dockerfile'), /[ \t]([A-Z][A-Z0-9_]+)=/g),
      ...allIn(await read('deploy/calandre.service'), /^Environment=.*$/gm).flatMap(line =>
        allIn(line, /[= ]([A-Z][A-Z0-9_]+)=/g),
      ),
    ];
    const { config, secret } = parse(await read('deploy/chart/values.yaml'));
    given.push(...Object.keys(config), ...secret.keys);
    expect(given.length).toBeGreaterThan(30);
    expect(given.filter(name => !known.includes(name))).toEqual([]);
  });

  it('alarms by figures that the house tells, with their labels', async () => {
    await using house = await openTestHouse();
    const metrics = await (await fetch(`${house.url}/metrics`)).text();
    const counted = new Registry();
    openEvents(pino({ level: 'silent' }), counted);
    const told = new Set(allIn(metrics + (await counted.metrics()), /^# TYPE (\S+)/gm));
    for (const file of ['deploy/alerts.yaml', 'deploy/dashboard.json']) {
      const named = allIn(await read(file), /\b(calandre_[a-z_]+)\b/g);
      expect(named.length, file).toBeGreaterThan(10);
      expect(
        named.filter(name => !told.has(name)),
        file,
      ).toEqual([]);
    }
  });
});

describe.skipIf(!hasHaproxy())('the proxy', () => {
  it('asks again where that changes nothing or carries its own key, and says itself where a visitor is from', async () => {
    const asked: string[] = [];
    /** Ready for all the world, and each first request of a kind breaks off. */
    const server = createServer((request, response) => {
      if (request.url === '/readyz') return void response.end();
      asked.push(`${request.method} ${request.url} ${request.headers['x-forwarded-for']}`);
      if (asked.filter(one => one === asked.at(-1)).length === 1) request.socket.destroy();
      else response.end('done');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await using proxy = await openTestHaproxy([await freePort(), port]);
    const ask = async (path: string, init: RequestInit) => (await fetch(`${proxy.url}${path}`, init)).status;
    const forwarded = { 'x-forwarded-for': '192.0.2.1' };
    expect(await ask('/page', { headers: forwarded })).toBe(200);
    expect(await ask('/bids', { method: 'POST', headers: { 'idempotency-key': 'one' } })).toBe(200);
    // 502, or the connection ends as the process's did: its sender knows as little as before.
    expect(await ask('/acts', { method: 'POST' }).catch(() => 502)).toBe(502);
    const of = (what: string) => asked.filter(one => one === `${what} 127.0.0.1`).length;
    expect(['GET /page', 'POST /bids', 'POST /acts'].map(of)).toEqual([2, 2, 1]);
    server.closeAllConnections();
    server.close();
  });
});

describe('the chart', () => {
  const given = { host: 'maison.example.org', config: { S3_URL: 'https://s3.example.org/maison' } };
  const kindsOf = async (values: object) =>
    (await renderChart({ ...given, ...values })).map(({ kind }) => kind);

  it('tells a cluster all of it, and refuses to be half of it', async () => {
    const usual = ['ConfigMap', 'Deployment', 'Ingress', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'];
    expect((await kindsOf({})).sort()).toEqual(usual);
    expect(await kindsOf({ autoscaling: { enabled: true } })).toContain('HorizontalPodAutoscaler');
    expect(await kindsOf({ networkPolicy: { enabled: false } })).not.toContain('NetworkPolicy');
    // As much as the largest upload, a gigabyte of photos, and what goes with it.
    const [, most] = /proxy-body-size: (\d+)m/.exec(await read('deploy/chart/values.yaml')) ?? [];
    expect(Number(most)).toBeGreaterThan(1_024);
    await expect(renderChart({ ...given, config: {} })).rejects.toThrow('config.S3_URL is needed');
    await expect(renderChart({ ...given, host: '' })).rejects.toThrow('host is needed');
  });

  it('says the same as image, compose and unit', async () => {
    const manifests = await renderChart(given);
    const one = (kind: string) => manifests.find(manifest => manifest.kind === kind);
    const dockerfile = await read('Dockerfile');
    const unit = await read('deploy/calandre.service');
    const { services } = parse(await read('deploy/compose.yaml'));
    const { scripts } = JSON.parse(await read('package.json'));
    const port = Number(/ PORT=(\d+)/.exec(dockerfile)?.[1]);
    const data = /DATA_DIR=(\S+)/.exec(dockerfile)?.[1];
    const stopSeconds = Number.parseInt(services.house.stop_grace_period, 10);
    const asked = await appOf(PRODUCTION_PROBES);

    expect(JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '').join(' ')).toBe(scripts.start);
    expect(unit).toContain(`/node ${scripts.start.replace('node ', '')}\n`);
    expect(unit).toContain(`TimeoutStopSec=${stopSeconds}\n`);
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(services.house.ports).toEqual([`127.0.0.1:${port}:${port}`]);
    expect(dockerfile).toContain('/readyz');
    expect(asked).toEqual({ '/readyz': 200, '/healthz': 200 });
    const labels = { 'app.kubernetes.io/name': 'calandre', 'app.kubernetes.io/instance': 'house' };
    expect(one('Service')).toMatchObject({ spec: { selector: labels, ports: [{ targetPort: 'http' }] } });
    for (const kind of ['PodDisruptionBudget', 'Deployment']) {
      expect(one(kind)).toMatchObject({ spec: { selector: { matchLabels: labels } } });
    }
    expect(one('NetworkPolicy')).toMatchObject({ spec: { podSelector: { matchLabels: labels } } });
    expect(one('Deployment')).toMatchObject({ spec: { template: { metadata: { labels } } } });
    expect(one('ConfigMap')).toMatchObject({
      data: { PUBLIC_URL: 'https://maison.example.org', TRUSTED_PROXIES: '1' },
    });

    const deployment = one('Deployment') as unknown as typeof DEPLOYMENT;
    expect(deployment).toMatchObject(DEPLOYMENT);
    const { terminationGracePeriodSeconds, containers } = deployment.spec.template.spec;
    const { lifecycle, ports, volumeMounts, env } = containers[0] as unknown as Container;
    expect(ports).toEqual([{ name: 'http', containerPort: port }]);
    expect(terminationGracePeriodSeconds - Number(lifecycle.preStop.exec.command[1])).toBe(stopSeconds);
    const mounted = [data, ...services.house.tmpfs];
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(mounted);
    expect(services.house.volumes).toEqual([`files:${data}`]);
    expect(services.house.read_only).toBe(true);
    expect(unit).toContain('ProtectSystem=strict\n');
    expect(services.house.cap_drop).toEqual(['ALL']);
    expect(unit).toContain('CapabilityBoundingSet=\n');
    expect(services.house.security_opt).toEqual(['no-new-privileges:true']);
    expect(unit).toContain('NoNewPrivileges=yes\n');

    // What compose gives the chart gives; what staff can fill in may be left out.
    const { config } = parse(await read('deploy/chart/values.yaml'));
    const named = ['PUBLIC_URL', ...Object.keys(config), ...env.map(({ name }) => name)];
    const left = Object.keys(services.house.environment).filter(name => !named.includes(name));
    expect(left.filter(name => !/^(HOUSE|BANK)_/.test(name))).toEqual([]);
  });
});

type Container = {
  readonly lifecycle: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
  readonly ports: readonly object[];
  readonly volumeMounts: readonly { readonly mountPath: string }[];
  readonly env: readonly { readonly name: string }[];
};

const PRODUCTION_PROBES = ['/readyz', '/healthz'] as const;
const probe = (path: (typeof PRODUCTION_PROBES)[number]) => ({ httpGet: { path, port: 'http' } });
const DEPLOYMENT = {
  spec: {
    replicas: 2,
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    template: {
      spec: {
        terminationGracePeriodSeconds: expect.any(Number),
        securityContext: { runAsNonRoot: true, runAsUser: 1000 },
        containers: [
          {
            securityContext: {
              allowPrivilegeEscalation: false,
              readOnlyRootFilesystem: true,
              capabilities: { drop: ['ALL'] },
            },
            startupProbe: probe('/readyz'),
            readinessProbe: probe('/readyz'),
            livenessProbe: probe('/healthz'),
          },
        ],
      },
    },
  },
};

/** What the house answers at each of these. */
async function appOf(paths: readonly string[]): Promise<Record<string, number>> {
  await using house = await openTestHouse();
  const asked = paths.map(async path => [path, (await fetch(`${house.url}${path}`)).status] as const);
  return Object.fromEntries(await Promise.all(asked));
}
