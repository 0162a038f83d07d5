export {
  bookingIds,
  bookingLimits,
  bookingStatuses,
  bookingView,
  createBooking,
  dayParts,
  longestSpanDays,
  removalQuery,
  removalReaches,
  resourceKinds,
  updateBooking,
} from './booking.contract';
export type {
  BookingDraft,
  BookingIds,
  BookingRepeat,
  BookingStatus,
  BookingView,
  CreateBooking,
  DayPart,
  RemovalQuery,
  ResourceKind,
  UpdateBooking,
} from './booking.contract';
export { bookingChange, changeBookings, changedBookings } from './booking-changes.contract';
export type {
  BookingChange,
  BookingChanges,
  ChangeBookings,
  ChangedBookings,
} from './booking-changes.contract';
export {
  coversDay,
  minutesOf,
  overbookedDay,
  seriesOf,
  sharesTime,
  shiftBooking,
  splitDays,
} from './booking-span';
export type { BookingSpan, SharedSpan } from './booking-span';
export { bookedMinutes, eachPlannedDay, levelOf, loadOf, plannedMinutes } from './capacity';
export type { DaysFrom, DaySpan, Load, LoadLevel } from './capacity';
export { daysOfPeople, weeksTogether } from './group-loads';
export type { PersonDays } from './group-loads';
export { loadsView, weekLoad } from './load.contract';
export type { LoadsView, WeekLoad } from './load.contract';
export { capacityView, planHoliday } from './capacity.contract';
export type { CapacityView, PlanHoliday } from './capacity.contract';
export { absenceDuring, awayMinutes } from './absence-span';
export type { Away, AbsenceSpan } from './absence-span';
export { copyResult, copyWeek } from './copy-week.contract';
export type { CopyResult, CopyWeek } from './copy-week.contract';
export { absenceView, planQuery, planTeam, planView, resourceView } from './plan.contract';
export type { AbsenceView, PlanQuery, PlanTeam, PlanView, ResourceView } from './plan.contract';
export { jobPlace, ownBookingView, ownPlanView } from './own-plan.contract';
export type { JobPlace, OwnBookingView, OwnPlanView } from './own-plan.contract';
export { groupByResource, toBars } from './plan-bars';
export type { Bar, BarSpan } from './plan-bars';
export { filtered, filterNames, matcherOf, noFilter } from './plan-filter';
export type { PlanFilter } from './plan-filter';
export { kindsIn, planKinds, planOf } from './plan-kinds';
export type { PlanKinds } from './plan-kinds';
export { longestSheetDays, planSheetQuery, sheetPapers } from './plan-sheet.contract';
export type { PlanSheetQuery, SheetPaper } from './plan-sheet.contract';
export { planFeed, planFeedToken } from './plan-feed.contract';
export type { PlanFeed } from './plan-feed.contract';
export { planChanges } from './plan-changes';
export type { PlanChange, PlannedBooking } from './plan-changes';
export {
  listedChanges,
  planChangeKinds,
  planChangesQuery,
  planChangesView,
  planChangeView,
  planStates,
  publicationState,
  publishedPlan,
  publishPlan,
  shownPlanQuery,
} from './publication.contract';
export type {
  PlanChangeKind,
  PlanChangesQuery,
  PlanChangesView,
  PlanChangeView,
  PlanState,
  PublicationState,
  PublishedPlan,
  PublishPlan,
  ShownPlanQuery,
} from './publication.contract';
export { conflictList, conflictView } from './conflict.contract';
export type { ConflictList, ConflictView } from './conflict.contract';
export { conflictFinder, distinctConflicts, unemployed } from './conflicts';
export type { FoundConflict, JudgedBooking, PlanFacts, ServiceDay } from './conflicts';
export { planColours } from './plan-colours.contract';
export type { PlanColours } from './plan-colours.contract';
export {
  bookingColours,
  conflictKinds,
  conflictLevels,
  defaultPlanningSettings,
  planningLimits,
  planningSettings,
  publishModes,
  skill,
  updatePlanningSettings,
} from './planning-settings.contract';
export type {
  BookingColours,
  ConflictKind,
  ConflictLevel,
  PlanningSettings,
  PublishMode,
  Skill,
  UpdatePlanningSettings,
} from './planning-settings.contract';
export {
  createRequirement,
  requirementList,
  requirementView,
  updateRequirement,
} from './requirement.contract';
export type {
  CreateRequirement,
  RequirementDraft,
  RequirementList,
  RequirementView,
  UpdateRequirement,
} from './requirement.contract';
export { overviewDays, planOverview, planOverviewQuery } from './plan-overview.contract';
export type { PlanOverview, PlanOverviewQuery } from './plan-overview.contract';
export { fillRequirements, neededDays } from './requirements';
export type { Filled, FillingBooking } from './requirements';
export { listedProposals, proposalList, proposalView, acceptProposal } from './order-proposal.contract';
export type { ProposalList, ProposalView } from './order-proposal.contract';
export { minutesOfQuantity, orderedDays, proposedNeed } from './order-proposal';
export type { ProposedNeed, ProposedSpan } from './order-proposal';
export { withWorked, workedByPhase } from './worked';
export type { WorkedDay } from './worked';
export { restBroken } from './rest-time';
export {
  heldSkill,
  projectSkills,
  resourceSkills,
  skillsView,
  updateProjectSkills,
  updateResourceSkills,
} from './skill.contract';
export type {
  HeldSkill,
  ProjectSkills,
  ResourceSkills,
  SkillsView,
  UpdateProjectSkills,
  UpdateResourceSkills,
} from './skill.contract';
export { lawCountries, lawfulLimits, workLimitOn } from './work-limit';
export type { WorkLimit } from './work-limit';
export { annualPlanView, annualProject, annualQuery, annualWeek, phaseWork } from './annual-plan.contract';
export type {
  AnnualPlanView,
  AnnualProject,
  AnnualQuery,
  AnnualWeek,
  PhaseWork,
} from './annual-plan.contract';
export { brokenLink, circularPhase, dependantsOf, placed, placesWith } from './phase-chain';
export type { BrokenLink, ChainedPhase } from './phase-chain';
export {
  createPhase,
  phaseLimits,
  phaseLink,
  phasePlace,
  phaseView,
  placedPhases,
  placePhases,
  updatePhase,
} from './phase.contract';
export type {
  CreatePhase,
  PhaseDraft,
  PhaseLink,
  PhasePlace,
  PhaseView,
  PlacedPhases,
  PlacePhases,
  UpdatePhase,
} from './phase.contract';
export { phaseChanged } from './phase.events';
export type { PhaseChanged } from './phase.events';
export { bookingChanged } from './planning.events';
export type { BookingChanged } from './planning.events';
export {
  createRailLayer,
  railLayerList,
  railLayerResult,
  railLayerView,
  railLimits,
  railPost,
  railShapes,
  railSystems,
  siteBooking,
  siteList,
  siteView,
} from './site-map.contract';
export type {
  CreateRailLayer,
  RailLayerList,
  RailLayerResult,
  RailLayerView,
  RailPost,
  RailShapes,
  RailSystem,
  SiteBooking,
  SiteList,
  SiteView,
} from './site-map.contract';
export { bookedTeam, bookTeam, mostInTeam, teamConflict } from './team-booking.contract';
export type { BookedTeam, BookTeam, TeamConflict, TeamDraft } from './team-booking.contract';
export { planningErrors } from './planning.errors';
export { planningPermissions } from './planning.permissions';
export type { PlanningPermission } from './planning.permissions';
export {
  bookingPlace,
  mostPlaced,
  placeBookings,
  placedBookings,
  weatherMove,
  weatherQuery,
  weatherReaches,
  weatherResource,
  weatherView,
} from './weather-day.contract';
export type {
  BookingPlace,
  PlaceBookings,
  PlacedBookings,
  WeatherMove,
  WeatherQuery,
  WeatherReach,
  WeatherResource,
  WeatherView,
} from './weather-day.contract';
export { afterRain, nextWorkingDay } from './weather-day';
export {
  createVariant,
  overtakenChoices,
  appliedVariant,
  applyVariant,
  undoVariant,
  updateVariant,
  variantChangeView,
  variantComparison,
  variantLimits,
  variantList,
  variantView,
} from './variant.contract';
export type {
  CreateVariant,
  OvertakenChoice,
  AppliedVariant,
  ApplyVariant,
  UndoVariant,
  UpdateVariant,
  VariantChangeView,
  VariantComparison,
  VariantList,
  VariantView,
} from './variant.contract';
