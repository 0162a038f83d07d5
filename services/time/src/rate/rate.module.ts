import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { ProjectRateService } from './project-rate.service';
import { RateCategoryRefRepository } from './rate-category.reference';
import { RateService } from './rate.service';
import { TimeRateRepository } from './time-rate.repository';

@Module({
  imports: [ReferenceModule],
  providers: [
    RateCategoryRefRepository,
    consumerOf(RateCategoryRefRepository),
    RateService,
    ProjectRateService,
    TimeRateRepository,
  ],
  exports: [ProjectRateService, RateCategoryRefRepository, RateService, TimeRateRepository],
})
export class RatesModule {}
