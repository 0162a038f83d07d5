import { Module } from '@nestjs/common';
import { ReferencesModule } from '../refs';
import { ProjectRateService } from './project-rate.service';
import { RateCategoryRefRepository } from './rate-category-ref.repository';
import { RateService } from './rate.service';
import { RatesConsumer } from './rates.consumer';
import { TimeRateRepository } from './time-rate.repository';

@Module({
  imports: [ReferencesModule],
  providers: [RateCategoryRefRepository, RateService, RatesConsumer, ProjectRateService, TimeRateRepository],
  exports: [ProjectRateService, RateCategoryRefRepository, RateService, TimeRateRepository],
})
export class RatesModule {}
