import { Module } from '@nestjs/common';
import { AbsenceModule } from './absence';
import { AnnualPlanModule } from './annual-plan';
import { BookingModule } from './booking';
import { CapacityModule } from './capacity';
import { ConflictModule } from './conflict';
import { FactModule } from './fact';
import { LicenceRefModule } from './licence-ref';
import { OwnPlanModule } from './own-plan';
import { PhaseModule } from './phase';
import { PlanFeedModule } from './plan-feed';
import { PlanSheetModule } from './plan-sheet';
import { PublicationModule } from './publication';
import { ReferenceModule } from './reference';
import { RequirementModule } from './requirement';
import { SettingsModule } from './settings';
import { SkillModule } from './skill';
import { WeatherDayModule } from './weather-day';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ...[
      ReferenceModule,
      LicenceRefModule,
      AbsenceModule,
      CapacityModule,
      SettingsModule,
      SkillModule,
      FactModule,
    ],
    ...[BookingModule, ConflictModule, RequirementModule, OwnPlanModule, PlanFeedModule],
    ...[PhaseModule, AnnualPlanModule, WeatherDayModule, PublicationModule, PlanSheetModule],
  ],
})
export class PlanningModule {}
