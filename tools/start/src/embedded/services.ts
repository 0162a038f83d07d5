import { addressesService } from '@jahrring/service-addresses';
import { adminService } from '@jahrring/service-admin';
import { documentsService } from '@jahrring/service-documents';
import { inventoryService } from '@jahrring/service-inventory';
import { planningService } from '@jahrring/service-planning';
import { projectsService } from '@jahrring/service-projects';
import { timeService } from '@jahrring/service-time';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { supportService } from '@jahrring/service-support';
import { machineControlService } from '@jahrring/service-machine-control';
import { bookkeepingService } from '@jahrring/service-bookkeeping';
import { evaluationsService } from '@jahrring/service-evaluations';
import { timberService } from '@jahrring/service-timber';

/**
 * Every service of the embedded start, the one place that lists them. The admin service is first: it owns sessions.
 * Order matters for nothing else; events wait until all are there.
 */
export const services: readonly ServiceDefinition[] = [
  adminService,
  addressesService,
  projectsService,
  inventoryService,
  timeService,
  documentsService,
  planningService,
  supportService,
  machineControlService,
  bookkeepingService,
  evaluationsService,
  timberService,
];
