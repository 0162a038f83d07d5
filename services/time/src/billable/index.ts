export { BillableModule } from './billable.module';
