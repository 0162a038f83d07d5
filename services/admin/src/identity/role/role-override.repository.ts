import type { RoleChanges } from '@jahrring/contracts-admin';
import type { Role } from '@jahrring/contracts-common';
import {
  commonError,
  isUniqueViolation,
  LicensedRepository,
  type NewRecord,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { RoleOverrideEntity } from './role-override.entity';

const roleKey = { index: 'ux_role_overrides_role', column: 'role' };

@Injectable()
export class RoleOverrideRepository extends LicensedRepository<RoleOverrideEntity> {
  constructor(services: RepositoryServices) {
    super(services, RoleOverrideEntity, { name: 'role' });
  }

  findAll(ctx: RequestContext): Promise<RoleOverrideEntity[]> {
    return this.many(this.query(ctx));
  }

  findOfRole(ctx: RequestContext, role: Role): Promise<RoleOverrideEntity | null> {
    return this.one(this.query(ctx).andWhere('role.role = :role', { role }));
  }

  async changesOf(ctx: RequestContext, role: Role): Promise<RoleChanges | undefined> {
    return (await this.findOfRole(ctx, role))?.changes;
  }

  /** The first change of a role; 412 for whoever else makes a first one at the same time. */
  async create(ctx: RequestContext, values: NewRecord<RoleOverrideEntity>): Promise<RoleOverrideEntity> {
    try {
      return await this.insert(ctx, values);
    } catch (error) {
      if (isUniqueViolation(error, roleKey)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }
}
