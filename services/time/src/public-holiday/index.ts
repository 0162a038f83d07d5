export { PublicHolidaysModule } from './public-holiday.module';
export { PublicHolidayService, countryOf } from './public-holiday.service';
