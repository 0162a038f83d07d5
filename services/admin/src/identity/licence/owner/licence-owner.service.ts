import { adminErrors, type LicenceOwner, mostLicenceOwners } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { AppError, Audit, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository, MembershipRepository, UserRepository } from '../../identity-record';
import { LicenceOwnerRepository } from './licence-owner.repository';

/** Names who answers for the context's licence to the operator. Who may call is decided at the controller. */
@Injectable()
export class LicenceOwnerService {
  constructor(
    private readonly db: Database,
    private readonly owners: LicenceOwnerRepository,
    private readonly licences: LicenceRepository,
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Those who are still in the licence. */
  async list(ctx: RequestContext): Promise<Page<LicenceOwner>> {
    const rows = await this.owners.findAll(ctx);
    const ids = rows.map(({ employeeId }) => employeeId);
    const members = await this.memberships.members(ctx, await this.memberships.getMany(ctx, ids));
    const items = rows.flatMap(({ employeeId, namedBy, namedAt }): LicenceOwner[] => {
      const member = members.find(({ membership }) => membership.id === employeeId);
      if (!member) return [];
      const { membership, user } = member;
      const active = membership.active && membership.role === 'admin' && !user.blocked;
      const name = `${user.firstName} ${user.lastName}`;
      const phone = membership.phone ?? membership.mobile;
      const named = { namedBy, namedAt: namedAt.toISOString() };
      return [{ employeeId, name, email: user.email, phone, active, ...named }];
    });
    return { items, total: items.length };
  }

  /** Names an owner; naming one again is no error. @throws OWNER_UNFIT, OWNERS_FULL */
  async name(ctx: RequestContext, employeeId: string): Promise<Page<LicenceOwner>> {
    await this.db.tx(ctx, async (ctx) => {
      await this.licences.lock(ctx, ctx.licenceId);
      const rows = await this.owners.findAll(ctx);
      if (rows.some((row) => row.employeeId === employeeId)) return;
      const membership = await this.memberships.get(ctx, employeeId);
      if (!membership.active || membership.role !== 'admin') throw new AppError(adminErrors, 'OWNER_UNFIT');
      const present = await this.memberships.getMany(
        ctx,
        rows.map((row) => row.employeeId),
      );
      if (present.length >= mostLicenceOwners)
        throw new AppError(adminErrors, 'OWNERS_FULL', { max: mostLicenceOwners });
      const namedBy = await this.nameOf(ctx, ctx.userId);
      await this.owners.insert(ctx, { employeeId, namedBy, namedAt: this.clock.now() });
      const name = await this.nameOf(ctx, membership.userId);
      await this.audit.record(ctx, { ...audited(employeeId), action: 'create', after: { name } });
    });
    return this.list(ctx);
  }

  /** Takes an owner away; 404 where the person is none. */
  async remove(ctx: RequestContext, employeeId: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.licences.lock(ctx, ctx.licenceId);
      const row = (await this.owners.findAll(ctx)).find((one) => one.employeeId === employeeId);
      if (!row) throw commonError('NOT_FOUND');
      const { userId } = await this.memberships.get(ctx, employeeId);
      await this.owners.remove(ctx, row.id, row.version);
      const name = await this.nameOf(ctx, userId);
      await this.audit.record(ctx, { ...audited(employeeId), action: 'delete', before: { name } });
    });
  }

  private async nameOf(ctx: RequestContext, userId: string): Promise<string> {
    const { firstName, lastName } = await this.users.get(ctx, userId);
    return `${firstName} ${lastName}`;
  }
}

function audited(entityId: string) {
  return { entity: 'licenceOwner', entityId };
}
