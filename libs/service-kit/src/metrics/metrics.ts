import { Counter, Histogram, Registry } from 'prom-client';
import { addProcessGauges } from './process-gauges';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counters that are increased wherever the event occurs. */
const counters = {
  signInFailures: { name: 'jahrring_sign_in_failures_total', help: 'Sign-ins that failed', labels: [] },
  crossLicenceDenials: {
    name: 'jahrring_cross_licence_denials_total',
    help: 'Records of another licence that were asked for and not given',
    labels: ['entity'],
  },
  releaseLoadFailures: {
    name: 'jahrring_release_load_failures_total',
    help: 'Loads of a tool that failed in a browser',
    labels: ['tool', 'version', 'phase', 'code'],
  },
} as const;

export type CounterName = keyof typeof counters;
type LabelsOf<N extends CounterName> = Record<(typeof counters)[N]['labels'][number], string>;

/** Metrics of a service that Prometheus reads at `/api/<tool>/internal/metrics`. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram;
  private readonly counted = new Map<CounterName, Counter>();

  constructor({ tool, version }: { tool: string; version: string }) {
    const registers = [this.registry];
    this.registry.setDefaultLabels({ service: tool, version });
    this.requests = new Histogram({
      // OpenTelemetry's http.server.request.duration and its attributes, as Prometheus spells them.
      name: 'http_server_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer',
      labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
      buckets,
      registers,
    });
    for (const [key, { name, help, labels }] of Object.entries(counters)) {
      this.counted.set(key as CounterName, new Counter({ name, help, labelNames: labels, registers }));
    }
    addProcessGauges(this.registry);
  }

  /** Counts one more, for instance `count('releaseLoadFailures', { tool, version, phase, code })`. */
  count<N extends CounterName>(name: N, labels: LabelsOf<N>): void {
    this.counted.get(name)?.inc(labels);
  }

  /** @internal One request, answered; `route` as it is declared, never the path itself. */
  answered(method: string, route: string, status: number, seconds: number): void {
    this.requests.labels(method, route, String(status)).observe(seconds);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
