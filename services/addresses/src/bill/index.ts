export { BillRefEntity } from './bill-ref.entity';
export { BillRefRepository } from './bill-ref.repository';
export { BillModule } from './bill.module';
