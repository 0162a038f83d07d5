import { Module } from '@nestjs/common';
import { AbsenceModule } from './absence';
import { AddressMergeModule } from './address-merge';
import { AnnualPlanModule } from './annual-plan';
import { BookingModule } from './booking';
import { CapacityModule } from './capacity';
import { ColoursModule } from './colours';
import { ConflictModule } from './conflict';
import { FactModule } from './fact';
import { ReferenceModule } from './reference';
import { LoadModule } from './load';
import { OrderModule } from './order';
import { OverviewModule } from './overview';
import { OwnPlanModule } from './own-plan';
import { PhaseModule } from './phase';
import { PlanFeedModule } from './plan-feed';
import { PlanSheetModule } from './plan-sheet';
import { ProposalModule } from './proposal';
import { PublicationModule } from './publication';
import { RailLayerModule } from './rail-layer';
import { RequirementModule } from './requirement';
import { SettingsModule } from './settings';
import { SiteModule } from './site';
import { SkillModule } from './skill';
import { VariantModule } from './variant';
import { WeatherDayModule } from './weather-day';
import { WorkedModule } from './worked';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ...[
      ReferenceModule,
      AbsenceModule,
      CapacityModule,
      SettingsModule,
      SkillModule,
      FactModule,
      ColoursModule,
      OrderModule,
      WorkedModule,
    ],
    ...[BookingModule, ConflictModule, RequirementModule, OwnPlanModule, PlanFeedModule],
    ...[PhaseModule, ProposalModule, AnnualPlanModule, WeatherDayModule, PublicationModule, PlanSheetModule],
    ...[LoadModule, OverviewModule],
    ...[VariantModule, AddressMergeModule],
    ...[RailLayerModule, SiteModule],
  ],
})
export class PlanningModule {}
