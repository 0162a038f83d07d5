import { toFieldErrors } from '@jahrring/contracts-common';
import { createBooking, type CreateBooking, type UpdateBooking } from '@jahrring/contracts-planning';
import { commonError, fieldErrorOf, withoutUndefined, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRefRepository, ResourceRepository } from '../reference';
import { BookingRepository } from './booking.repository';
import type { BookingStore } from './booking.store';

/** Fields of a booking that the rules judge. */
const ruledFields = [
  ...(['resourceId', 'projectId', 'title', 'firstDay'] as const),
  ...(['lastDay', 'part', 'from', 'to', 'share'] as const),
];

/** Makes of what a planner sends what is written. */
@Injectable()
export class BookingDrafts {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly resources: ResourceRepository,
    private readonly projects: ProjectRefRepository,
  ) {}

  /** Returns whether a change concerns fields that the rules judge. */
  isJudged(input: UpdateBooking): boolean {
    return ruledFields.some((field) => input[field] !== undefined);
  }

  /** Returns the values to write of a change, after the whole booking was checked. */
  async patchOf(
    ctx: RequestContext,
    id: string,
    input: UpdateBooking,
    bookings: BookingStore = this.bookings,
  ) {
    const present = await bookings.get(ctx, id);
    const { projectId, title } = input;
    const target = projectId ? { title: null } : title ? { projectId: null } : {};
    const merged = { ...present, ...withoutUndefined(input), ...target };
    const whole = createBooking.safeParse(merged);
    if (!whole.success) {
      const fields = toFieldErrors(whole.error.issues, merged, 'body');
      throw commonError('VALIDATION_FAILED', undefined, { fields });
    }
    const { id: _id, repeat: _repeat, ...values } = whole.data;
    return this.settled(values);
  }

  /** 422 at the field where a resource or a project is not of this licence. */
  async requireKnown(ctx: RequestContext, { resourceId, projectId }: UpdateBooking): Promise<void> {
    if (resourceId && !(await this.resources.find(ctx, resourceId))) {
      throw fieldErrorOf('resourceId', 'exists');
    }
    if (!projectId) return;
    const project = await this.projects.find(ctx, projectId);
    if (!project || project.deleted) throw fieldErrorOf('projectId', 'exists');
  }

  /** Times stand with bookings by times only. */
  settled(input: Omit<CreateBooking, 'id' | 'repeat'>) {
    const timed = input.part === 'times';
    return {
      ...input,
      projectId: input.projectId ?? null,
      title: input.title ?? null,
      note: input.note ?? null,
      from: timed ? (input.from ?? null) : null,
      to: timed ? (input.to ?? null) : null,
    };
  }
}
