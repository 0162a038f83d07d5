import type { AnnounceService } from '@jahrring/contracts-admin';
import { Clock, Database, type RequestContext, rowMapper } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ServiceVersionEntity } from './service-version.entity';

/** An instance that has not told its version for so long is gone: it tells every minute. */
const aliveMs = 3 * 60_000;

/** Running versions of services. */
@Injectable()
export class ServiceVersionRepository {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Versions by service, of the instances that were heard of lately. */
  async findRunning(ctx: RequestContext): Promise<Map<string, string[]>> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(ServiceVersionEntity, 'running')
      .select('running.service', 'service')
      .addSelect('running.serviceVersion', 'version')
      .where('running.seenAt > :since', { since: new Date(this.clock.now().getTime() - aliveMs) })
      .groupBy('running.service')
      .addGroupBy('running.serviceVersion')
      .orderBy('running.service')
      .addOrderBy('running.serviceVersion')
      .getRawMany<{ service: string; version: string }>();
    const running = new Map<string, string[]>();
    for (const { service, version } of rows) {
      running.set(service, [...(running.get(service) ?? []), version]);
    }
    return running;
  }

  /** Every service that was heard of in the last weeks, also one that is away now. */
  async findKnown(ctx: RequestContext): Promise<string[]> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(ServiceVersionEntity, 'known')
      .select('known.service', 'service')
      .groupBy('known.service')
      .orderBy('known.service')
      .getRawMany<{ service: string }>();
    return rows.map(({ service }) => service);
  }

  async note(ctx: RequestContext, { service, version, instance }: AnnounceService): Promise<void> {
    const row: ServiceVersionEntity = {
      service,
      instance,
      serviceVersion: version,
      seenAt: this.clock.now(),
    };
    const mapper = rowMapper(this.db.dataSource, ServiceVersionEntity);
    await mapper.insertOrChange(this.db.writing(ctx), [row], { replace: ['serviceVersion', 'seenAt'] });
  }

  /** Forgets instances that went long ago. */
  async purge(ctx: RequestContext, before: Date): Promise<void> {
    const manager = this.db.writing(ctx);
    await manager
      .createQueryBuilder()
      .delete()
      .from(ServiceVersionEntity)
      .where('seen_at < :before', { before })
      .execute();
  }
}
