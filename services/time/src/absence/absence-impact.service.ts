import { absenceImpactLimits, ledgerOf, spansOverlap, type AbsenceImpact } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRepository } from '../entry-record';
import { EmploymentRefRepository } from '../reference';
import { AbsenceRest } from './absence-rest';
import { AbsenceSight } from './absence-sight';
import type { AbsenceEntity } from './absence.entity';
import { AbsenceRepository } from './absence.repository';

/** Consequences of approving a request: for the person's balance, their team, and the entries on these days. */
@Injectable()
export class AbsenceImpactService {
  constructor(
    private readonly absences: AbsenceRepository,
    private readonly entries: EntryRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly sight: AbsenceSight,
    private readonly rest: AbsenceRest,
  ) {}

  /** 404 where the request does not exist or is out of reach. */
  async of(ctx: RequestContext, id: string): Promise<AbsenceImpact> {
    const absence = await this.absences.get(ctx, id);
    const { employeeId, startsOn, endsOn } = absence;
    const others = await this.others(ctx, absence);
    const booked = await this.entries.ofPerson(ctx, employeeId, startsOn, endsOn);
    return {
      balance: await this.balance(ctx, absence),
      others: others.slice(0, absenceImpactLimits.others),
      othersCount: others.length,
      entries: await this.absences.countEntries(ctx, employeeId, startsOn, endsOn),
      bookings: booked
        .slice(0, absenceImpactLimits.bookings)
        .map(({ id: entryId, workDate, seconds, names }) => ({
          id: entryId,
          workDate,
          project: `${names?.projectNumber ?? ''} ${names?.projectTitle ?? ''}`.trim(),
          seconds,
        })),
    };
  }

  private async balance(
    ctx: RequestContext,
    { employeeId, type, days, state }: AbsenceEntity,
  ): Promise<AbsenceImpact['balance']> {
    const kind = ledgerOf(type);
    if (kind === null || state !== 'requested') return null;
    const rest = await this.rest.of(ctx, employeeId, { kind, days });
    const employment = await this.employments.of(ctx, employeeId);
    return { kind, ...rest, averageDaySeconds: employment?.averageDaySeconds ?? 0 };
  }

  /** Of those the reader knows of: the person's team, or where they are in none everybody. */
  private async others(ctx: RequestContext, absence: AbsenceEntity): Promise<AbsenceImpact['others']> {
    const people = await this.sight.people(ctx);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const employments = await this.employments.ofMany(ctx, [absence.employeeId, ...names.keys()]);
    const team = employments.get(absence.employeeId)?.team;
    const mates = [...names.keys()].filter(
      (id) => id !== absence.employeeId && (!team || employments.get(id)?.team === team),
    );
    const span = { from: absence.startsOn, to: absence.endsOn };
    const tells = await this.sight.tellsType(ctx);
    return (await this.absences.ofPeople(ctx, mates, span))
      .filter((other) => spansOverlap(other, absence))
      .map((other) => ({
        employeeId: other.employeeId,
        name: names.get(other.employeeId) ?? '',
        type: tells(other) ? other.type : null,
        startsOn: other.startsOn,
        endsOn: other.endsOn,
        approved: other.state === 'approved',
      }));
  }
}
