import type { EventSummary } from '@jahrring/contracts-common';
import { Counter, Gauge } from 'prom-client';
import type { Database } from '../database/database';
import type { DeadLetters } from '../events/dead-letters';
import type { InboxFailures } from '../events/inbox-failures';
import type { Metrics } from './metrics';

interface Observed {
  db: Database;
  letters: DeadLetters;
  failures: InboxFailures;
}

/** Adds gauges of values that are known without counting: read when Prometheus asks. */
export function addKitGauges({ registry }: Metrics, { db, letters, failures }: Observed): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `jahrring_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `jahrring_${name}`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  // One look at the database for all of them.
  let looking: Promise<EventSummary> | undefined;
  const look = () =>
    (looking ??= letters.summary().finally(() => {
      looking = undefined;
    }));
  counter('database_retries_total', 'Transactions repeated after a lost race', () => db.retries);
  counter('database_pool_waits_total', 'Times a connection was waited for', () => db.waits);
  counter('inbox_retries_total', 'Events given again to a consumer that failed', () => failures.retries);
  gauge('outbox_waiting_events', 'Events that wait to leave', async () => (await look()).outbox);
  gauge('outbox_oldest_seconds', 'Age of the oldest of them', async () => (await look()).oldestSeconds);
  gauge('inbox_waiting_events', 'Events that come again to a consumer', async () => (await look()).repeated);
  gauge('dead_letters', 'Events given up, of both sides', async () => (await look()).dead);
}
