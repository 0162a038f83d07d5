import {
  fieldErrorOf,
  indexName,
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
  type NewRecord,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FiguresDueRepository } from '../cost-line';
import { CostRateEntity } from './cost-rate.entity';

const unique = { index: indexName('cost_rates', ['licence_id', 'target_key'], true), column: 'target_key' };

@Injectable()
export class CostRateRepository extends LicensedRepository<CostRateEntity> {
  constructor(
    services: RepositoryServices,
    private readonly figures: FiguresDueRepository,
  ) {
    super(services, CostRateEntity, { name: 'costRate', softDelete: false });
  }

  all(ctx: RequestContext): Promise<CostRateEntity[]> {
    return this.many(this.query(ctx).orderBy('costRate.validFrom', 'DESC').addOrderBy('costRate.id'));
  }

  /** 422 at the day where the target has a rate from that day on already. */
  create(ctx: RequestContext, rate: NewRecord<CostRateEntity>): Promise<CostRateEntity> {
    return refuseTwice(() => this.insert(ctx, rate));
  }

  change(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: RecordPatch<CostRateEntity>,
  ): Promise<CostRateEntity> {
    return refuseTwice(() => this.update(ctx, id, version, patch));
  }

  /** A rate may hold for any project. */
  protected override async afterWrite(ctx: RequestContext): Promise<void> {
    this.figures.note(ctx, [null]);
  }
}

async function refuseTwice<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, unique)) throw fieldErrorOf('validFrom', 'distinct');
    throw error;
  }
}
