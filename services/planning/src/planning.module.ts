import { Module } from '@nestjs/common';
import { AbsenceModule } from './absence';
import { AnnualPlanModule } from './annual-plan';
import { BookingModule } from './booking';
import { CapacityModule } from './capacity';
import { ConflictModule } from './conflict';
import { FactModule } from './fact';
import { OwnPlanModule } from './own-plan';
import { PhaseModule } from './phase';
import { PlanFeedModule } from './plan-feed';
import { PublicationModule } from './publication';
import { ReferenceModule } from './reference';
import { RequirementModule } from './requirement';
import { SettingsModule } from './settings';
import { SkillModule } from './skill';
import { WeatherDayModule } from './weather-day';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ...[ReferenceModule, AbsenceModule, CapacityModule, SettingsModule, SkillModule, FactModule],
    ...[BookingModule, ConflictModule, RequirementModule, OwnPlanModule, PlanFeedModule],
    ...[PhaseModule, AnnualPlanModule, WeatherDayModule, PublicationModule],
  ],
})
export class PlanningModule {}
