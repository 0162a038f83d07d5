export { HolidayCalendar } from './holiday-calendar';
export { SurchargeLineEntity } from './surcharge-line.entity';
export { SurchargesModule } from './surcharge.module';
export { SurchargeService } from './surcharge.service';
