import { type CentreChanged, type CentreView, costCentreChanged } from '@jahrring/contracts-admin';
import { RepositoryServices, ToolController } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Entity } from 'typeorm';
import { NumberedRepository } from '../numbered/numbered.repository';
import { numberedRoutes } from '../numbered/numbered.routes';
import { NumberedServices } from '../numbered/numbered.service';
import { Centre, centreSchemas, CentreService } from './centre';

@Entity('cost_centres')
export class CostCentreEntity extends Centre {}

@Injectable()
export class CostCentreRepository extends NumberedRepository<CostCentreEntity> {
  constructor(services: RepositoryServices) {
    super(services, CostCentreEntity, 'costCentre', 'cost_centres');
  }
}

@Injectable()
export class CostCentreService extends CentreService<CostCentreEntity> {
  constructor(services: NumberedServices, records: CostCentreRepository) {
    super(services, records, { name: 'costCentre', event: costCentreChanged, sheet: 'costCentres' });
  }
}

const Routes = numberedRoutes<CostCentreEntity, CentreView, CentreChanged>(centreSchemas);

@ToolController('admin', 'cost-centres')
export class CostCentreController extends Routes {
  constructor(readonly records: CostCentreService) {
    super();
  }
}
