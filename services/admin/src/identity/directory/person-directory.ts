import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type UserEntity, UserRepository } from '../identity-record';

/** People, whatever licences they are in, for the floor above. */
@Injectable()
export class PersonDirectory {
  constructor(private readonly users: UserRepository) {}

  /** Finds a person, deleted ones included. */
  find(ctx: RequestContext, id: string): Promise<UserEntity | null> {
    return this.users.find(ctx, id);
  }

  /** @throws NOT_FOUND */
  get(ctx: RequestContext, id: string): Promise<UserEntity> {
    return this.users.get(ctx, id);
  }

  getMany(ctx: RequestContext, ids: readonly string[]): Promise<UserEntity[]> {
    return this.users.getMany(ctx, ids);
  }

  findSuperadmins(ctx: RequestContext): Promise<UserEntity[]> {
    return this.users.findSuperadmins(ctx);
  }
}
