import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { PaymentModule } from '../payment';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SupplierBillReader } from './supplier-bill-reader';
import { ApprovalNotices } from './approval-notices';
import { CreditorFiguresController } from './creditor-figures.controller';
import { CreditorFiguresService } from './creditor-figures.service';
import { SupplierBillExportController } from './supplier-bill-export.controller';
import { SupplierBillExportService } from './supplier-bill-export.service';
import { SupplierBillRecorder } from './supplier-bill-recorder';
import { SupplierBillSearchController } from './supplier-bill-search.controller';
import { SupplierBillController } from './supplier-bill.controller';
import { SupplierBillPublisher } from './supplier-bill.publisher';
import { SupplierBillRepository } from './supplier-bill.repository';
import { SupplierBillService } from './supplier-bill.service';

@Module({
  imports: [LedgerModule, OpenItemModule, PaymentModule, ReferenceModule, SettingsModule],
  controllers: [
    CreditorFiguresController,
    SupplierBillController,
    SupplierBillExportController,
    SupplierBillSearchController,
  ],
  providers: [
    ApprovalNotices,
    CreditorFiguresService,
    SupplierBillExportService,
    SupplierBillPublisher,
    SupplierBillReader,
    SupplierBillRecorder,
    SupplierBillRepository,
    SupplierBillService,
  ],
  exports: [SupplierBillRepository],
})
export class SupplierBillModule {}
