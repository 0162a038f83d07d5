import { addDays, daysBetween, mondayOf } from '@jahrring/contracts-common';
import {
  daysOfPeople,
  weeksTogether,
  type DaySpan,
  type HeldSkill,
  type LoadsView,
  type PersonDays,
} from '@jahrring/contracts-planning';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRefRepository } from '../absence';
import { SeenBookings } from '../booking';
import { CapacityService } from '../capacity';
import { ResourceRepository } from '../reference';
import { PlanningSettingsService } from '../settings';
import { ResourceSkillsRepository } from '../skill';

const daysInWeek = 7;

/** Computes loads of weeks: booked hours against target hours less absences. */
@Injectable()
export class LoadService {
  constructor(
    private readonly seen: SeenBookings,
    private readonly resources: ResourceRepository,
    private readonly absences: AbsenceRefRepository,
    private readonly capacity: CapacityService,
    private readonly held: ResourceSkillsRepository,
    private readonly settings: PlanningSettingsService,
  ) {}

  /** Returns the loads of all weeks that the days touch. */
  async of(ctx: RequestContext, asked: DaySpan): Promise<LoadsView> {
    const from = mondayOf(asked.from);
    const span = { from, to: addDays(mondayOf(asked.to), daysInWeek - 1) };
    const seen = await this.seen.of(ctx);
    const [bookings, rules, resources, absences, held, { skills }] = await Promise.all([
      seen.spansOfPeople(ctx, span.from, span.to),
      this.capacity.rulesOf(ctx),
      this.resources.plannable(ctx),
      this.absences.between(ctx, span.from, span.to),
      this.held.all(ctx),
      this.settings.get(ctx),
    ]);
    const people = resources.filter(({ kind }) => kind === 'person');
    const ids = people.map(({ id }) => id);
    const { capacities, teams } = await this.capacity.of(ctx, ids, span, rules, absences);
    const days = daysOfPeople(capacities, bookings, span);
    const count = (daysBetween(span.from, span.to) + 1) / daysInWeek;
    const together = (members: readonly Member[]) => weeksTogether(members, count);
    const teamOf = new Map(teams.flatMap(({ name, resourceIds }) => resourceIds.map((id) => [id, name])));
    return {
      mondays: Array.from({ length: count }, (_, week) => addDays(span.from, week * daysInWeek)),
      people: people.map(({ id, name }) => ({
        ...{ id, name, team: teamOf.get(id) ?? null },
        weeks: together(membersOf([id], days)),
      })),
      teams: teams.map(({ name, resourceIds }) => {
        const members = membersOf(resourceIds, days);
        return { name, people: members.length, weeks: together(members) };
      }),
      skills: skills.map(({ id, title }) => {
        const members = held.flatMap(({ id: personId, skills: own }): Member[] => {
          const skill = own.find(({ skillId }) => skillId === id);
          return skill ? withSkill(days.get(personId), skill, from) : [];
        });
        return { id, title, people: members.length, weeks: together(members) };
      }),
    };
  }
}

interface Member {
  days: PersonDays;
  counts?: (day: number) => boolean;
}

function membersOf(ids: readonly string[], days: ReadonlyMap<string, PersonDays>): Member[] {
  return ids.flatMap((id) => {
    const own = days.get(id);
    return own ? [{ days: own }] : [];
  });
}

/** A person on the days up to which a skill is valid; nobody where it ran out before, or who is no person. */
function withSkill(days: PersonDays | undefined, { validUntil }: HeldSkill, from: string): Member[] {
  if (!days) return [];
  if (!validUntil) return [{ days }];
  const last = daysBetween(from, validUntil);
  return last < 0 ? [] : [{ days, counts: (day) => day <= last }];
}
