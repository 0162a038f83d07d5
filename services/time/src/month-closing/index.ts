export { MonthClosingEntity } from './month-closing.entity';
export { MonthClosingModule } from './month-closing.module';
export { MonthClosingRepository } from './month-closing.repository';
