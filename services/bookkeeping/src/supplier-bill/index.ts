export { SupplierBillEntity } from './supplier-bill.entity';
export { SupplierBillModule } from './supplier-bill.module';
export { SupplierBillRepository } from './supplier-bill.repository';
