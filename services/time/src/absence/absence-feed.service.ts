import { addDays, localDateAt } from '@jahrring/contracts-common';
import { createHash, randomBytes } from 'node:crypto';
import { type AbsenceFeed } from '@jahrring/contracts-time';
import {
  Clock,
  commonError,
  Database,
  LicensedRepository,
  RepositoryServices,
  systemContext,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { EmployeeRefRepository } from '../reference';
import { AbsenceFeedEntity } from './absence-feed.entity';
import type { AbsenceEntity } from './absence.entity';
import { AbsenceRepository } from './absence.repository';
import { isPrivate } from './private-types';
import { serviceTexts, type ServiceTexts } from '../i18n';

const daysBack = 366;
const daysAhead = 730;
const secretBytes = 32;

@Injectable()
export class AbsenceFeedRepository extends LicensedRepository<AbsenceFeedEntity> {
  constructor(services: RepositoryServices) {
    super(services, AbsenceFeedEntity, { name: 'absence_feed', softDelete: false });
  }

  protected override get unaudited(): readonly (keyof AbsenceFeedEntity & string)[] {
    return ['tokenHash'];
  }

  /** In whichever licence it is: nobody is signed in where a calendar reads. */
  async byHash(hash: string): Promise<{ employeeId: string; licenceId: string; timeZone: string } | null> {
    const [row] = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query<Record<string, string>[]>(
        'SELECT id, licence_id, time_zone FROM absence_feeds WHERE token_hash = ? AND deleted_at IS NULL',
        [hash],
      );
    if (!row) return null;
    const { id: employeeId = '', licence_id: licenceId = '', time_zone: timeZone = '' } = row;
    return { employeeId, licenceId, timeZone };
  }
}

/** A calendar of one's absences for other programs: whoever knows its address reads it. */
@Injectable()
export class AbsenceFeedService {
  constructor(
    private readonly db: Database,
    private readonly feeds: AbsenceFeedRepository,
    private readonly absences: AbsenceRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly clock: Clock,
  ) {}

  async get(ctx: RequestContext): Promise<AbsenceFeed> {
    const feed = await this.feeds.find(ctx, ctx.membershipId);
    return { createdAt: feed?.updatedAt.toISOString() ?? null, path: null };
  }

  /** Makes the address, or a new one in place of the old; it is told this once. */
  async renew(ctx: RequestContext): Promise<AbsenceFeed> {
    const token = randomBytes(secretBytes).toString('base64url');
    const values = { tokenHash: hashOf(token), timeZone: ctx.timeZone };
    const saved = await this.db.tx(ctx, async (ctx) => {
      const before = await this.feeds.find(ctx, ctx.membershipId);
      return before
        ? this.feeds.update(ctx, before.id, before.version, values)
        : this.feeds.insert(ctx, { id: ctx.membershipId, ...values });
    });
    return { createdAt: saved.updatedAt.toISOString(), path: `/api/time/ical/${token}.ics` };
  }

  async remove(ctx: RequestContext): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const feed = await this.feeds.find(ctx, ctx.membershipId);
      if (feed) await this.feeds.remove(ctx, feed.id, feed.version);
    });
  }

  /** The calendar behind an address; 404 where it is not, or no more, or the person is no longer active. */
  async read(token: string, locale: string): Promise<string> {
    const feed = await this.feeds.byHash(hashOf(token));
    if (!feed) throw commonError('NOT_FOUND');
    const ctx = systemContext(feed);
    if (!(await this.employees.find(ctx, feed.employeeId))?.active) throw commonError('NOT_FOUND');
    const today = localDateAt(this.clock.now(), feed.timeZone);
    const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
    const absences = await this.absences.ofPeople(ctx, [feed.employeeId], span);
    const texts = serviceTexts.in(locale).absenceFeed;
    const calendar = ical({ name: texts.calendar, method: ICalCalendarMethod.PUBLISH });
    calendar.prodId({ company: 'Jahrring', product: 'Absences' });
    for (const absence of absences) calendar.createEvent(eventOf(absence, texts));
    return calendar.toString();
  }
}

function eventOf(
  { id, type, state, startsOn, endsOn, updatedAt }: AbsenceEntity,
  texts: ServiceTexts['absenceFeed'],
) {
  const open = state === 'requested' ? ` (${texts.requested})` : '';
  return {
    id,
    stamp: updatedAt,
    // A day of a calendar has no zone, and ends where the next begins.
    start: new Date(`${startsOn}T00:00:00.000Z`),
    end: new Date(`${addDays(endsOn, 1)}T00:00:00.000Z`),
    allDay: true,
    timezone: 'UTC',
    // Whoever knows the address reads it: nobody there may see why somebody is ill or serves.
    summary: `${texts[isPrivate(type) ? 'away' : type]}${open}`,
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
