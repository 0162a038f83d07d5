import { Module } from '@nestjs/common';
import { DunningModule } from '../dunning';
import { LedgerModule } from '../ledger';
import { StatementModule } from '../statement';
import { SupplierBillModule } from '../supplier-bill';
import { ReceiptArchiveRepository } from './receipt-archive.repository';
import { ReceiptGatherer } from './receipt.gatherer';
import { ReceiptReader } from './receipt.reader';
import { ReceiptsController } from './receipts.controller';
import { ReceiptsService } from './receipts.service';

@Module({
  imports: [DunningModule, LedgerModule, StatementModule, SupplierBillModule],
  controllers: [ReceiptsController],
  providers: [ReceiptArchiveRepository, ReceiptGatherer, ReceiptReader, ReceiptsService],
})
export class ReceiptsModule {}
