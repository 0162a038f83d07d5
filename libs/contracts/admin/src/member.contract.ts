import { id } from '@jahrring/contracts-common';
import { z } from 'zod';

/** `POST /api/admin/internal/members`: people of the caller's licence; null: all of them. */
export const memberQuery = z.strictObject({ employeeIds: z.array(id).max(500).nullable() });
export type MemberQuery = z.output<typeof memberQuery>;

/**
 * Those of them who could sign in now, each with the rights they hold at this moment (a principal as sessions have it), for work that
 * is done in somebody's name while they are not there. Who is missing may do nothing.
 */
export const memberRights = z.object({
  members: z.array(
    z.object({
      employeeId: id,
      email: z.string(),
      principal: z.looseObject({ userId: id, licenceId: id }),
    }),
  ),
});
export type MemberRights = z.infer<typeof memberRights>;
