export { BookingEntity } from './booking.entity';
export { BookingModule } from './booking.module';
export { BookingRepository } from './booking.repository';
export { kindsOf } from './conflict.guard';
export { toldOf } from './told-conflict';
export { BookingViews } from './booking.views';
