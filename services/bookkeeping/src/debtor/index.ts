export { CreditLimitService } from './credit-limit.service';
export { toItemView } from './debtor.mapper';
export { DebtorModule } from './debtor.module';
export { ItemsOnDayService } from './items-on-day.service';
export { DebtorTermsEntity } from './debtor-terms.entity';
