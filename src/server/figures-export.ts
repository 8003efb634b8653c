import { hostname } from 'node:os';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** Shorter than the time a shutdown may take, since the last metrics are sent then. */
const ANSWER_WITHIN_MS = 3_000;
/** Values count from the start of the process. */
const CUMULATIVE = 2;

export type FiguresExport = AsyncDisposable & {
  /** Sends the metrics now. */
  flush(): Promise<void>;
};

type Options = {
  readonly registry: Registry;
  /** They are sent to `/v1/metrics` below it. */
  readonly collector: URL;
  readonly everyMs: number;
  /** Called when the collector refuses, once until it accepts again. */
  readonly onError: (error: Error) => void;
};

/**
 * Opens the export of the metrics of `/metrics` to a collector, as OTLP JSON over HTTP. Loaded only where configured.
 * An outage of the collector loses that interval's values, but the next ones are cumulative.
 */
export function openFiguresExport({ registry, collector, everyMs, onError }: Options): FiguresExport {
  const url = new URL('v1/metrics', collector.href.replace(/\/?$/, '/'));
  const beganAt = Date.now();
  let isAway = false;

  async function flush(): Promise<void> {
    try {
      const body = JSON.stringify(toOtlp(await registry.getMetricsAsJSON(), beganAt, Date.now()));
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the collector of figures answered ${answer.status}`);
      isAway = false;
    } catch (error) {
      if (!isAway) onError(error instanceof Error ? error : new Error(String(error)));
      isAway = true;
    }
  }
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    flush,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await flush();
    },
  };
}

type Value = MetricValue<string> & { readonly metricName?: string };
type Metric = Pick<MetricObjectWithValues<MetricValue<string>>, 'name' | 'help' | 'values'> & {
  /** As the registry has it. */
  readonly type: unknown;
};
type Times = { readonly startTimeUnixNano: string; readonly timeUnixNano: string };

const nano = (ms: number): string => `${ms}000000`;

/** Converts the registry's metrics into an OTLP request. */
export function toOtlp(metrics: readonly Metric[], beganAt: number, now: number): object {
  const times = { startTimeUnixNano: nano(beganAt), timeUnixNano: nano(now) };
  const resource = attributesOf({
    'service.name': 'calandre',
    'service.instance.id': `${hostname()}:${process.pid}`,
  });
  return {
    resourceMetrics: [
      {
        resource: { attributes: resource },
        scopeMetrics: [{ scope: { name: 'calandre' }, metrics: metrics.map(each => metricOf(each, times)) }],
      },
    ],
  };
}

function metricOf({ name, help, type, values }: Metric, times: Times): object {
  const described = { name, description: help };
  // A value that was never measured is NaN.
  const known = (values as readonly Value[]).filter(({ value }) => Number.isFinite(value));
  if (type === 'histogram') {
    const dataPoints = grouped(known, 'le').map(group => bucketsOf(name, group, times));
    return { ...described, histogram: { aggregationTemporality: CUMULATIVE, dataPoints } };
  }
  if (type === 'summary') {
    const dataPoints = grouped(known, 'quantile').map(group => quantilesOf(name, group, times));
    return { ...described, summary: { dataPoints } };
  }
  const dataPoints = known.map(({ labels, value }) => ({
    ...{ attributes: attributesOf(labels), asDouble: value, ...times },
  }));
  if (type !== 'counter') return { ...described, gauge: { dataPoints } };
  return { ...described, sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } };
}

type Labels = Readonly<Record<string, string | number | undefined>>;

const attributesOf = (labels: Labels) =>
  Object.entries(labels).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: { stringValue: String(value) } }],
  );

type Grouped = { readonly labels: Labels; readonly values: readonly Value[] };

/** Groups the parts of one value: equal labels but for the one that names the part. */
function grouped(values: readonly Value[], part: string): Grouped[] {
  const groups = Map.groupBy(values, ({ labels }) =>
    JSON.stringify({ ...(labels as Labels), [part]: undefined }),
  );
  return [...groups].map(([key, parts]) => ({ labels: JSON.parse(key) as Labels, values: parts }));
}

const partOf = (name: string, { values }: Grouped): number =>
  values.find(({ metricName }) => metricName === name)?.value ?? 0;

/** Converts buckets: Prometheus counts all up to a bound, OTLP those between two bounds. */
function bucketsOf(name: string, group: Grouped, times: Times): object {
  const upTo = group.values
    .filter(({ metricName }) => metricName === `${name}_bucket`)
    .map(({ labels, value }) => ({ bound: Number((labels as Labels).le), value }))
    .filter(({ bound }) => Number.isFinite(bound))
    .sort((one, other) => one.bound - other.bound);
  const count = partOf(`${name}_count`, group);
  const counts = [...upTo.map(({ value }) => value), count];
  return {
    ...{ attributes: attributesOf(group.labels), ...times, count: String(count) },
    sum: partOf(`${name}_sum`, group),
    explicitBounds: upTo.map(({ bound }) => bound),
    bucketCounts: counts.map((value, at) => String(value - (counts[at - 1] ?? 0))),
  };
}

function quantilesOf(name: string, group: Grouped, times: Times): object {
  const quantileValues = group.values.flatMap(({ labels, value }) => {
    const { quantile } = labels as Labels;
    return quantile === undefined ? [] : [{ quantile: Number(quantile), value }];
  });
  return {
    ...{ attributes: attributesOf(group.labels), ...times, quantileValues },
    count: String(partOf(`${name}_count`, group)),
    sum: partOf(`${name}_sum`, group),
  };
}
