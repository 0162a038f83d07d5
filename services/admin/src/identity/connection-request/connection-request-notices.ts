import { type MailKind, notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Outbox, type RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { LicenceRepository, MembershipRepository, UserRepository } from '../identity-record';
import type { ConnectionRequestEntity, LicenceEntity, UserEntity } from '../identity-record';
import { AccountMails } from '../port';

/** Tells the admins of a request, and the person of the answer. */
@Injectable()
export class ConnectionRequestNotices {
  constructor(
    private readonly users: UserRepository,
    private readonly licences: LicenceRepository,
    private readonly memberships: MembershipRepository,
    private readonly mails: AccountMails,
    private readonly outbox: Outbox,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  async notifyAdmins(
    ctx: RequestContext,
    request: ConnectionRequestEntity,
    licence: LicenceEntity,
  ): Promise<void> {
    const person = await this.users.get(ctx, request.userId);
    const admins = await this.memberships.findAdmins(ctx);
    const told = { person: `${person.firstName} ${person.lastName}`, licence: licence.name };
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds: admins.map(({ id }) => id),
      kind: 'admin.connection_requested',
      titleKey: 'admin:notify.connectionRequested',
      params: told,
      path: '/settings/employees',
    });
    const params = { ...told, email: person.email, message: request.message ?? '' };
    for (const user of await this.users.getMany(
      ctx,
      admins.map(({ userId }) => userId),
    )) {
      await this.mail(ctx, user, 'connectionRequested', params, '/settings/employees');
    }
  }

  async notifyPerson(ctx: RequestContext, user: UserEntity, kind: MailKind, reason: string): Promise<void> {
    const licence = await this.licences.get(ctx, ctx.licenceId);
    await this.mail(ctx, user, kind, { licence: licence.name, reason }, '/profile/settings');
  }

  private mail(
    ctx: RequestContext,
    { email: to, firstName: name, locale }: UserEntity,
    kind: MailKind,
    params: Record<string, string>,
    path: string,
  ): Promise<void> {
    return this.mails.queue(ctx, {
      kind,
      to,
      name,
      locale,
      params,
      link: `${this.settings.publicUrl}${path}`,
    });
  }
}
