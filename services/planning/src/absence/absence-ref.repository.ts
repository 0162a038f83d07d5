import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRefEntity } from './absence-ref.entity';

@Injectable()
export class AbsenceRefRepository extends ReferenceRepository<AbsenceRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, AbsenceRefEntity, 'absenceRef');
  }

  /** Whoever is away, or asks to be, on a day of the span. The caller decides what of it is told. */
  async between(ctx: RequestContext, from: string, to: string): Promise<AbsenceRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('absenceRef.living = :yes', { yes: true })
        .andWhere('absenceRef.lastDay >= :from AND absenceRef.firstDay <= :to', { from, to })
        .orderBy('absenceRef.firstDay')
        .addOrderBy('absenceRef.id'),
    );
  }
}
