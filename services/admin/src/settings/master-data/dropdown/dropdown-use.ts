import type { DropdownKey } from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MemberDirectory } from '../../../identity';

/**
 * Who has a value: the people of the licence. Other services keep what they were told, words included, so a value
 * that is gone here is still named there.
 */
@Injectable()
export class DropdownUse {
  constructor(private readonly members: MemberDirectory) {}

  /** Whether somebody has one of these: the stored value, or its words. */
  async isUsed(ctx: RequestContext, key: DropdownKey, values: readonly string[]): Promise<boolean> {
    if (key !== 'function' && key !== 'team') return false;
    return (await this.members.countHaving(ctx, key, values)) > 0;
  }
}
