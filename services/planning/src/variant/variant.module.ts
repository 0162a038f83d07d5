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
import { VariantTakingService } from './variant-taking.service';
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
    VariantTakingService,
    VariantViews,
  ],
  exports: [VariantBookingRepository],
})
export class VariantModule {}
