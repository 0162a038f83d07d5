import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PublicationEntity } from './publication.entity';

@Injectable()
export class PublicationRepository extends LicensedRepository<PublicationEntity> {
  constructor(services: RepositoryServices) {
    super(services, PublicationEntity, { name: 'publication', softDelete: false });
  }

  async last(ctx: RequestContext): Promise<PublicationEntity | null> {
    const query = this.query(ctx).orderBy('publication.createdAt', 'DESC');
    return this.one(query.addOrderBy('publication.id', 'DESC'));
  }
}
