export { priceOf } from './price-of';
export type { OwnRate, Price, PricedObject } from './price-of';
export { ProjectRateService } from './project-rate.service';
export { RateCategoryRefEntity, RateCategoryRefRepository } from './rate-category.reference';
export { RatesModule } from './rate.module';
export { RateService } from './rate.service';
export { TimeRateEntity } from './time-rate.entity';
export { TimeRateRepository } from './time-rate.repository';
