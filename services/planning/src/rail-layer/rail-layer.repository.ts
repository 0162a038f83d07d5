import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { RailLayerEntity } from './rail-layer.entity';

/** Large, and only asked for where they are drawn. */
const shapes = ['lines', 'posts'] as const;

@Injectable()
export class RailLayerRepository extends LicensedRepository<RailLayerEntity> {
  constructor(services: RepositoryServices) {
    super(services, RailLayerEntity, { name: 'railLayer', notListed: shapes });
  }

  protected override get unaudited(): readonly (keyof RailLayerEntity & string)[] {
    return shapes;
  }

  /** All of the licence by title, without what they draw. */
  async all(ctx: RequestContext): Promise<Omit<RailLayerEntity, (typeof shapes)[number]>[]> {
    const columns = this.db.manager(ctx).connection.getMetadata(RailLayerEntity).columns;
    const listed = columns
      .map(({ propertyName }) => propertyName)
      .filter((name) => !shapes.some((shape) => shape === name));
    return this.many(
      this.query(ctx)
        .select(listed.map((name) => `railLayer.${name}`))
        .orderBy('railLayer.title')
        .addOrderBy('railLayer.id'),
    );
  }
}
