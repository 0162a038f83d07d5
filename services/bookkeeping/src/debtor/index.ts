export { DebtorModule } from './debtor.module';
