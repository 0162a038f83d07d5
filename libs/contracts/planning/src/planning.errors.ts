import type { ErrorTable } from '@jahrring/contracts-common';

export const planningErrors = {
  /** Nobody and nothing is booked for more than the whole: the day and what holds it are told. */
  DAY_TAKEN: { status: 409, key: 'planning:errors.dayTaken' },
  // Refusals by the licence's settings, with the first such day.
  BLOCKED_ABSENCE: { status: 409, key: 'planning:errors.blocked.absence' },
  BLOCKED_EMPLOYMENT: { status: 409, key: 'planning:errors.blocked.employment' },
  BLOCKED_SERVICE: { status: 409, key: 'planning:errors.blocked.service' },
  BLOCKED_SKILL: { status: 409, key: 'planning:errors.blocked.skill' },
  BLOCKED_REST: { status: 409, key: 'planning:errors.blocked.rest' },
  BLOCKED_WEEK: { status: 409, key: 'planning:errors.blocked.week' },
  BLOCKED_DEADLINE: { status: 409, key: 'planning:errors.blocked.deadline' },
  BLOCKED_CAPACITY: { status: 409, key: 'planning:errors.blocked.capacity' },
  /** The plan has changed since it was looked at: nothing was published. */
  PLAN_CHANGED: { status: 409, key: 'planning:errors.planChanged' },
  /** The plan changed in bookings that the variant changes too: nothing was taken over before it is said what becomes of them. */
  VARIANT_OVERTAKEN: { status: 412, key: 'planning:errors.variantOvertaken' },
  /** No more variants beside this plan. */
  VARIANTS_FULL: { status: 409, key: 'planning:errors.variantsFull' },
  /** A proposal of an order was taken over or dismissed meanwhile, or the order was called off. */
  PROPOSAL_SETTLED: { status: 409, key: 'planning:errors.proposalSettled' },
  /** A phase would begin before what it waits for is over: both and the first day that goes are told. */
  PHASE_TOO_EARLY: { status: 409, key: 'planning:errors.phaseTooEarly' },
  /** A phase would wait for itself. */
  PHASE_CIRCLE: { status: 409, key: 'planning:errors.phaseCircle' },
  /** No GeoJSON that is read. params: context (the fault), line, column, place, detail */
  RAIL_FILE_UNREADABLE: { status: 422, key: 'planning:errors.railFile' },
  /** params: most */
  RAIL_LAYERS_FULL: { status: 409, key: 'planning:errors.railLayersFull' },
} as const satisfies ErrorTable;
