import type { DropdownKey } from '@jahrring/contracts-admin';
import type { ListColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MembershipRepository } from '../../identity-record';

/** Lists whose values stand with the people of the licence, each with its column. */
const columns: ListColumns = { fields: { function: 'function', team: 'team' }, search: [] };
const onEveryPage = { page: 1, pageSize: 1, sort: [] };

/**
 * Who has a value: the people of the licence. Other services keep what they were told, words included, so a value
 * that is gone here is still named there.
 */
@Injectable()
export class DropdownUse {
  constructor(private readonly memberships: MembershipRepository) {}

  /** Whether somebody has one of these: the stored value, or its words. */
  async isUsed(ctx: RequestContext, key: DropdownKey, values: readonly string[]): Promise<boolean> {
    if (!(key in columns.fields)) return false;
    const filter = { [key]: { kind: 'in' as const, values: [...values] } };
    return (await this.memberships.count(ctx, { ...onEveryPage, filter }, columns)) > 0;
  }
}
