export { SupplierBillEntity } from './supplier-bill.entity';
export { SupplierBillRecorder } from './supplier-bill-recorder';
export { SupplierBillService } from './supplier-bill.service';
export { SupplierBillModule } from './supplier-bill.module';
export { SupplierBillRepository } from './supplier-bill.repository';
