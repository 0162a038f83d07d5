import { z } from 'zod';
import { id } from './ids';
import { instant } from './values';

/** `degraded`: it works, but events wait or the broker is away; `down`: it answers nobody. */
export const healthStates = ['ready', 'degraded', 'down'] as const;
export type HealthState = (typeof healthStates)[number];

/** For how many days failed work is told, and how much of it at most. */
export const failedWorkDays = 7;
export const listedFailedWork = 25;

/** A piece of long work of whichever licence that came to no end. */
export const failedWorkView = z.object({
  id,
  /** `documents.billing-run` */
  kind: z.string(),
  licenceId: id,
  failedAt: instant,
  /** Of the error, as in `WorkView`; '' where it was none of ours. */
  code: z.string(),
});
export type FailedWorkView = z.infer<typeof failedWorkView>;

/** `GET /api/<tool>/state`: how a service is, for those who run the installation. */
export const serviceState = z.object({
  health: z.enum(healthStates),
  version: z.string(),
  /** Events that did not arrive: tried again, and given up. */
  events: z.object({ repeated: z.int(), dead: z.int() }),
  /** The latest of the last days, newest first. */
  failedWork: z.object({ items: z.array(failedWorkView), total: z.int() }),
  /** Scheduled jobs whose last run failed; one that succeeds is listed no longer. */
  failedJobs: z
    .array(
      z.object({
        /** `admin.campaigns.bill` */
        name: z.string(),
        failedAt: instant,
        /** As of failed work. */
        code: z.string(),
      }),
    )
    .default([]),
  /** Storage for the service's files; null if the system does not report it. */
  storage: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
});
export type ServiceState = z.infer<typeof serviceState>;
