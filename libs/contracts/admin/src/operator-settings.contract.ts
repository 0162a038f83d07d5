import { z } from 'zod';

/** Settings of the installation's operator. `version` 0: none were kept yet. */
export const operatorSettings = z.object({
  version: z.int(),
  /** The licence in which the operator writes bills to other licences. */
  billingLicence: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type OperatorSettings = z.infer<typeof operatorSettings>;

/** `PUT /api/admin/operator-settings` */
export const updateOperatorSettings = z.strictObject({ billingLicenceId: z.uuid() });
export type UpdateOperatorSettings = z.infer<typeof updateOperatorSettings>;
