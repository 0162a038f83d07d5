export { ReceiptArchiveEntity } from './receipt-archive.entity';
export { ReceiptsModule } from './receipts.module';
