import type { DropdownKey } from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MemberDirectory } from '../../../identity';

/**
 * Finds the people of the licence who have a value. Other services keep the data they received, texts included, so a
 * value that was deleted here is still named there.
 */
@Injectable()
export class DropdownUse {
  constructor(private readonly members: MemberDirectory) {}

  /** Returns true if somebody has one of these: the stored value, or its texts. */
  async isUsed(ctx: RequestContext, key: DropdownKey, values: readonly string[]): Promise<boolean> {
    if (key !== 'function' && key !== 'team') return false;
    return (await this.members.countHaving(ctx, key, values)) > 0;
  }
}
