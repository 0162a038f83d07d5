import { Module } from '@nestjs/common';
import { DocumentFactConsumer } from './document-fact.consumer';
import { DocumentFactRepository, DocumentRefRepository } from './document-fact.repositories';
import { PaymentRefRepository } from './payment-ref.repository';

@Module({
  providers: [DocumentRefRepository, PaymentRefRepository, DocumentFactRepository, DocumentFactConsumer],
  exports: [DocumentFactRepository],
})
export class DocumentFactModule {}
