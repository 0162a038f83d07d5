import { Module } from '@nestjs/common';
import { AddressRefModule } from '../address-ref';
import { LicenceRefModule } from '../licence-ref';
import { LotModule } from '../lot';
import { MillModule } from '../mill';
import { LotDocumentConsumer } from './lot-document.consumer';
import { LotDocumentController } from './lot-document.controller';
import { LotDocumentService } from './lot-document.service';

@Module({
  imports: [AddressRefModule, LicenceRefModule, LotModule, MillModule],
  controllers: [LotDocumentController],
  providers: [LotDocumentService, LotDocumentConsumer],
})
export class LotDocumentModule {}
