export { DebtorModule } from './debtor.module';
export { ItemsOnDayService } from './items-on-day.service';
