import { daysBetween, id, localDate, requiredText, version } from '@jahrring/contracts-common';
import { z } from 'zod';

/** `days`: longest phase; `perProject`: most phases of a project; `after`: most a phase waits for; `between`: longest wait. */
export const phaseLimits = {
  title: 100,
  days: 1100,
  perProject: 60,
  after: 8,
  between: 365,
  people: 500,
} as const;

/** Dependency of a phase: it begins so many days after the last day of another phase of its project, or later. */
export const phaseLink = z.object({ phaseId: id, days: z.int().min(0).max(phaseLimits.between) });
export type PhaseLink = z.infer<typeof phaseLink>;

const fields = {
  title: requiredText(phaseLimits.title),
  firstDay: localDate,
  lastDay: localDate,
  /** Number of people it needs on each of its working days. */
  people: z.int().min(0).max(phaseLimits.people),
  after: z.array(phaseLink).max(phaseLimits.after),
};

interface Days {
  firstDay: string;
  lastDay: string;
}
const inOrder = ({ firstDay, lastDay }: Days) => lastDay >= firstDay;
const notTooLong = ({ firstDay, lastDay }: Days) => daysBetween(firstDay, lastDay) < phaseLimits.days;
const orderRule = { path: ['lastDay'], params: { code: 'afterOrEqual' } };
const lengthRule = { path: ['lastDay'], params: { code: 'maxNumber', max: phaseLimits.days } };

/** A part of a project over some days: felling, hauling, planting. */
export const createPhase = z
  .object({
    ...fields,
    id: id.optional(),
    projectId: id,
    people: fields.people.default(1),
    after: fields.after.default([]),
  })
  .refine(inOrder, orderRule)
  .refine(notTooLong, lengthRule);
export type CreatePhase = z.infer<typeof createPhase>;
export type PhaseDraft = z.input<typeof createPhase>;

/** A field that is left out stays as it is; together they are what `createPhase` takes. */
export const updatePhase = z.object(fields).partial();
export type UpdatePhase = z.infer<typeof updatePhase>;

/** New days of a phase whose version the planner has seen. */
export const phasePlace = z
  .object({ id, version, firstDay: localDate, lastDay: localDate })
  .refine(inOrder, orderRule)
  .refine(notTooLong, lengthRule);
export type PhasePlace = z.infer<typeof phasePlace>;

/** Phases that change their days together: all of them or none. */
export const placePhases = z.object({ phases: z.array(phasePlace).min(1).max(phaseLimits.perProject) });
export type PlacePhases = z.infer<typeof placePhases>;

export const phaseView = z.object({
  id,
  version,
  projectId: id,
  title: z.string(),
  firstDay: localDate,
  lastDay: localDate,
  people: z.int(),
  /** Of living phases alone. */
  after: z.array(phaseLink),
});
export type PhaseView = z.infer<typeof phaseView>;

/** Moved phases, and the previous places that undo the move when they are set again. */
export const placedPhases = z.object({ phases: z.array(phaseView), undo: placePhases });
export type PlacedPhases = z.infer<typeof placedPhases>;
