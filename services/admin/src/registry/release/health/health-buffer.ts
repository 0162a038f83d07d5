import { Database, describeError, outsideOfCalls, systemContext } from '@jahrring/service-kit';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { CanaryWatch } from './canary-watch';
import { HealthRepository } from './health.repository';
import type { ReleaseHealthEntity } from './release-health.entity';

const flushAfterMs = 1_000;

type Slot = Pick<ReleaseHealthEntity, 'tool' | 'toolVersion' | 'bucketAt' | 'measure' | 'step'>;

/** Adds up what browsers tell for a second and writes it in one statement, however many they are. */
@Injectable()
export class HealthBuffer implements OnModuleDestroy {
  private readonly logger = new Logger(HealthBuffer.name);
  private rows = new Map<string, ReleaseHealthEntity>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly health: HealthRepository,
    private readonly watch: CanaryWatch,
  ) {}

  count(slot: Slot, at: Date, reference?: string, total = 1): void {
    const key = [slot.tool, slot.toolVersion, slot.bucketAt.getTime(), slot.measure, slot.step].join('|');
    const known = this.rows.get(key);
    if (known) {
      known.total += total;
      known.lastAt = at;
      known.reference = reference ?? known.reference;
    } else this.rows.set(key, { ...slot, total, lastAt: at, reference: reference ?? null });
    this.timer ??= outsideOfCalls(() => setTimeout(() => void this.flush(), flushAfterMs).unref());
  }

  /** Writes what has come so far, and looks at the canaries it is about. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  onModuleDestroy(): Promise<void> {
    return this.flush();
  }

  private async write(): Promise<void> {
    const rows = [...this.rows.values()];
    if (rows.length === 0) return;
    this.rows = new Map();
    try {
      await this.db.tx(systemContext({ licenceId: '' }), (ctx) => this.health.add(ctx, rows));
    } catch (error) {
      this.logger.warn(`reports of releases wait: ${describeError(error)}`);
      for (const { total, lastAt, reference, ...slot } of rows)
        this.count(slot, lastAt, reference ?? undefined, total);
      return;
    }
    const failed = rows.filter((row) => row.measure === 'failure').map((row) => row.tool);
    await this.watch.check(new Set(failed));
  }
}
