import { Module } from '@nestjs/common';
import { DocumentModule } from '../document';
import { ReferenceModule } from '../reference';
import { EInvoiceFileRepository } from './e-invoice-file.repository';
import { EInvoiceController } from './e-invoice.controller';
import { EInvoiceService } from './e-invoice.service';

@Module({
  imports: [DocumentModule, ReferenceModule],
  controllers: [EInvoiceController],
  providers: [EInvoiceService, EInvoiceFileRepository],
  exports: [EInvoiceService],
})
export class EInvoiceFilesModule {}
