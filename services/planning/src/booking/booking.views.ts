import type { BookingView } from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRefRepository, type ProjectRefEntity } from '../reference';
import type { PlannedEntity } from './booking.entity';

/** Bookings as the API shows them. */
@Injectable()
export class BookingViews {
  constructor(private readonly projects: ProjectRefRepository) {}

  async view(ctx: RequestContext, booking: PlannedEntity): Promise<BookingView> {
    const [view] = await this.views(ctx, [booking]);
    if (!view) throw new Error('a view for every booking');
    return view;
  }

  async views(ctx: RequestContext, bookings: readonly PlannedEntity[]): Promise<BookingView[]> {
    const ids = [...new Set(bookings.flatMap(({ projectId }) => projectId ?? []))];
    const projects = new Map((await this.projects.getMany(ctx, ids)).map((project) => [project.id, project]));
    return bookings.map((booking) => toView(booking, projects.get(booking.projectId ?? '')));
  }
}

function toView(booking: PlannedEntity, project: ProjectRefEntity | undefined): BookingView {
  const {
    licenceId: _licence,
    createdAt: _created,
    updatedAt: _updated,
    deletedAt: _deleted,
    ...shown
  } = booking;
  return { ...shown, projectNumber: project?.number ?? null, projectTitle: project?.title ?? null };
}
