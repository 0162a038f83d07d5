import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import type { SignoffPeriod } from '@jahrring/contracts-time';
import { Injectable } from '@nestjs/common';
import { SignoffEntity } from './signoff.entity';

@Injectable()
export class SignoffRepository extends LicensedRepository<SignoffEntity> {
  constructor(services: RepositoryServices) {
    super(services, SignoffEntity, { name: 'signoff', softDelete: false });
  }

  /** Those of these people that touch the span. */
  touching(
    ctx: RequestContext,
    employeeIds: readonly string[],
    from: string,
    to: string,
  ): Promise<SignoffEntity[]> {
    if (employeeIds.length === 0) return Promise.resolve([]);
    const qb = this.query(ctx)
      .andWhere('signoff.employeeId IN (:...employeeIds)', { employeeIds })
      .andWhere('signoff.startsOn <= :to AND signoff.endsOn >= :from', { from, to })
      .orderBy('signoff.startsOn');
    return this.many(qb);
  }

  ofPeriod(
    ctx: RequestContext,
    employeeId: string,
    period: SignoffPeriod,
    startsOn: string,
  ): Promise<SignoffEntity | null> {
    return this.one(
      this.query(ctx).andWhere(
        'signoff.employeeId = :employeeId AND signoff.period = :period AND signoff.startsOn = :startsOn',
        { employeeId, period, startsOn },
      ),
    );
  }

  /** A day was changed after it had been signed: it alone is open again. */
  async reopen(ctx: RequestContext, employeeId: string, date: string): Promise<void> {
    if (!(await this.isSigned(ctx, employeeId, date))) return;
    for (const signoff of await this.touching(ctx, [employeeId], date, date)) {
      if (signoff.reopened.includes(date)) continue;
      const reopened = [...signoff.reopened, date].sort();
      await this.update(ctx, signoff.id, signoff.version, { reopened });
    }
  }

  /** Plain SQL: this stands in the path of every new entry, and few days are signed. */
  private async isSigned(ctx: RequestContext, employeeId: string, date: string): Promise<boolean> {
    const rows: unknown[] = await this.db.manager(ctx).query(
      `SELECT 1 AS one FROM ${this.mapper.table}
       WHERE licence_id = ? AND employee_id = ? AND starts_on <= ? AND ends_on >= ? LIMIT 1`,
      [ctx.licenceId, employeeId, date, date],
    );
    return rows.length > 0;
  }
}
