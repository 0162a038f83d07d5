export { BookingEntity, PublishedBookingEntity } from './booking.entity';
export type { PlannedEntity } from './booking.entity';
export { BookingModule } from './booking.module';
export { BookingRepository } from './booking.repository';
export { kindsOf } from './conflict.guard';
export { toldOf } from './told-conflict';
export { BookingViews } from './booking.views';
export { PublishedBookingRepository } from './published-booking.repository';
export { SeenBookings } from './seen-bookings';
