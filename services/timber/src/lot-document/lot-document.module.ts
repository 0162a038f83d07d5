import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { LotModule } from '../lot';
import { MillModule } from '../mill';
import { LotDocumentConsumer } from './lot-document.consumer';
import { LotDocumentController } from './lot-document.controller';
import { LotDocumentService } from './lot-document.service';

@Module({
  imports: [ReferenceModule, LotModule, MillModule],
  controllers: [LotDocumentController],
  providers: [LotDocumentService, LotDocumentConsumer],
})
export class LotDocumentModule {}
