import type { RoleChanges, ShapedRole } from '@jahrring/contracts-admin';
import { JsonColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** How a licence has changed what a role holds; none, or an empty one: as the product has it. */
@Entity('role_overrides')
export class RoleOverrideEntity extends LicensedEntity {
  @TextColumn(20)
  role!: ShapedRole;

  @JsonColumn()
  changes!: RoleChanges;
}
