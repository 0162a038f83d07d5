import { type CentreChanged, type CentreView, revenueCentreChanged } from '@jahrring/contracts-admin';
import { RepositoryServices, ToolController } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Entity } from 'typeorm';
import { NumberedRepository } from '../numbered/numbered.repository';
import { numberedRoutes } from '../numbered/numbered.routes';
import { NumberedServices } from '../numbered/numbered.service';
import { Centre, centreSchemas, CentreService } from './centre';

@Entity('revenue_centres')
export class RevenueCentreEntity extends Centre {}

@Injectable()
export class RevenueCentreRepository extends NumberedRepository<RevenueCentreEntity> {
  constructor(services: RepositoryServices) {
    super(services, RevenueCentreEntity, 'revenueCentre', 'revenue_centres');
  }
}

@Injectable()
export class RevenueCentreService extends CentreService<RevenueCentreEntity> {
  constructor(services: NumberedServices, records: RevenueCentreRepository) {
    super(services, records, { name: 'revenueCentre', event: revenueCentreChanged, sheet: 'revenueCentres' });
  }
}

const Routes = numberedRoutes<RevenueCentreEntity, CentreView, CentreChanged>(centreSchemas);

@ToolController('admin', 'revenue-centres')
export class RevenueCentreController extends Routes {
  constructor(readonly records: RevenueCentreService) {
    super();
  }
}
