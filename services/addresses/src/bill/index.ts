export { BillModule } from './bill.module';
export { BillRefEntity, BillRefRepository } from './bill.reference';
