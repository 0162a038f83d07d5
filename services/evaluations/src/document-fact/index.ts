export { DocumentFactEntity, DocumentRefEntity, PaymentRefEntity } from './document-fact.entities';
export { DocumentFactModule } from './document-fact.module';
export { DocumentFactRepository } from './document-fact.repositories';
