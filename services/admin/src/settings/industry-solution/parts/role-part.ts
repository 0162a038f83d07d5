import { roleItem, type RoleItem } from '@jahrring/contracts-admin';
import type { LeftReason } from '@jahrring/contracts-common';
import type { KeptItem, KeptRecord, PartKeeper, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { RoleService } from '../../../identity';

/** Roles that the licence has not shaped itself get what the package gives them. */
@Injectable()
export class RolePart implements PartKeeper<RoleItem> {
  readonly values = roleItem;

  constructor(private readonly roles: RoleService) {}

  async find(
    ctx: RequestContext,
    { values: { role } }: KeptItem<RoleItem>,
  ): Promise<KeptRecord<RoleItem> | null> {
    const changes = await this.roles.changesOf(ctx, role);
    if (!changes || Object.keys(changes).length === 0) return null;
    return { values: { role, changes }, deleted: false, own: false };
  }

  async refusal(ctx: RequestContext, { values }: KeptItem<RoleItem>): Promise<LeftReason | null> {
    const may = ctx.superadmin || ctx.can('tools.settings.employees');
    return may && (await this.roles.mayGive(ctx, values.role, values.changes)) ? null : 'rights';
  }

  async write(ctx: RequestContext, { values: { role, changes } }: KeptItem<RoleItem>): Promise<void> {
    await this.roles.give(ctx, role, changes);
  }

  async remove(ctx: RequestContext, { values: { role } }: KeptItem<RoleItem>): Promise<void> {
    await this.roles.give(ctx, role, {});
  }

  used(): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set());
  }
}
