import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineStamps } from './machine-stamps';
import { ReadingEntity } from './reading.entity';

const shownLimit = 500;
/** Readings before a day that are looked at to tell whether another one fits. */
const nearLimit = 40;

@Injectable()
export class ReadingRepository extends LicensedRepository<ReadingEntity> {
  constructor(
    services: RepositoryServices,
    private readonly stamps: MachineStamps,
  ) {
    super(services, ReadingEntity, { name: 'reading' });
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: ReadingEntity | null,
    after: ReadingEntity | null,
  ): Promise<void> {
    this.stamps.follow(ctx, before, after);
  }

  /** Stands in the history of its machine. */
  protected override auditedAs({ machineId }: ReadingEntity): string {
    return machineId;
  }

  /** Newest first; at most the last 500. */
  shown(ctx: RequestContext, machineId: string): Promise<ReadingEntity[]> {
    return this.many(this.newestFirst(ctx, machineId).limit(shownLimit));
  }

  /** The last one that counts, or null. */
  last(ctx: RequestContext, machineId: string): Promise<ReadingEntity | null> {
    return this.one(this.counting(this.newestFirst(ctx, machineId)));
  }

  /** Those that count around a day: some before and on it, the first after. */
  async around(ctx: RequestContext, machineId: string, day: string): Promise<ReadingEntity[]> {
    const until = this.counting(this.newestFirst(ctx, machineId)).andWhere('reading.readOn <= :day', { day });
    const after = this.counting(this.query(ctx))
      .andWhere('reading.machineId = :machineId AND reading.readOn > :day', { machineId, day })
      .orderBy('reading.readOn')
      .addOrderBy('reading.counterNo')
      .addOrderBy('reading.value');
    return [...(await this.many(until.limit(nearLimit))), ...(await this.many(after.limit(1)))];
  }

  /** Those that count from a day on and the last before it, of several machines: what hours are worked out from. */
  async since(
    ctx: RequestContext,
    machineIds: readonly string[],
    day: string,
  ): Promise<Map<string, ReadingEntity[]>> {
    const found = new Map<string, ReadingEntity[]>(machineIds.map((id) => [id, []]));
    if (machineIds.length === 0) return found;
    const [only] = machineIds.length === 1 ? machineIds : [];
    const before = `SELECT MAX(earlier.read_on) FROM counter_readings earlier
      WHERE earlier.licence_id = :licenceId AND earlier.machine_id = ${only ? ':only' : 'reading.machine_id'}
      AND earlier.deleted_at IS NULL AND earlier.doubtful = :no AND earlier.read_on < :day`;
    // Of one machine the first day is a constant, so its index gives these days alone.
    const since = only
      ? `reading.readOn >= COALESCE((${before}), :day)`
      : `(reading.readOn >= :day OR reading.readOn = (${before}))`;
    const rows = await this.many(
      this.counting(this.query(ctx))
        .andWhere('reading.machineId IN (:...machineIds)', { machineIds })
        .andWhere(since, { day, only }),
    );
    for (const row of rows) found.get(row.machineId)?.push(row);
    return found;
  }

  /** Returns the exchanges of a counter: the old one's last and the new one's first value. */
  exchanges(ctx: RequestContext, machineId: string): Promise<ReadingEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('reading.machineId = :machineId', { machineId })
        .andWhere('reading.source = :exchange', { exchange: 'exchange' }),
    );
  }

  /** Returns the valid reading from another record. */
  ofSource(ctx: RequestContext, sourceId: string): Promise<ReadingEntity | null> {
    return this.one(this.query(ctx).andWhere('reading.sourceId = :sourceId', { sourceId }));
  }

  /** Returns the valid readings from these records. */
  async ofSources(ctx: RequestContext, sourceIds: readonly string[]): Promise<Map<string, string>> {
    if (sourceIds.length === 0) return new Map();
    const rows = await this.many(
      this.query(ctx).andWhere('reading.sourceId IN (:...sourceIds)', { sourceIds: [...sourceIds] }),
    );
    return new Map(rows.map(({ sourceId, value }) => [sourceId ?? '', value]));
  }

  private newestFirst(ctx: RequestContext, machineId: string) {
    return this.query(ctx)
      .andWhere('reading.machineId = :machineId', { machineId })
      .orderBy('reading.readOn', 'DESC')
      .addOrderBy('reading.counterNo', 'DESC')
      .addOrderBy('reading.value', 'DESC')
      .addOrderBy('reading.id', 'DESC');
  }

  private counting(query: ReturnType<ReadingRepository['query']>) {
    return query.andWhere('reading.doubtful = :no', { no: false });
  }
}
