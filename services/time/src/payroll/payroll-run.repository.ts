import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PayrollRunEntity } from './payroll-run.entity';

@Injectable()
export class PayrollRunRepository extends LicensedRepository<PayrollRunEntity> {
  constructor(services: RepositoryServices) {
    super(services, PayrollRunEntity, { name: 'payroll_run', softDelete: false, sharesIds: true });
  }

  /** Newest first. */
  all(ctx: RequestContext): Promise<PayrollRunEntity[]> {
    return this.many(this.query(ctx).orderBy('payroll_run.number', 'DESC'));
  }

  /** The latest that counts; null before the first. */
  async latest(ctx: RequestContext): Promise<PayrollRunEntity | null> {
    const qb = this.query(ctx).andWhere("payroll_run.state <> 'taken_back'");
    return this.one(qb.orderBy('payroll_run.number', 'DESC'));
  }

  async nextNumber(ctx: RequestContext): Promise<number> {
    const [last] = await this.all(ctx);
    return (last?.number ?? 0) + 1;
  }
}
