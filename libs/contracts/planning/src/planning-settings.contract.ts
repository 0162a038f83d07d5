import { id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { lawCountries } from './work-limit';

/** Kinds of conflicts of a booking, the most serious first. */
export const conflictKinds = [
  'double',
  'absence',
  'service',
  'skill',
  'rest',
  'week',
  'deadline',
  'capacity',
] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/** A conflict refuses the booking, is told, or is nothing the licence cares for. */
export const conflictLevels = ['block', 'warn', 'off'] as const;

/** Others see the plan as it is at any moment, or as somebody has published it. */
export const publishModes = ['atOnce', 'byHand'] as const;

/** Bookings take their colour from what they are for: all alike, by the status of the project, or by its customer. */
export const bookingColours = ['project', 'status', 'customer'] as const;

export const planningLimits = {
  publishers: 50,
  limits: 20,
  skills: 100,
  skillTitle: 60,
  resourceSkills: 50,
  externals: 100,
} as const;

/** Skill of a person or a machine: a driving licence, chainsaw, crane; or the type of a machine. */
export const skill = z.object({ id, title: z.string().trim().min(1).max(planningLimits.skillTitle) });
export type Skill = z.infer<typeof skill>;

const level = z.enum(conflictLevels);

export const updatePlanningSettings = z.object({
  rules: z.object({
    // A double booking is never kept silently.
    double: level.exclude(['off']),
    absence: level,
    service: level,
    skill: level,
    rest: level,
    week: level,
    deadline: level,
    capacity: level,
  }),
  /** Whose law on rest and weeks holds. */
  country: z.enum(lawCountries),
  /** The licence's own limits, which go before the law from their day on. */
  limits: z
    .array(
      z.object({
        validFrom: localDate,
        restHours: z.int().min(0).max(24),
        weekHours: z.int().min(1).max(168),
      }),
    )
    .max(planningLimits.limits),
  /** Days the week plan shows, Monday being 1. */
  shownWeekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  colours: z.enum(bookingColours),
  skills: z.array(skill).max(planningLimits.skills),
  /** Addresses of companies from outside that are booked. */
  externalIds: z.array(id).max(planningLimits.externals),
  publishing: z.object({
    mode: z.enum(publishModes),
    /** People who publish; if empty, everybody who plans. */
    publisherIds: z.array(id).max(planningLimits.publishers),
    /** People are told what was published of theirs. */
    tellPeople: z.boolean(),
  }),
});
export type UpdatePlanningSettings = z.infer<typeof updatePlanningSettings>;

export const planningSettings = updatePlanningSettings.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
});
export type PlanningSettings = z.infer<typeof planningSettings>;

export const defaultPlanningSettings: UpdatePlanningSettings = {
  rules: {
    double: 'block',
    absence: 'warn',
    service: 'warn',
    skill: 'warn',
    rest: 'warn',
    week: 'warn',
    deadline: 'warn',
    capacity: 'warn',
  },
  country: 'zone',
  limits: [],
  shownWeekdays: [1, 2, 3, 4, 5, 6, 7],
  colours: 'project',
  skills: [],
  externalIds: [],
  publishing: { mode: 'atOnce', publisherIds: [], tellPeople: true },
};
