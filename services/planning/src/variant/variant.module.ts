import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { ConflictModule } from '../conflict';
import { NewsModule } from '../news';
import { PlanSheetModule } from '../plan-sheet';
import { PublicationModule } from '../publication';
import { ReferenceModule } from '../reference';
import { WeatherDayModule } from '../weather-day';
import { VariantComparisonService } from './variant-comparison.service';
import { VariantPlanService } from './variant-plan.service';
import { ApplyVariantService } from './apply-variant.service';
import { VariantController } from './variant.controller';
import { PlanVariantRepository, VariantBookingRepository } from './variant.repositories';
import { VariantService } from './variant.service';
import { VariantViews } from './variant.views';

@Module({
  imports: [
    BookingModule,
    ConflictModule,
    NewsModule,
    PlanSheetModule,
    PublicationModule,
    ReferenceModule,
    WeatherDayModule,
  ],
  controllers: [VariantController],
  providers: [
    PlanVariantRepository,
    VariantBookingRepository,
    VariantComparisonService,
    VariantPlanService,
    VariantService,
    ApplyVariantService,
    VariantViews,
  ],
  exports: [VariantBookingRepository],
})
export class VariantModule {}
