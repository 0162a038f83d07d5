import type { Clock } from '../clock';
import { systemContext, type RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/database-errors';
import { execute } from '../database/execute';
import { AppError } from '../errors/app-error';

export interface FailedJob {
  name: string;
  failedAt: string;
  /** Of the error; '' where it was none of ours. */
  code: string;
}

const prefix = 'failed-job:';

/** Returns the scheduled jobs whose last run failed, for those who run the installation. A run that succeeds ends it. */
export class FailedJobs {
  /** Jobs of which this process knows that nothing is kept. */
  private readonly clean = new Set<string>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext): Promise<FailedJob[]> {
    const rows: { name: string; value: string }[] = await this.db
      .manager(ctx)
      .query('SELECT name, value FROM service_state WHERE name LIKE ? ORDER BY name', [`${prefix}%`]);
    return rows.map(({ name, value }) => {
      const { failedAt, code } = JSON.parse(value) as Omit<FailedJob, 'name'>;
      return { name: name.slice(prefix.length), failedAt, code };
    });
  }

  async note(name: string, error: unknown): Promise<void> {
    const code = error instanceof AppError ? error.code : '';
    const value = JSON.stringify({ failedAt: this.clock.now().toISOString(), code });
    this.clean.delete(name);
    if (await this.write('UPDATE service_state SET value = ? WHERE name = ?', [value, prefix + name])) return;
    try {
      await this.write('INSERT INTO service_state (value, name) VALUES (?, ?)', [value, prefix + name]);
    } catch (error) {
      // Another instance has noted it meanwhile.
      if (!isUniqueViolation(error)) throw error;
    }
  }

  /** Called after every run that succeeded; asks the database once. */
  async clear(name: string): Promise<void> {
    if (this.clean.has(name)) return;
    await this.write('DELETE FROM service_state WHERE name = ?', [prefix + name]);
    this.clean.add(name);
  }

  private write(sql: string, values: string[]): Promise<number> {
    return this.db.tx(systemContext({ licenceId: '' }), (ctx) => execute(this.db.writing(ctx), sql, values));
  }
}
