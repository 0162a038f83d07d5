import { runService } from '@jahrring/service-kit';
import { machineControlService } from './machine-control.service-definition';

await runService(machineControlService);
