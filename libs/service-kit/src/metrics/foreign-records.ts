import type { Logger } from 'pino';
import { systemContext } from '../context/request-context';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import type { Metrics } from './metrics';

const atOnce = 4;

/**
 * Learns whether a record that was asked for in vain belongs to another licence: counted and logged, for whoever watches
 * over the installation. It looks after the answer, which stays the same as for an id that does not exist.
 */
export class ForeignRecords {
  private looking = 0;

  constructor(
    private readonly db: Database,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  missed(ctx: RequestContext, record: { entity: string; table: string; id: string }): void {
    if (ctx.system || ctx.personal || this.looking >= atOnce) return;
    this.looking += 1;
    setImmediate(() => {
      this.look(ctx, record)
        .catch((error: unknown) => this.logger.debug({ err: error }, 'could not look for a foreign record'))
        .finally(() => {
          this.looking -= 1;
        });
    });
  }

  private async look(
    { licenceId, userId, requestId }: RequestContext,
    { entity, table, id }: { entity: string; table: string; id: string },
  ): Promise<void> {
    const rows: unknown[] = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query(`SELECT 1 FROM ${table} WHERE id = ? AND licence_id <> ?`, [id, licenceId]);
    if (rows.length === 0) return;
    this.metrics.count('crossLicenceDenials', { entity });
    this.logger.warn(
      { entity, id, licenceId, userId, requestId },
      'a record of another licence was asked for',
    );
  }
}
