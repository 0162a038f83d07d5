import type { ActivityOption } from '@jahrring/contracts-time';
import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ObjectRefEntity } from './object-ref.entity';

@Injectable()
export class ObjectRefRepository extends ReferenceRepository<ObjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ObjectRefEntity, 'object');
  }

  /** The activities offered to record on, by title. */
  async activities(ctx: RequestContext): Promise<ActivityOption[]> {
    const qb = this.query(ctx).andWhere(
      "object.kind = 'activities' AND object.active = :active AND object.deleted = :deleted",
      { active: true, deleted: false },
    );
    const found = await this.many(qb.orderBy('object.title').addOrderBy('object.id'));
    return found.map(({ id, title, articleNumber }) => ({ id, title, articleNumber }));
  }
}
