import { instant } from '@jahrring/contracts-common';
import { z } from 'zod';

/** The secret address of one's plan for calendar programs; its token is told only when it is made. */
export const planFeed = z.object({ createdAt: instant.nullable(), path: z.string().nullable() });
export type PlanFeed = z.infer<typeof planFeed>;

export const planFeedToken = z.string().regex(/^[\w-]{43}\.ics$/);
