import type { RoleChanges, ShapedRole } from '@jahrring/contracts-admin';
import { JsonColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/**
 * A licence's changes to the permissions of a role; without a row, or with an empty one, the product's defaults apply.
 */
@Entity('role_overrides')
export class RoleOverrideEntity extends LicensedEntity {
  @TextColumn(20)
  role!: ShapedRole;

  @JsonColumn()
  changes!: RoleChanges;
}
