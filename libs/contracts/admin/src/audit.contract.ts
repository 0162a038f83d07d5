import { id } from '@jahrring/contracts-common';
import { z } from 'zod';

export const auditPeople = z.object({
  items: z.array(z.object({ userId: id, firstName: z.string(), lastName: z.string() })),
});
export type AuditPeople = z.infer<typeof auditPeople>;
