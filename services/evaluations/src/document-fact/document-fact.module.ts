import { Module } from '@nestjs/common';
import { DocumentFactConsumer } from './document-fact.consumer';
import {
  DocumentFactRepository,
  DocumentRefRepository,
  PaymentRefRepository,
} from './document-fact.repositories';

@Module({
  providers: [DocumentRefRepository, PaymentRefRepository, DocumentFactRepository, DocumentFactConsumer],
  exports: [DocumentFactRepository],
})
export class DocumentFactModule {}
