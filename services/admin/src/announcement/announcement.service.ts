import {
  adminErrors,
  type AnnouncementView,
  notificationRequested,
  type SendAnnouncement,
} from '@jahrring/contracts-admin';
import { newId, type ListQuery } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  Database,
  type ListResult,
  Outbox,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type Licence, LicenceRepository, MembershipRepository, UserRepository } from '../identity-record';
import { LicencePluginRepository } from '../licence-plugin';
import type { AnnouncementRow } from './announcement.entity';
import { toAnnouncement } from './announcement.mapper';
import { AnnouncementRepository } from './announcement.repository';

/** Short messages of superadmins to the admins of licences. Who may call is decided at the controller. */
@Injectable()
export class AnnouncementService {
  constructor(
    private readonly db: Database,
    private readonly announcements: AnnouncementRepository,
    private readonly licences: LicenceRepository,
    private readonly plugins: LicencePluginRepository,
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<AnnouncementView>> {
    return this.announcements.list(ctx, query, (rows) => this.views(ctx, rows));
  }

  /**
   * Tells the active admins of the audience's active licences, and keeps what was told.
   * @throws ANNOUNCEMENT_NOBODY where there is none
   */
  send(ctx: RequestContext, body: SendAnnouncement): Promise<AnnouncementView> {
    return this.db.tx(ctx, async (ctx) => {
      const told = { licences: 0, people: 0 };
      for (const { id } of await this.findLicences(ctx, body)) {
        const people = await this.tell(ctx.inLicence(id), body.text);
        if (people > 0) told.licences += 1;
        told.people += people;
      }
      if (told.people === 0) throw new AppError(adminErrors, 'ANNOUNCEMENT_NOBODY');
      const { audience, text } = body;
      const { firstName, lastName } = await this.users.get(ctx, ctx.userId);
      const values = { audience, target: targetOf(body), text, ...told, sentBy: `${firstName} ${lastName}` };
      const row = await this.announcements.insert(ctx, values);
      const after = { audience, text, ...told };
      await this.audit.record(ctx, {
        action: 'create',
        entity: 'announcement',
        entityId: row.id,
        before: null,
        after,
      });
      return toAnnouncement(row, await this.licenceNames(ctx, [row]));
    });
  }

  private async findLicences(ctx: RequestContext, body: SendAnnouncement): Promise<Licence[]> {
    const active = (await this.licences.findAll(ctx)).filter(({ state }) => state === 'active');
    if (body.audience === 'all') return active;
    if (body.audience === 'licence') return active.filter(({ id }) => id === body.licenceId);
    if (body.audience === 'type') return active.filter(({ type }) => type === body.type);
    const rows = await this.plugins.findActiveAnywhere(ctx);
    const having = new Set(rows.filter(({ plugin }) => plugin === body.plugin).map((row) => row.licenceId));
    return active.filter(({ id }) => having.has(id));
  }

  private async tell(ctx: RequestContext, text: string): Promise<number> {
    const employeeIds = (await this.memberships.findAdmins(ctx)).map(({ id }) => id);
    if (employeeIds.length === 0) return 0;
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds,
      kind: 'admin.announcement',
      titleKey: 'admin:notify.announcement',
      params: { text },
      path: '/notifications',
    });
    return employeeIds.length;
  }

  private async views(ctx: RequestContext, rows: readonly AnnouncementRow[]): Promise<AnnouncementView[]> {
    const names = await this.licenceNames(ctx, rows);
    return rows.map((row) => toAnnouncement(row, names));
  }

  private async licenceNames(
    ctx: RequestContext,
    rows: readonly AnnouncementRow[],
  ): Promise<Map<string, string>> {
    const ids = rows.flatMap(({ audience, target }) => (audience === 'licence' && target ? [target] : []));
    return new Map((await this.licences.getMany(ctx, ids)).map(({ id, name }) => [id, name]));
  }
}

function targetOf({ audience, licenceId, type, plugin }: SendAnnouncement): string | null {
  return { all: null, licence: licenceId, type, plugin }[audience] ?? null;
}
