import { z } from 'zod';

/** Whose usages a licence measures by. */
export const measuringRules = ['CH', 'DE', 'AT'] as const;
export const measuringRule = z.enum(measuringRules);
export type MeasuringRule = z.infer<typeof measuringRule>;
