export { documentsService } from './documents.service-definition';
