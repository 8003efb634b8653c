import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, Summary } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openFiguresExport } from './figures-export.ts';

type Point = {
  attributes: { key: string; value: { stringValue: string } }[];
  asDouble?: number;
  count?: string;
  sum?: number;
  explicitBounds?: number[];
  bucketCounts?: string[];
  quantileValues?: { quantile: number; value: number }[];
  startTimeUnixNano: string;
  timeUnixNano: string;
};
type Metric = { name: string; description: string } & Record<
  'sum' | 'gauge' | 'histogram' | 'summary',
  { dataPoints: Point[]; isMonotonic?: boolean; aggregationTemporality?: number } | undefined
>;

/** Whoever collects figures, on this machine. */
async function openCollector() {
  const bodies: string[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(`${request.method} ${request.url} ${request.headers['content-type']}\n${body}`);
    response.writeHead(state.status).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const address = server.address();
  return {
    ...{ bodies, state },
    url: new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`),
    metrics(): Metric[] {
      const [, body = ''] = (bodies.at(-1) ?? '').split('\n');
      return JSON.parse(body).resourceMetrics[0].scopeMetrics[0].metrics;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function openFigures() {
  const registry = new Registry();
  const registers = [registry];
  const bids = new Counter({ name: 'bids_total', help: 'Bids', labelNames: ['verdict'], registers });
  const sockets = new Gauge({ name: 'sockets', help: 'Sockets', registers });
  const buckets = [0.1, 1];
  const took = new Histogram({ name: 'took', help: 'Seconds', labelNames: ['of'], buckets, registers });
  const size = new Summary({ name: 'size', help: 'Bytes', percentiles: [0.5], registers });
  bids.inc({ verdict: 'placed' }, 3);
  bids.inc({ verdict: 'refused' });
  sockets.set(12);
  for (const seconds of [0.05, 0.5, 0.5, 7]) took.observe({ of: 'page' }, seconds);
  took.observe({ of: 'bid' }, 0.05);
  size.observe(40);
  return registry;
}
const open = (registry: Registry, collector: URL, errors: Error[] = []) =>
  openFiguresExport({ registry, collector, everyMs: 3_600_000, onError: error => errors.push(error) });

describe('figures over OTLP', () => {
  it('are those that Prometheus reads, each in its own kind', async () => {
    await using collector = await openCollector();
    await using figures = open(openFigures(), collector.url);
    await figures.flush();
    expect(collector.bodies[0]).toMatch(/^POST \/v1\/metrics application\/json\n/);
    const [bids, sockets, took, size] = collector.metrics();
    expect(bids).toMatchObject({ name: 'bids_total', description: 'Bids', sum: { isMonotonic: true } });
    expect(bids?.sum?.aggregationTemporality).toBe(2);
    expect(
      bids?.sum?.dataPoints.map(({ attributes, asDouble }) => [attributes[0]?.value.stringValue, asDouble]),
    ).toEqual([
      ['placed', 3],
      ['refused', 1],
    ]);
    expect(sockets?.gauge?.dataPoints).toMatchObject([{ asDouble: 12, attributes: [] }]);
    const pages = took?.histogram?.dataPoints.find(
      ({ attributes }) => attributes[0]?.value.stringValue === 'page',
    );
    // Those between two bounds, where Prometheus counts all up to one.
    expect(pages).toMatchObject({
      explicitBounds: [0.1, 1],
      bucketCounts: ['1', '2', '1'],
      count: '4',
      sum: 8.05,
    });
    expect(took?.histogram?.dataPoints).toHaveLength(2);
    expect(size?.summary?.dataPoints).toMatchObject([
      { count: '1', sum: 40, quantileValues: [{ quantile: 0.5, value: 40 }] },
    ]);
    const [point] = sockets?.gauge?.dataPoints ?? [];
    expect(BigInt(point?.timeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(point?.startTimeUnixNano ?? 1));
  });

  it('take in all of a process’s own, and no value that is none', async () => {
    await using collector = await openCollector();
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    await using figures = open(registry, collector.url);
    await figures.flush();
    const told = collector.metrics().map(({ name }) => name);
    expect(told.sort()).toEqual(
      registry
        .getMetricsAsArray()
        .map(({ name }) => name)
        .sort(),
    );
    expect(collector.bodies[0]).not.toMatch(/"asDouble":null|NaN/);
  });

  it('say once that the collector does not take them, and go on', async () => {
    await using collector = await openCollector();
    const errors: Error[] = [];
    await using figures = open(openFigures(), collector.url, errors);
    collector.state.status = 503;
    await figures.flush();
    await figures.flush();
    expect(errors.map(({ message }) => message)).toEqual(['the collector of figures answered 503']);
    collector.state.status = 200;
    await figures.flush();
    collector.state.status = 307;
    await figures.flush();
    expect(errors).toHaveLength(2);
  });

  it('are told a last time at the end', async () => {
    await using collector = await openCollector();
    {
      await using _figures = open(openFigures(), collector.url);
    }
    expect(collector.bodies).toHaveLength(1);
  });
});

describe('the setting', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318';
  it('is off unless it is asked for, and needs a collector', () => {
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).figuresExport).toBeNull();
    expect(() => readConfig({ OTEL_METRICS_EXPORTER: 'otlp' })).toThrow('needs OTEL_EXPORTER_OTLP_ENDPOINT');
    expect(() => readConfig({ OTEL_METRICS_EXPORTER: 'prometheus' })).toThrow('must be one of none, otlp');
    const asked = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRICS_EXPORTER: 'otlp' };
    expect(readConfig(asked).figuresExport).toEqual({
      ...{ collector: new URL(OTEL_EXPORTER_OTLP_ENDPOINT), everyMs: 60_000 },
    });
    const often = readConfig({ ...asked, OTEL_METRIC_EXPORT_INTERVAL: '5000' });
    expect(often.figuresExport?.everyMs).toBe(5_000);
  });
});
