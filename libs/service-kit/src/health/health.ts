import type { HealthState } from '@jahrring/contracts-common';
import type { Database } from '../database/database';
import type { Relay } from '../events/relay';
import type { EventTransport } from '../events/transport';

/** Response of `/api/health/ready`; down means: send no requests here. */
export interface Health {
  status: HealthState;
  /** The service's own version. */
  version: string;
  checks: Record<string, { ok: boolean; detail?: string }>;
}

const lateSeconds = 60;

/** Checks whether a service can do its work. */
export class ServiceHealth {
  /** The service is shutting down and accepts no more requests. */
  draining = false;

  constructor(
    private readonly version: string,
    private readonly db: Database,
    private readonly relay: Relay,
    private readonly transport: EventTransport,
  ) {}

  async check(): Promise<Health> {
    const { version } = this;
    const checks: Health['checks'] = {};
    if (this.draining) return { status: 'down', version, checks: { draining: { ok: false } } };
    try {
      await this.db.ping();
      checks['database'] = { ok: true };
      const age = await this.relay.oldestSeconds();
      checks['events'] = { ok: age < lateSeconds, detail: `oldest waits ${Math.round(age)} s` };
    } catch (error) {
      checks['database'] = { ok: false, detail: error instanceof Error ? error.name : 'unreachable' };
      return { status: 'down', version, checks };
    }
    const broker = this.transport.state?.();
    if (broker) checks['broker'] = broker;
    // Events that wait are late, not lost: still ready.
    const isWhole = Object.values(checks).every(({ ok }) => ok);
    return { status: isWhole ? 'ready' : 'degraded', version, checks };
  }
}
