import {
  LicensedRepository,
  type NewRecord,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ConnectionRequestEntity } from './connection-request.entity';

const mostShown = 200;

@Injectable()
export class ConnectionRequestRepository extends LicensedRepository<ConnectionRequestEntity> {
  constructor(services: RepositoryServices) {
    super(services, ConnectionRequestEntity, { name: 'connectionRequest' });
  }

  /**
   * Writes a new request; under an id of its own where another person's request has the given one, so that nobody learns of it.
   * The licence is locked.
   */
  override async insert(
    ctx: RequestContext,
    values: NewRecord<ConnectionRequestEntity>,
  ): Promise<ConnectionRequestEntity> {
    const known = values.id ? await this.find(ctx, values.id, { deleted: 'include' }) : null;
    const isForeign = known !== null && known.userId !== values.userId;
    return super.insert(ctx, isForeign ? { ...values, id: undefined } : values);
  }

  /** Those of the context's licence, newest first. */
  findOfLicence(ctx: RequestContext): Promise<ConnectionRequestEntity[]> {
    return this.many(this.query(ctx).orderBy('connectionRequest.createdAt', 'DESC').limit(mostShown));
  }

  findOpen(ctx: RequestContext, userId: string): Promise<ConnectionRequestEntity | null> {
    return this.one(
      this.query(ctx).andWhere("connectionRequest.userId = :userId AND connectionRequest.state = 'sent'", {
        userId,
      }),
    );
  }

  /** A person's own requests, to whichever licence. */
  findOfUser(ctx: RequestContext, userId: string): Promise<ConnectionRequestEntity[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ConnectionRequestEntity, 'request')
      .where('request.userId = :userId AND request.deletedAt IS NULL', { userId })
      .orderBy('request.createdAt', 'DESC')
      .limit(mostShown)
      .getMany();
  }
}
