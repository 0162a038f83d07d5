// oxfmt-ignore
export {
  type BookingDraft, type BookingIds, type BookingRepeat, type BookingStatus, type BookingView, type CreateBooking,
  type DayPart, type RemovalQuery, type ResourceKind, type UpdateBooking, bookingIds, bookingLimits, bookingStatuses,
  bookingView, createBooking, dayParts, longestSpanDays, removalQuery, removalReaches, resourceKinds, updateBooking,
} from './booking.contract';
// oxfmt-ignore
export {
  type BookingChange, type BookingChanges, type ChangeBookings, type ChangedBookings, bookingChange, changeBookings,
  changedBookings,
} from './booking-changes.contract';
// oxfmt-ignore
export {
  type BookingSpan, type SharedSpan, coversDay, minutesOf, overbookedDay, seriesOf, sharesTime, shiftBooking, splitDays,
} from './booking-span';
// oxfmt-ignore
export {
  type DaysFrom, type DaySpan, type Load, type LoadLevel, bookedMinutes, eachPlannedDay, levelOf, loadOf, plannedMinutes,
} from './capacity';
export { type PersonDays, daysOfPeople, weeksTogether } from './group-loads';
export { type LoadsView, type WeekLoad, loadsView, weekLoad } from './load.contract';
export { type CapacityView, type PlanHoliday, capacityView, planHoliday } from './capacity.contract';
export { type Away, type AbsenceSpan, absenceDuring, awayMinutes } from './absence-span';
export { type CopyResult, type CopyWeek, copyResult, copyWeek } from './copy-week.contract';
// oxfmt-ignore
export {
  type AbsenceView, type PlanQuery, type PlanTeam, type PlanView, type ResourceView, absenceView, planQuery, planTeam, planView,
  resourceView,
} from './plan.contract';
// oxfmt-ignore
export {
  type OwnBookingView, type OwnPlanView, jobPlace, ownBookingView, ownPlanView,
} from './own-plan.contract';
export { type Bar, type BarSpan, groupByResource, toBars } from './plan-bars';
export { type PlanFilter, filtered, filterNames, matcherOf, noFilter } from './plan-filter';
export { type PlanKinds, kindsIn, planKinds, planOf } from './plan-kinds';
export { type PlanSheetQuery, type SheetPaper, planSheetQuery, sheetPapers } from './plan-sheet.contract';
export { type PlanFeed, planFeed, planFeedToken } from './plan-feed.contract';
export { type PlanChange, type PlannedBooking, planChanges } from './plan-changes';
// oxfmt-ignore
export {
  type PlanChangeKind, type PlanChangesQuery, type PlanChangesView, type PlanChangeView, type PlanState, type PublicationState,
  type PublishedPlan, type PublishPlan, type ShownPlanQuery, listedChanges, planChangeKinds, planChangesQuery, planChangesView,
  planChangeView, planStates, publicationState, publishedPlan, publishPlan, shownPlanQuery,
} from './publication.contract';
export { type ConflictList, type ConflictView, conflictList, conflictView } from './conflict.contract';
// oxfmt-ignore
export {
  type FoundConflict, type JudgedBooking, type PlanFacts, type ServiceDay, conflictFinder, distinctConflicts, unemployed,
} from './conflicts';
export { type PlanColours, planColours } from './plan-colours.contract';
// oxfmt-ignore
export {
  type ConflictKind, type PlanningSettings, type Skill, type UpdatePlanningSettings, bookingColours, conflictKinds,
  conflictLevels, defaultPlanningSettings, planningLimits, planningSettings, publishModes, skill, updatePlanningSettings,
} from './planning-settings.contract';
// oxfmt-ignore
export {
  type CreateRequirement, type RequirementDraft, type RequirementList, type RequirementView, type UpdateRequirement,
  createRequirement, requirementList, requirementView, updateRequirement,
} from './requirement.contract';
// oxfmt-ignore
export {
  type PlanOverview, type PlanOverviewQuery, overviewDays, planOverview, planOverviewQuery,
} from './plan-overview.contract';
export { type Filled, type FillingBooking, fillRequirements, neededDays } from './requirements';
// oxfmt-ignore
export {
  type ProposalList, type ProposalView, listedProposals, proposalList, proposalView, acceptProposal,
} from './order-proposal.contract';
// oxfmt-ignore
export {
  type ProposedNeed, type ProposedSpan, minutesOfQuantity, orderedDays, proposedNeed,
} from './order-proposal';
export { type WorkedDay, withWorked, workedByPhase } from './worked';
export { restBroken } from './rest-time';
// oxfmt-ignore
export {
  type HeldSkill, type ProjectSkills, type ResourceSkills, type SkillsView, type UpdateProjectSkills, type UpdateResourceSkills,
  heldSkill, projectSkills, resourceSkills, skillsView, updateProjectSkills, updateResourceSkills,
} from './skill.contract';
export { type WorkLimit, lawCountries, lawfulLimits, workLimitOn } from './work-limit';
// oxfmt-ignore
export {
  type AnnualPlanView, type AnnualProject, type AnnualQuery, type AnnualWeek, type PhaseWork, annualPlanView, annualProject,
  annualQuery, annualWeek, phaseWork,
} from './annual-plan.contract';
// oxfmt-ignore
export {
  type BrokenLink, type ChainedPhase, brokenLink, circularPhase, dependantsOf, placed, placesWith,
} from './phase-chain';
// oxfmt-ignore
export {
  type CreatePhase, type PhaseDraft, type PhaseLink, type PhasePlace, type PhaseView, type PlacedPhases, type PlacePhases,
  type UpdatePhase, createPhase, phaseLimits, phaseLink, phasePlace, phaseView, placedPhases, placePhases, updatePhase,
} from './phase.contract';
export { phaseChanged } from './phase.events';
export { type BookingChanged, bookingChanged } from './planning.events';
// oxfmt-ignore
export {
  type CreateRailLayer, type RailLayerList, type RailLayerResult, type RailLayerView, type RailPost, type RailShapes,
  type RailSystem, type SiteBooking, type SiteList, type SiteView, createRailLayer, railLayerList, railLayerResult,
  railLayerView, railLimits, railPost, railShapes, railSystems, siteBooking, siteList, siteView,
} from './site-map.contract';
// oxfmt-ignore
export {
  type BookedTeam, type BookTeam, type TeamConflict, type TeamDraft, bookedTeam, bookTeam, mostInTeam, teamConflict,
} from './team-booking.contract';
export { planningErrors } from './planning.errors';
export { type PlanningPermission, planningPermissions } from './planning.permissions';
// oxfmt-ignore
export {
  type PlaceBookings, type PlacedBookings, type WeatherMove, type WeatherQuery, type WeatherReach, type WeatherResource,
  type WeatherView, bookingPlace, mostPlaced, placeBookings, placedBookings, weatherMove, weatherQuery, weatherReaches,
  weatherResource, weatherView,
} from './weather-day.contract';
export { afterRain, nextWorkingDay } from './weather-day';
// oxfmt-ignore
export {
  type CreateVariant, type OvertakenChoice, type AppliedVariant, type ApplyVariant, type UndoVariant, type UpdateVariant,
  type VariantComparison, type VariantList, type VariantView, createVariant, overtakenChoices, appliedVariant, applyVariant,
  undoVariant, updateVariant, variantChangeView, variantComparison, variantLimits, variantList, variantView,
} from './variant.contract';
