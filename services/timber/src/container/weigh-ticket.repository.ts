import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { WeighTicketEntity } from './weigh-ticket.entity';

const shownLimit = 500;

@Injectable()
export class WeighTicketRepository extends LicensedRepository<WeighTicketEntity> {
  constructor(services: RepositoryServices) {
    super(services, WeighTicketEntity, { name: 'weighTicket' });
  }

  /** Stands in the history of its container. */
  protected override auditedAs({ containerId }: WeighTicketEntity): string {
    return containerId;
  }

  /** Newest first; at most the last 500. */
  shown(ctx: RequestContext, containerId: string): Promise<WeighTicketEntity[]> {
    const query = this.query(ctx).andWhere('weighTicket.containerId = :containerId', { containerId });
    return this.many(
      query.orderBy('weighTicket.weighedOn', 'DESC').addOrderBy('weighTicket.id', 'DESC').limit(shownLimit),
    );
  }
}
