import { ReferenceRepository, RepositoryServices } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRefEntity } from './licence-ref.entity';

@Injectable()
export class LicenceRefRepository extends ReferenceRepository<LicenceRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicenceRefEntity, 'licence');
  }
}
