import {
  conflictFinder,
  planningErrors,
  unemployed,
  type ConflictKind,
  type FoundConflict,
  type JudgedBooking,
} from '@jahrring/contracts-planning';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FactService } from '../fact';
import { PlanningSettingsService } from '../settings';
import { BookingRepository } from './booking.repository';
import type { BookingStore } from './booking.store';
import { RoomGuard, type WantedBooking } from './room.guard';

/** A booking that is to be made, or is there already under its id. */
export type RuledBooking = WantedBooking & JudgedBooking;

const errorOf = {
  absence: 'BLOCKED_ABSENCE',
  service: 'BLOCKED_SERVICE',
  skill: 'BLOCKED_SKILL',
  rest: 'BLOCKED_REST',
  week: 'BLOCKED_WEEK',
  deadline: 'BLOCKED_DEADLINE',
  capacity: 'BLOCKED_CAPACITY',
} as const satisfies Record<Exclude<ConflictKind, 'double'>, keyof typeof planningErrors>;

/** Refuses the bookings that the licence's settings refuse; the others are told by the list of conflicts. */
@Injectable()
export class ConflictGuard {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly facts: FactService,
    private readonly settings: PlanningSettingsService,
    private readonly room: RoomGuard,
  ) {}

  /**
   * Holds the resources until the transaction ends. `bookings`: those beside which they are judged, of the plan or a variant.
   * @throws DAY_TAKEN or what else is refused, for the first booking it is of
   */
  async require(
    ctx: RequestContext,
    wanted: readonly RuledBooking[],
    bookings: BookingStore = this.bookings,
  ): Promise<void> {
    const { rules } = await this.settings.get(ctx);
    if (rules.double === 'block') await this.room.requireRoom(ctx, wanted, bookings);
    const [first] = await this.refused(ctx, wanted, bookings);
    if (!first || first.kind === 'double') return;
    const code = first.what === unemployed ? 'BLOCKED_EMPLOYMENT' : errorOf[first.kind];
    throw new AppError(planningErrors, code, { date: first.date });
  }

  /** Those of the bookings that may be made, each beside the ones before it, and the others. */
  async fit<W extends RuledBooking>(
    ctx: RequestContext,
    wanted: readonly W[],
    bookings: BookingStore = this.bookings,
  ): Promise<{ fit: W[]; refused: W[] }> {
    const { fit, refused } = await this.room.fit(ctx, wanted, bookings);
    const against = new Set((await this.refused(ctx, fit, bookings)).map(({ booking }) => booking));
    return {
      fit: fit.filter((one) => !against.has(one)),
      refused: [...refused, ...fit.filter((one) => against.has(one))],
    };
  }

  /** Returns the conflicts of the wanted bookings by all rules that are on. The caller holds their resources. */
  async judge<W extends RuledBooking>(
    ctx: RequestContext,
    wanted: readonly W[],
    bookings: BookingStore = this.bookings,
  ): Promise<FoundConflict<W>[]> {
    const { rules } = await this.settings.get(ctx);
    const kinds = kindsOf(rules, (level) => level !== 'off');
    return this.found(ctx, wanted, bookings, kinds);
  }

  /** Returns the conflicts of the wanted bookings by the rules that refuse. */
  private async refused(
    ctx: RequestContext,
    wanted: readonly RuledBooking[],
    bookings: BookingStore,
  ): Promise<FoundConflict<RuledBooking>[]> {
    const { rules } = await this.settings.get(ctx);
    const kinds = kindsOf(rules, (level) => level === 'block').filter((kind) => kind !== 'double');
    return this.found(ctx, wanted, bookings, kinds);
  }

  /** Each beside all others, the wanted ones too. */
  private async found<W extends RuledBooking>(
    ctx: RequestContext,
    wanted: readonly W[],
    bookings: BookingStore,
    kinds: readonly ConflictKind[],
  ): Promise<FoundConflict<W>[]> {
    if (kinds.length === 0 || wanted.length === 0) return [];
    const from = wanted.map(({ firstDay }) => firstDay).reduce((a, b) => (a < b ? a : b));
    const to = wanted.map(({ lastDay }) => lastDay).reduce((a, b) => (a > b ? a : b));
    const weeks = this.facts.weeksOf({ from, to });
    const ids = [...new Set(wanted.map(({ resourceId }) => resourceId))];
    const present = await bookings.holding(ctx, ids, weeks.from, weeks.to);
    const own = new Set(wanted.flatMap(({ id }) => id ?? []));
    const rest: readonly JudgedBooking[] = present.filter(({ id }) => !own.has(id));
    const all = [...rest, ...wanted];
    const find = conflictFinder(await this.facts.of(ctx, all, weeks), kinds);
    return wanted.flatMap((one) => find(one));
  }
}

/** The kinds of conflicts whose level is such. */
export function kindsOf<L>(rules: Record<ConflictKind, L>, is: (level: L) => boolean): ConflictKind[] {
  return (Object.keys(rules) as ConflictKind[]).filter((kind) => is(rules[kind]));
}
