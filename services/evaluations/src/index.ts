export { evaluationsService } from './evaluations.service-definition';
