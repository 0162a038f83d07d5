import type { ServiceDefinition } from '@jahrring/service-kit';
import { AbsenceRefEntity } from './absence';
import { AddressMergeEntity } from './address-merge';
import { BookingEntity, PublishedBookingEntity } from './booking';
import { EmploymentRefEntity, WorkingRulesEntity } from './capacity';
import {
  AddressRefEntity,
  EmployeeRefEntity,
  LicenceRefEntity,
  ObjectRefEntity,
  ProjectEmployeeEntity,
  ProjectRefEntity,
} from './reference';
import { CreatePlanning1700000000001 } from './migrations/1700000000001-create-planning';
import { CreateBookings1795900000101 } from './migrations/1795900000101-create-bookings';
import { IndexBookedDays1795900000102 } from './migrations/1795900000102-index-booked-days';
import { KeepAbsences1795900000201 } from './migrations/1795900000201-keep-absences';
import { KeepWorkingDays1795900000301 } from './migrations/1795900000301-keep-working-days';
import { PlaceProjects1795900000302 } from './migrations/1795900000302-place-projects';
import { CreatePlanFeeds1795900000303 } from './migrations/1795900000303-create-plan-feeds';
import { RuleBookings1795900000451 } from './migrations/1795900000451-rule-bookings';
import { CreatePhases1795900000461 } from './migrations/1795900000461-create-phases';
import { CreateRequirements1795900000471 } from './migrations/1795900000471-create-requirements';
import { PublishBookings1795900000481 } from './migrations/1795900000481-publish-bookings';
import { CreateLicenceRefs1796130000001 } from './migrations/1796130000001-create-licence-refs';
import { FollowOrders1796600000101 } from './migrations/1796600000101-follow-orders';
import { KeepTeams1796600000111 } from './migrations/1796600000111-keep-teams';
import { CreatePlanVariants1796700000121 } from './migrations/1796700000121-create-plan-variants';
import { MapSites1796700000101 } from './migrations/1796700000101-map-sites';
import { KeepCustomers1796700000141 } from './migrations/1796700000141-keep-customers';
import { FollowMerges1796700000201 } from './migrations/1796700000201-follow-merges';
import { KeepRescuePoints1796700000211 } from './migrations/1796700000211-keep-rescue-points';
import { OrderDecisionEntity, OrderPositionEntity } from './order';
import { PhaseEntity } from './phase';
import { PlanFeedEntity } from './plan-feed';
import { PlanningModule } from './planning.module';
import { seedPlanning } from './planning.seed';
import { PublicationEntity } from './publication';
import { RailLayerEntity } from './rail-layer';
import { RequirementEntity } from './requirement';
import { PlanningSettingsEntity } from './settings';
import { ProjectSkillsEntity, ResourceSkillsEntity } from './skill';
import { PlanVariantEntity, VariantBookingEntity } from './variant';
import { WorkedEntryEntity } from './worked';

export const planningService: ServiceDefinition = {
  tool: 'planning',
  version: '0.1.0',
  module: PlanningModule,
  entities: [
    AbsenceRefEntity,
    AddressMergeEntity,
    AddressRefEntity,
    BookingEntity,
    EmployeeRefEntity,
    EmploymentRefEntity,
    LicenceRefEntity,
    ObjectRefEntity,
    OrderDecisionEntity,
    OrderPositionEntity,
    PhaseEntity,
    PlanFeedEntity,
    PlanVariantEntity,
    ProjectRefEntity,
    ProjectEmployeeEntity,
    PlanningSettingsEntity,
    ProjectSkillsEntity,
    PublicationEntity,
    PublishedBookingEntity,
    RailLayerEntity,
    RequirementEntity,
    ResourceSkillsEntity,
    VariantBookingEntity,
    WorkedEntryEntity,
    WorkingRulesEntity,
  ],
  migrations: [
    CreatePlanning1700000000001,
    CreateBookings1795900000101,
    IndexBookedDays1795900000102,
    KeepAbsences1795900000201,
    KeepWorkingDays1795900000301,
    PlaceProjects1795900000302,
    CreatePlanFeeds1795900000303,
    RuleBookings1795900000451,
    CreatePhases1795900000461,
    CreateRequirements1795900000471,
    PublishBookings1795900000481,
    CreateLicenceRefs1796130000001,
    FollowOrders1796600000101,
    KeepTeams1796600000111,
    CreatePlanVariants1796700000121,
    MapSites1796700000101,
    KeepCustomers1796700000141,
    FollowMerges1796700000201,
    KeepRescuePoints1796700000211,
  ],
  // `assignment` was its name up to the first bookings of machines.
  auditSight: {
    assignment: [{ needs: ['tools.planer.index'] }],
    booking: [{ needs: ['tools.planer.index'] }],
    phase: [{ needs: ['tools.planer.index'] }],
    planVariant: [{ needs: ['tools.scheduling_tool.manage'] }],
    variantBooking: [{ needs: ['tools.scheduling_tool.manage'] }],
  },
  seed: seedPlanning,
};
