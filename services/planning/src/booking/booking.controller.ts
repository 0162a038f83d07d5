import {
  bookingIds,
  bookedTeam,
  bookingView,
  bookTeam,
  changeBookings,
  changedBookings,
  copyResult,
  copyWeek,
  createBooking,
  placeBookings,
  placedBookings,
  planView,
  removalQuery,
  shownPlanQuery,
  updateBooking,
  type BookingIds,
  type BookTeam,
  type ChangeBookings,
  type CopyWeek,
  type CreateBooking,
  type PlaceBookings,
  type RemovalQuery,
  type ShownPlanQuery,
  type UpdateBooking,
} from '@jahrring/contracts-planning';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  noContent,
  ok,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { BookingService } from './booking.service';
import { ChangesService } from './changes.service';
import { PlacingService } from './placing.service';
import { PlanService } from './plan.service';
import { TeamService } from './team.service';

@ToolController('planning', 'bookings')
@RequirePlugin('scheduling_tool')
export class BookingController {
  constructor(
    private readonly bookings: BookingService,
    private readonly plans: PlanService,
    private readonly placing: PlacingService,
    private readonly changes: ChangesService,
    private readonly teams: TeamService,
  ) {}

  /** Returns the bookable resources and the bookings for a span of days. */
  @Get('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), planView)
  plan(@Ctx() ctx: RequestContext, @Query({ schema: shownPlanQuery }) query: ShownPlanQuery) {
    return this.plans.plan(ctx, query);
  }

  @Get(':id', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), bookingView)
  get(@Ctx() ctx: RequestContext, @Id() bookingId: string) {
    return this.bookings.get(ctx, bookingId);
  }

  /** Makes a booking or, with `repeat`, a series. */
  @Post('', RequirePermission('tools.scheduling_tool.manage'), bookingView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createBooking }) body: CreateBooking) {
    return this.bookings.create(ctx, body);
  }

  /** Repeats one week on another. */
  @Post('copy-week', RequirePermission('tools.scheduling_tool.manage'), ok(copyResult))
  copyWeek(@Ctx() ctx: RequestContext, @Body({ schema: copyWeek }) body: CopyWeek) {
    return this.plans.copyWeek(ctx, body);
  }

  /** Moves bookings together; the answer says what takes it back. */
  @Post('place', RequirePermission('tools.scheduling_tool.manage'), ok(placedBookings))
  place(@Ctx() ctx: RequestContext, @Body({ schema: placeBookings }) body: PlaceBookings) {
    return this.placing.place(ctx, body);
  }

  /** Changes, adds and removes bookings together; the answer says what takes it back. */
  @Post('changes', RequirePermission('tools.scheduling_tool.manage'), ok(changedBookings))
  change(@Ctx() ctx: RequestContext, @Body({ schema: changeBookings }) body: ChangeBookings) {
    return this.changes.change(ctx, body);
  }

  /** Makes the same booking for each of a team; the answer says of whom it is not made, and what takes it back. */
  @Post('team', RequirePermission('tools.scheduling_tool.manage'), ok(bookedTeam))
  team(@Ctx() ctx: RequestContext, @Body({ schema: bookTeam }) body: BookTeam) {
    return this.teams.book(ctx, body);
  }

  /** Brings removed bookings back. */
  @Post('restore', RequirePermission('tools.scheduling_tool.manage'), noContent)
  async restore(@Ctx() ctx: RequestContext, @Body({ schema: bookingIds }) body: BookingIds): Promise<void> {
    await this.bookings.restore(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.scheduling_tool.manage'), bookingView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() bookingId: string,
    @IfMatch() version: number,
    @Body({ schema: updateBooking }) body: UpdateBooking,
  ) {
    return this.bookings.update(ctx, bookingId, version, body);
  }

  /** Removes a booking or the rest of its series; returns the ids, for bringing them back. */
  @Delete(':id', RequirePermission('tools.scheduling_tool.manage'), bookingIds)
  remove(
    @Ctx() ctx: RequestContext,
    @Id() bookingId: string,
    @IfMatch() version: number,
    @Query({ schema: removalQuery }) query: RemovalQuery,
  ) {
    return this.bookings.remove(ctx, bookingId, version, query);
  }
}
