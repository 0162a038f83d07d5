import { grade, role } from '@jahrring/contracts-common';
import { z } from 'zod';
import { permissionKeys } from './permission-keys';

/** Roles a licence may shape; the others hold everything, nothing, or follow rules of their own. */
export const shapedRoles = [
  'supermanager',
  'manager',
  'foreman',
  'employee',
  'trainee',
  'customer',
  'guest',
  'user_defined',
] as const;
export const shapedRole = z.enum(shapedRoles);
export type ShapedRole = z.infer<typeof shapedRole>;

/** Differences between a role and its defaults in the product: a key's reach here, `none` if it is removed. */
export const roleChanges = z.record(z.string().max(100), z.enum(['none', ...grade.options]));
export type RoleChanges = z.infer<typeof roleChanges>;

const grants = z.record(z.string(), grade);

/** A role as it is in this licence. */
export const roleView = z.object({
  role,
  /** Counts every change; 0 as long as nobody has touched it. */
  version: z.int().min(0),
  /** False for roles that are fixed, and for one's own. */
  editable: z.boolean(),
  grants,
  /** The role's default permissions in the product. */
  defaults: grants,
  /** Active people of the licence who have it. */
  members: z.int(),
});
export type RoleView = z.infer<typeof roleView>;

export const roleList = z.object({ items: z.array(roleView), total: z.int() });

/** Everything the role is to hold, and how far: what is left out it does not hold. */
export const saveRole = z.strictObject({
  grants: z
    .record(z.string().max(100), grade)
    .refine((given) => Object.keys(given).every((key) => permissionKeys.includes(key)), {
      params: { code: 'in' },
    }),
});
export type SaveRole = z.infer<typeof saveRole>;
