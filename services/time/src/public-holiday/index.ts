export { PublicHolidaysModule } from './public-holiday.module';
export { PublicHolidayService } from './public-holiday.service';
