export { PlanVariantEntity, VariantBookingEntity } from './variant.entities';
export { VariantModule } from './variant.module';
