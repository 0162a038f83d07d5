import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { ConflictModule } from '../conflict';
import { PublicationModule } from '../publication';
import { ReferenceModule } from '../reference';
import { VariantComparisonService } from './variant-comparison.service';
import { VariantTakingService } from './variant-taking.service';
import { VariantController } from './variant.controller';
import { PlanVariantRepository, VariantBookingRepository } from './variant.repositories';
import { VariantService } from './variant.service';
import { VariantViews } from './variant.views';

@Module({
  imports: [BookingModule, ConflictModule, PublicationModule, ReferenceModule],
  controllers: [VariantController],
  providers: [
    PlanVariantRepository,
    VariantBookingRepository,
    VariantComparisonService,
    VariantService,
    VariantTakingService,
    VariantViews,
  ],
})
export class VariantModule {}
