export { PlanVariantEntity, VariantBookingEntity } from './variant.entities';
export { VariantModule } from './variant.module';
export { VariantBookingRepository } from './variant.repositories';
