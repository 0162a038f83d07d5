import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import {
  Consumes,
  ReferenceRepository,
  RepositoryServices,
  type EventMeta,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentRefEntity } from './employment-ref.entity';

@Injectable()
export class EmploymentRefRepository extends ReferenceRepository<EmploymentRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, EmploymentRefEntity, 'employment');
  }
}

/** Keeps our copy of employments. */
@Injectable()
export class EmploymentRefConsumer {
  constructor(private readonly employments: EmploymentRefRepository) {}

  @Consumes(employmentChanged)
  async onEmploymentChanged(
    ctx: RequestContext,
    { employeeId, supervisors, endsOn }: EmploymentChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.employments.take(
      ctx,
      employeeId,
      { supervisorIds: supervisors, endsOn: endsOn ?? null },
      meta,
    );
  }
}
