import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

const nanoseconds = 1e9;
type LoopDelay = ReturnType<typeof monitorEventLoopDelay>;

let delay: LoopDelay | undefined;

/** One for the process, however many services it runs. */
function eventLoop(): LoopDelay {
  if (!delay) {
    delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
  }
  return delay;
}

/** Adds gauges of the process: event-loop lag since it was last read, memory, processor time. */
export function addProcessGauges(registry: Registry): void {
  const loop = eventLoop();
  const registers = [registry];
  new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How late timers were, since this was last read',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99, 100]) {
        this.set({ quantile: String(quantile / 100) }, loop.percentile(quantile) / nanoseconds);
      }
      loop.reset();
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
}
