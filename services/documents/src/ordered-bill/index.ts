export { OrderedBillsModule } from './ordered-bill.module';
