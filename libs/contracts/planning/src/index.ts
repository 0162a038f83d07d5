export {
  bookingIds,
  bookingLimits,
  bookingStatuses,
  bookingView,
  createBooking,
  dayParts,
  longestSpanDays,
  removalQuery,
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
export { coversDay, minutesOf, overbookedDay, seriesOf, sharesTime, shiftBooking } from './booking-span';
export type { BookingSpan, SharedSpan } from './booking-span';
export { bookedMinutes, levelOf, loadOf } from './capacity';
export type { DaySpan, Load, LoadLevel } from './capacity';
export { capacityView, planHoliday } from './capacity.contract';
export type { CapacityView, PlanHoliday } from './capacity.contract';
export { absenceDuring, awayMinutes } from './absence-span';
export type { Away, AbsenceSpan } from './absence-span';
export { absenceView, copyResult, copyWeek, planQuery, planView, resourceView } from './plan.contract';
export type { AbsenceView, CopyResult, CopyWeek, PlanQuery, PlanView, ResourceView } from './plan.contract';
export { jobPlace, ownBookingView, ownPlanView } from './own-plan.contract';
export type { JobPlace, OwnBookingView, OwnPlanView } from './own-plan.contract';
export { planFeed, planFeedToken } from './plan-feed.contract';
export type { PlanFeed } from './plan-feed.contract';
export { planningErrors } from './planning.errors';
export { planningPermissions } from './planning.permissions';
export type { PlanningPermission } from './planning.permissions';
