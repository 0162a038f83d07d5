import type { PlanState } from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanningSettingsService } from '../settings';
import { BookingRepository } from './booking.repository';
import { PublishedBookingRepository } from './published-booking.repository';

/** The bookings a reader may know: where the plan is published by hand, others than planners see what is published. */
@Injectable()
export class SeenBookings {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly published: PublishedBookingRepository,
    private readonly settings: PlanningSettingsService,
  ) {}

  /** `state`: as whoever plans asks for it; others see what is published anyway. */
  async of(
    ctx: RequestContext,
    state: PlanState = 'draft',
  ): Promise<BookingRepository | PublishedBookingRepository> {
    const { publishing } = await this.settings.get(ctx);
    if (publishing.mode === 'atOnce') return this.bookings;
    return state === 'draft' && ctx.can('tools.scheduling_tool.manage') ? this.bookings : this.published;
  }
}
