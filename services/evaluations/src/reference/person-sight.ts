import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { seesAll, type Filter } from '../fact';
import { PersonRefRepository } from './person.reference';
import { TeamRefRepository } from './team.reference';

export interface SeenPerson {
  id: string;
  name: string;
  team: string | null;
  /** The first of their superiors. */
  supervisorId: string | null;
}

/**
 * Whose time a reader may see as a whole: everybody's, those they are the superior of, and their own. Assignments to projects do
 * not count here: a day is of many projects, and an absence is of none.
 */
@Injectable()
export class PersonSight {
  constructor(
    private readonly people: PersonRefRepository,
    private readonly teams: TeamRefRepository,
  ) {}

  /** By name. */
  async seen(ctx: RequestContext): Promise<SeenPerson[]> {
    const teams = new Map((await this.teams.all(ctx)).map((team) => [team.id, team]));
    const people = await this.people.all(ctx);
    const may = await this.mayOf(ctx);
    return people
      .filter(({ id }) => may(id))
      .map(({ id, name }) => {
        const { team = null, supervisorId = null } = teams.get(id) ?? {};
        return { id, name, team, supervisorId };
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, ctx.locale));
  }

  /** Those among them that a filter asks for. */
  async chosen(ctx: RequestContext, filter: Filter): Promise<string[]> {
    const { 'filter[person]': ids, 'filter[team]': teams, 'filter[supervisor]': leads } = filter;
    const without = filter['filter[without]'] ?? [];
    return (await this.seen(ctx))
      .filter(({ id }) => !ids || ids.includes(id))
      .filter(({ team }) => !teams || (team !== null && teams.includes(team)))
      .filter(({ supervisorId }) => !leads || (supervisorId !== null && leads.includes(supervisorId)))
      .filter(({ team }) => !without.includes('team') || team === null)
      .filter(({ supervisorId }) => !without.includes('supervisor') || supervisorId === null)
      .map(({ id }) => id);
  }

  /** These people, by name; null: everybody seen. @throws NOT_FOUND where one of them is not seen */
  async choose(ctx: RequestContext, ids: readonly string[] | null): Promise<SeenPerson[]> {
    const seen = await this.seen(ctx);
    if (ids === null) return seen;
    const wanted = new Set(ids);
    const chosen = seen.filter(({ id }) => wanted.has(id));
    if (chosen.length < wanted.size) throw commonError('NOT_FOUND');
    return chosen;
  }

  private async mayOf(ctx: RequestContext): Promise<(employeeId: string) => boolean> {
    if (seesAll(ctx)) return () => true;
    const led = ctx.can('tools.evaluation.supervisor')
      ? new Set(await this.teams.ledBy(ctx, ctx.membershipId))
      : new Set<string>();
    return (employeeId) => employeeId === ctx.membershipId || led.has(employeeId);
  }
}
