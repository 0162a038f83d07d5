import { ledgerBooked, type LedgerBooked } from '@jahrring/contracts-time';
import {
  commonError,
  LicensedRepository,
  Outbox,
  RepositoryServices,
  Republishes,
  type NewRecord,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerEntity } from './ledger.entity';

/** Rows are added and read, nothing else. */
@Injectable()
export class LedgerRepository extends LicensedRepository<LedgerEntity> {
  constructor(
    services: RepositoryServices,
    private readonly outbox: Outbox,
  ) {
    super(services, LedgerEntity, { name: 'absence_ledger' });
  }

  /** Every row is told, whatever booked it. */
  override async insertMany(
    ctx: RequestContext,
    rows: readonly NewRecord<LedgerEntity>[],
  ): Promise<LedgerEntity[]> {
    const booked = await super.insertMany(ctx, rows);
    await this.outbox.addMany(ctx, ledgerBooked, booked.map(toEvent));
    return booked;
  }

  @Republishes(ledgerBooked, LedgerEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<LedgerBooked>[]> {
    for await (const page of this.pages(ctx)) {
      yield page.map((row) => ({ payload: toEvent(row), changedAt: row.updatedAt }));
    }
  }

  override update(): Promise<never> {
    throw commonError('FORBIDDEN');
  }

  override remove(): Promise<never> {
    throw commonError('FORBIDDEN');
  }

  /** Everything ever booked for a person, oldest first. */
  ofPerson(ctx: RequestContext, employeeId: string): Promise<LedgerEntity[]> {
    const qb = this.query(ctx).andWhere('absence_ledger.employeeId = :employeeId', { employeeId });
    return this.many(
      qb
        .orderBy('absence_ledger.bookedOn')
        .addOrderBy('absence_ledger.createdAt')
        .addOrderBy('absence_ledger.id'),
    );
  }
}

function toEvent({
  id,
  employeeId,
  kind,
  source,
  year,
  bookedOn: date,
  seconds,
}: LedgerEntity): LedgerBooked {
  return { id, employeeId, kind, source, year, date, seconds };
}
