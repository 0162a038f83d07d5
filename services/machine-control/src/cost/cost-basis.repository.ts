import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CostBasisEntity } from './cost-basis.entity';

@Injectable()
export class CostBasisRepository extends LicensedRepository<CostBasisEntity> {
  constructor(services: RepositoryServices) {
    super(services, CostBasisEntity, { name: 'costBasis' });
  }
}
