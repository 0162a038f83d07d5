import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { RefModule } from '../ref';
import { SettingsModule } from '../settings';
import { SupplierBillReader } from './supplier-bill-reader';
import { SupplierBillRecorder } from './supplier-bill-recorder';
import { SupplierBillController } from './supplier-bill.controller';
import { SupplierBillPublisher } from './supplier-bill.publisher';
import { SupplierBillRepository } from './supplier-bill.repository';
import { SupplierBillService } from './supplier-bill.service';

@Module({
  imports: [LedgerModule, OpenItemModule, RefModule, SettingsModule],
  controllers: [SupplierBillController],
  providers: [
    SupplierBillPublisher,
    SupplierBillReader,
    SupplierBillRecorder,
    SupplierBillRepository,
    SupplierBillService,
  ],
  exports: [SupplierBillRepository],
})
export class SupplierBillModule {}
