import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SuperadminNotices, UserRepository } from '../identity-record';
import { ToolOperators } from '../../registry';
import type { OperatorNotice } from '../../registry';

/** Superadmins for the registry. */
@Injectable()
export class OperatorsOfTools extends ToolOperators {
  constructor(
    private readonly users: UserRepository,
    private readonly notices: SuperadminNotices,
  ) {
    super();
  }

  async nameOf(ctx: RequestContext, userId: string): Promise<string> {
    const { firstName, lastName } = await this.users.get(ctx, userId);
    return `${firstName} ${lastName}`;
  }

  notify(ctx: RequestContext, notice: OperatorNotice): Promise<void> {
    return this.notices.notify(ctx, notice);
  }
}
