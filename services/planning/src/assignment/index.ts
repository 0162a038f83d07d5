export { AssignmentEntity } from './assignment.entity';
export { AssignmentModule } from './assignment.module';
export { DaySlotEntity } from './day-slot.entity';
