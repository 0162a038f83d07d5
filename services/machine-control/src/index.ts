export { machineControlService } from './machine-control.service-definition';
