import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineStamps } from '../record';
import { CostBasisEntity } from './cost-basis.entity';

@Injectable()
export class CostBasisRepository extends LicensedRepository<CostBasisEntity> {
  constructor(
    services: RepositoryServices,
    private readonly stamps: MachineStamps,
  ) {
    super(services, CostBasisEntity, { name: 'costBasis', sharesIds: true });
  }

  protected override async afterWrite(
    ctx: RequestContext,
    before: CostBasisEntity | null,
    after: CostBasisEntity | null,
  ): Promise<void> {
    this.stamps.follow(ctx, sourceOf(before), sourceOf(after));
  }
}

/** A basis has the id of its machine. */
function sourceOf(basis: CostBasisEntity | null): { machineId: string } | null {
  return basis && { machineId: basis.id };
}
