import type { BookingView } from '@jahrring/contracts-planning';
import { only, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRefRepository } from '../reference';
import type { PlannedEntity } from './booking.entity';
import type { PlannedRow } from './planned-rows';

/** Bookings as the API shows them. */
@Injectable()
export class BookingViews {
  constructor(private readonly projects: ProjectRefRepository) {}

  async view(ctx: RequestContext, booking: PlannedEntity): Promise<BookingView> {
    return only(await this.views(ctx, [booking]));
  }

  async views(ctx: RequestContext, bookings: readonly PlannedEntity[]): Promise<BookingView[]> {
    return this.named(ctx, bookings.map(toRow));
  }

  /** Gives rows, which nobody else holds, the names of their projects. */
  async named(ctx: RequestContext, rows: readonly PlannedRow[]): Promise<BookingView[]> {
    const ids = new Set<string>();
    for (const { projectId } of rows) if (projectId) ids.add(projectId);
    const projects = new Map((await this.projects.getMany(ctx, [...ids])).map((one) => [one.id, one]));
    return rows.map((row) => {
      const project = projects.get(row.projectId ?? '');
      const names = { projectNumber: project?.number ?? null, projectTitle: project?.title ?? null };
      return Object.assign(row, names);
    });
  }
}

function toRow(booking: PlannedEntity): PlannedRow {
  const { id, version, resourceId, projectId, title, firstDay, lastDay, part, from, to } = booking;
  const { share, status, note, seriesId } = booking;
  return {
    ...{ id, version, resourceId, projectId, title, firstDay, lastDay },
    ...{ part, from, to, share, status, note, seriesId },
  };
}
