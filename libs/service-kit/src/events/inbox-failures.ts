import { newId } from '@jahrring/contracts-common';
import type { EventEnvelope } from '@jahrring/contracts-common';
import type { Clock } from '../clock';
import { systemContext } from '../context/request-context';
import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/database-errors';
import { execute } from '../database/execute';
import { rowMapper } from '../database/row-mapper';
import { errorText, maxAttempts, pauseSeconds } from './delivery-attempts';
import { InboxFailureEntity } from './inbox-failure.entity';

const perRound = 100;

/** The rows of what consumers failed on. */
export class InboxFailures {
  /** Tries after the first since the process started; for the metrics. */
  retries = 0;
  private wake: (milliseconds: number) => void = () => undefined;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** @internal Called with the time until a failure is due again. */
  onKept(wake: (milliseconds: number) => void): void {
    this.wake = wake;
  }

  /** Keeps an event for the consumer that failed on it; one that is kept already stays as it is. */
  async note(consumer: string, event: EventEnvelope, error: unknown): Promise<void> {
    const row: InboxFailureEntity = {
      id: newId(),
      eventId: event.id,
      consumer,
      licenceId: event.licenceId,
      name: event.name,
      version: event.version,
      payload: JSON.stringify(event.payload),
      occurredAt: new Date(event.occurredAt),
      requestId: event.requestId,
      deadAt: null,
      ...this.failed(0, error),
    };
    try {
      await this.db.tx(systemContext({ licenceId: event.licenceId }), (ctx) =>
        rowMapper(this.db.dataSource, InboxFailureEntity).insert(this.db.writing(ctx), [row]),
      );
      this.wakeAt(row.nextAttemptAt);
    } catch (cause) {
      if (!isUniqueViolation(cause)) throw cause;
    }
  }

  /** Returns the failures to retry now, in the order in which the events were published. */
  async due(): Promise<InboxFailureEntity[]> {
    const rows = await this.db
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(InboxFailureEntity, 'failure')
      .where('failure.deadAt IS NULL AND failure.nextAttemptAt <= :now', { now: this.clock.now() })
      .orderBy('failure.eventId')
      .limit(perRound)
      .getRawMany<Record<string, unknown>>();
    // There may be more: the round goes on after this one.
    if (rows.length === perRound) this.wake(0);
    return rows.map((row) => rowMapper(this.db.dataSource, InboxFailureEntity).hydrate(row, 'failure'));
  }

  /** Returns true if one is due; of the next one that is not, whichever instance kept it, it wakes for. */
  async areDue(): Promise<boolean> {
    const next = await this.db
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(InboxFailureEntity, 'failure')
      .where('failure.deadAt IS NULL')
      .orderBy('failure.nextAttemptAt')
      .limit(1)
      .getRawOne<Record<string, unknown>>();
    if (!next) return false;
    const { nextAttemptAt } = rowMapper(this.db.dataSource, InboxFailureEntity).hydrate(next, 'failure');
    const isDue = nextAttemptAt <= this.clock.now();
    if (!isDue) this.wakeAt(nextAttemptAt);
    return isDue;
  }

  /** It has worked, or is not wanted any more. */
  async forget({ id, licenceId }: InboxFailureEntity): Promise<void> {
    await this.db.tx(systemContext({ licenceId }), (ctx) =>
      execute(this.db.writing(ctx), 'DELETE FROM inbox_failures WHERE id = ?', [id]),
    );
  }

  /** It has failed once more; answers whether it is given up now. */
  async again({ id, licenceId, attempts }: InboxFailureEntity, error: unknown): Promise<boolean> {
    const patch = this.failed(attempts, error);
    const dead = patch.attempts >= maxAttempts;
    const { sql, values } = rowMapper(this.db.dataSource, InboxFailureEntity).assignments({
      ...patch,
      ...(dead ? { deadAt: this.clock.now() } : {}),
    });
    await this.db.tx(systemContext({ licenceId }), (ctx) =>
      execute(this.db.writing(ctx), `UPDATE inbox_failures SET ${sql.join(', ')} WHERE id = ?`, [
        ...values,
        id,
      ]),
    );
    if (!dead) this.wakeAt(patch.nextAttemptAt);
    return dead;
  }

  /** From now on one is due then. */
  wakeAt(at: Date): void {
    this.wake(Math.max(0, at.getTime() - this.clock.now().getTime()));
  }

  private failed(before: number, error: unknown) {
    const attempts = before + 1;
    const nextAttemptAt = new Date(this.clock.now().getTime() + pauseSeconds(attempts) * 1000);
    return { attempts, nextAttemptAt, lastError: errorText(error) };
  }
}
