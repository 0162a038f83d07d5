import { Database, commonError, type RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { LicenceRepository, UserRepository } from '../identity-record';
import type { UserEntity } from '../identity-record';
import { AccountMails } from '../port';
import { OneTimeLinks } from '../credential';

const validDays = 7;
const DAY_MS = 86_400_000;

export interface NewConnectLink {
  userId?: string;
  /** Of somebody who has an account; instead of `userId`. */
  email?: string;
  licenceId: string;
  purpose: 'invitation' | 'connection';
}

export interface ConnectLink {
  sentAt: Date;
  expiresAt: Date;
}

export interface PendingLink {
  sentAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** One-time links that sign in into a licence: for invitations and for people who were connected to one more. */
@Injectable()
export class ConnectLinks {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly licences: LicenceRepository,
    private readonly links: OneTimeLinks,
    private readonly mails: AccountMails,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  /** Makes a link and queues its mail, in the caller's transaction; older ones of the same kind stop working. The link itself is
   * in the mail alone: only who reads the mailbox follows it. */
  create(ctx: RequestContext, wanted: NewConnectLink): Promise<ConnectLink> {
    const { licenceId, purpose } = wanted;
    return this.db.tx(ctx, async (ctx) => {
      const user = await this.person(ctx, wanted);
      await this.links.voidOf(ctx, user.id, purpose, licenceId);
      const validMs = validDays * DAY_MS;
      const { token, expiresAt } = await this.links.create(ctx, {
        purpose,
        userId: user.id,
        licenceId,
        validMs,
      });
      const link = `${this.settings.publicUrl}/auth/connect?token=${token}`;
      await this.send(ctx, user, wanted, link);
      return { sentAt: new Date(expiresAt.getTime() - validMs), expiresAt };
    });
  }

  /** The newest invitation of each of these people, used or not. */
  async pending(
    ctx: RequestContext,
    licenceId: string,
    userIds: readonly string[],
  ): Promise<Map<string, PendingLink>> {
    const links = await this.links.newestOf(ctx, 'invitation', licenceId, userIds);
    return new Map(
      [...links].map(([userId, { createdAt, expiresAt, usedAt }]) => [
        userId,
        { sentAt: createdAt, expiresAt, usedAt },
      ]),
    );
  }

  /** Takes an invitation back: its link stops working. */
  async revoke(
    ctx: RequestContext,
    { userId, licenceId }: { userId: string; licenceId: string },
  ): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      for (const purpose of ['invitation', 'connection'] as const) {
        await this.links.voidOf(ctx, userId, purpose, licenceId);
      }
    });
  }

  private async person(ctx: RequestContext, { userId, email }: NewConnectLink): Promise<UserEntity> {
    const user = userId ? await this.users.get(ctx, userId) : await this.users.findByEmail(ctx, email ?? '');
    if (!user || user.deletedAt) throw commonError('NOT_FOUND');
    return user;
  }

  private async send(
    ctx: RequestContext,
    user: UserEntity,
    wanted: NewConnectLink,
    link: string,
  ): Promise<void> {
    const licence = await this.licences.get(ctx, wanted.licenceId);
    const sender = ctx.userId ? await this.users.find(ctx, ctx.userId) : null;
    await this.mails.queue(ctx, {
      kind: wanted.purpose,
      to: user.email,
      name: user.firstName,
      locale: user.locale,
      params: {
        licence: licence.name,
        sender: sender ? `${sender.firstName} ${sender.lastName}` : licence.name,
        days: validDays,
      },
      link,
    });
  }
}
