import { Database, execute, rowMapper, type RequestContext, type RowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { RunningTimerEntity } from './running-timer.entity';

const alias = 'timer';
const duePerRun = 200;

/** The running timers. They belong to people, so these are the only queries without a licence in this service. */
@Injectable()
export class RunningTimerRepository {
  constructor(private readonly db: Database) {}

  async find(ctx: RequestContext, userId: string): Promise<RunningTimerEntity | null> {
    return this.read(ctx, userId, '');
  }

  /** Holds the row until the transaction ends. */
  async lock(ctx: RequestContext, userId: string): Promise<RunningTimerEntity | null> {
    // SQLite has one writer at a time, so its transaction is the lock.
    return this.read(ctx, userId, this.db.kind === 'mysql' ? ' FOR UPDATE' : '');
  }

  /** Fails with a unique violation where the person has a timer already. */
  async insert(ctx: RequestContext, timer: RunningTimerEntity): Promise<void> {
    await this.mapper.insert(this.db.writing(ctx), [this.mapper.build(timer)]);
  }

  async update(ctx: RequestContext, userId: string, change: Partial<RunningTimerEntity>): Promise<void> {
    const { sql, values } = this.mapper.assignments(change);
    const statement = `UPDATE ${this.mapper.table} SET ${sql.join(', ')} WHERE user_id = ?`;
    await execute(this.db.writing(ctx), statement, [...values, userId]);
  }

  async remove(ctx: RequestContext, userId: string): Promise<void> {
    await execute(this.db.writing(ctx), `DELETE FROM ${this.mapper.table} WHERE user_id = ?`, [userId]);
  }

  /** Those that have to stop by themselves by now. */
  overdue(ctx: RequestContext, now: Date): Promise<RunningTimerEntity[]> {
    return this.due(ctx, 'stop_at <= ?', now);
  }

  /** Those to be asked about by now, not yet asked. */
  toPrompt(ctx: RequestContext, now: Date): Promise<RunningTimerEntity[]> {
    return this.due(ctx, 'prompt_at <= ? AND prompted_at IS NULL AND paused_at IS NULL', now);
  }

  private async due(ctx: RequestContext, condition: string, now: Date): Promise<RunningTimerEntity[]> {
    const { values } = this.mapper.assignments({ stopAt: now });
    const rows = await this.db
      .manager(ctx)
      .query<Record<string, unknown>[]>(
        `SELECT ${this.mapper.selectList(alias)} FROM ${this.mapper.table} ${alias} WHERE ${condition} ORDER BY stop_at LIMIT ${duePerRun}`,
        values,
      );
    return rows.map((row) => this.mapper.hydrate(row, alias));
  }

  private async read(ctx: RequestContext, userId: string, lock: string): Promise<RunningTimerEntity | null> {
    const [row] = await this.db
      .manager(ctx)
      .query<Record<string, unknown>[]>(
        `SELECT ${this.mapper.selectList(alias)} FROM ${this.mapper.table} ${alias} WHERE user_id = ?${lock}`,
        [userId],
      );
    return row ? this.mapper.hydrate(row, alias) : null;
  }

  private get mapper(): RowMapper<RunningTimerEntity> {
    return rowMapper(this.db.dataSource, RunningTimerEntity);
  }
}
