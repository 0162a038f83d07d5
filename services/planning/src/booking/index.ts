export { BookingEntity } from './booking.entity';
export { BookingModule } from './booking.module';
