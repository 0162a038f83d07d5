export { planningService } from './planning.service-definition';
