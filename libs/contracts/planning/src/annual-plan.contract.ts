import { id, localDate, queryYear } from '@jahrring/contracts-common';
import { z } from 'zod';
import { phaseView } from './phase.contract';

export const annualQuery = z.object({ year: queryYear });
export type AnnualQuery = z.infer<typeof annualQuery>;

/** A week of the year: what people could work and what they are booked for, in minutes. */
export const annualWeek = z.object({ from: localDate, capacity: z.int(), booked: z.int() });
export type AnnualWeek = z.infer<typeof annualWeek>;

export const annualProject = z.object({
  id,
  number: z.string(),
  title: z.string(),
  /** Minutes that people are booked for it, of each week. */
  booked: z.array(z.int()),
  /** Minutes that people have recorded for it, of each week; nothing for whom sees not everybody's plan. */
  worked: z.array(z.int()),
});
export type AnnualProject = z.infer<typeof annualProject>;

/** Minutes a phase needs by its days and people, and minutes recorded of them. */
export const phaseWork = z.object({ phaseId: id, needed: z.int(), worked: z.int() });
export type PhaseWork = z.infer<typeof phaseWork>;

/** A year of whole weeks: projects that have a phase or a booking in it, their phases, and how full the weeks are. */
export const annualPlanView = z.object({
  year: z.int(),
  /** The Monday of the week of 1 January. */
  from: localDate,
  /** The Sunday of the week of 31 December. */
  to: localDate,
  projects: z.array(annualProject),
  /** All phases of these projects, those of other years too: what they wait for is among them. */
  phases: z.array(phaseView),
  /** Of each of these phases; nothing for whom sees not everybody's plan. */
  work: z.array(phaseWork),
  /** Of everybody who can be planned; nothing for whom sees not everybody's plan. */
  weeks: z.array(annualWeek),
  /** Minutes that a person of the licence usually works on each day of the year, without public holidays. */
  dayMinutes: z.array(z.int()),
});
export type AnnualPlanView = z.infer<typeof annualPlanView>;
