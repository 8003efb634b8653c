/**
 * Traces: what was done within what, told to a collector as OpenTelemetry has it. It promises that nothing of it is
 * read before a house asks for it, that a trace goes on which a request was sent with, and that a span says what was
 * done and how it went, and never by whom, to what or for how much.
 */
import { type Link, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { PLACES, type Place, WORK, type Work } from '../spans.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, inside: SpanKind.INTERNAL } as const;

export type Traces = AsyncDisposable & { flush(): Promise<void> };

/** Follows all work of this process from now on; the collector is told at `/v1/traces` below its address. */
export function openTraces(collector: URL): Traces {
  const below = collector.href.replace(/\/?$/, '/');
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', below).href });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'calandre' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('calandre');
  const open = new WeakMap<Work, Span>();

  const begin = (work: Work): Place => {
    const { name, kind, parent = PLACES.getStore() ?? null, links = [] } = work;
    const around = contextOf(parent);
    const span = tracer.startSpan(
      name,
      { kind: KINDS[kind], links: links.flatMap(linkTo) },
      around ? trace.setSpanContext(ROOT_CONTEXT, around) : ROOT_CONTEXT,
    );
    open.set(work, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return { traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}` };
  };
  const told = {
    error: (work: Work) => open.get(work)?.setStatus({ code: SpanStatusCode.ERROR }),
    asyncEnd(work: Work) {
      const span = open.get(work);
      if (work.status !== undefined) span?.setAttribute('http.response.status_code', work.status);
      span?.end();
    },
  };
  WORK.start.bindStore(PLACES, begin);
  WORK.error.subscribe(told.error as Listener);
  WORK.asyncEnd.subscribe(told.asyncEnd as Listener);
  return {
    flush: () => provider.forceFlush(),
    async [Symbol.asyncDispose]() {
      WORK.start.unbindStore(PLACES);
      WORK.error.unsubscribe(told.error as Listener);
      WORK.asyncEnd.unsubscribe(told.asyncEnd as Listener);
      await provider.shutdown();
    },
  };
}

type Listener = (message: unknown) => void;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** What was sent along (W3C Trace Context); null where it was nothing, or is no place. */
function contextOf(parent: Place | string | null) {
  const text = typeof parent === 'string' ? parent : parent?.traceparent;
  const [, traceId = '', spanId = '', flags = '0'] = TRACEPARENT.exec(text ?? '') ?? [];
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: typeof parent === 'string' };
}

function linkTo(place: Place): Link[] {
  const context = contextOf(place);
  return context ? [{ context }] : [];
}
