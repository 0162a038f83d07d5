export { EInvoiceFileEntity } from './e-invoice-file.entity';
export { EInvoiceFilesModule } from './e-invoice-file.module';
export { EInvoiceService } from './e-invoice.service';
