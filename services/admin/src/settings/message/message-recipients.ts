import { isOpenLicence } from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { Clock, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  LicenceDirectory,
  type LicenceEntity,
  MemberDirectory,
  PersonDirectory,
  PluginDirectory,
  type UserEntity,
} from '../../identity';
import { type MessageEntryEntity, targetOf } from './message-entry.entity';
import { mailboxOf, MessageRepository } from './message.repository';

/** Somebody who gets a message; `licence` is null for who runs the installation. */
export interface MessageRecipient {
  user: UserEntity;
  licence: LicenceEntity | null;
  /** As sessions of the licence name the person. */
  employeeId: string;
}

/** Roles that have a mailbox in their licence. */
const roles: readonly string[] = ['admin', 'developer'];

/** Finds the recipients of a message. An author who does not run the installation reaches only the people who do. */
@Injectable()
export class MessageRecipients {
  constructor(
    private readonly licences: LicenceDirectory,
    private readonly memberships: MemberDirectory,
    private readonly users: PersonDirectory,
    private readonly plugins: PluginDirectory,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Each person once, the author left out. `ctx` may look into every licence unless the audience is `operator` or `reply`.
   * @throws 422 where the audience lacks what it is narrowed by
   */
  async find(ctx: RequestContext, entry: MessageEntryEntity): Promise<MessageRecipient[]> {
    const found = await this.findAudience(ctx, entry);
    const once = new Map(found.map((recipient) => [recipient.user.id, recipient]));
    once.delete(entry.authorId);
    return [...once.values()];
  }

  /** Whom a person or licence is called, for the author's own list. Null where the audience has no name. */
  async nameOf(
    ctx: RequestContext,
    entry: Pick<MessageEntryEntity, 'audience' | 'target'>,
  ): Promise<string | null> {
    const { licenceId, userId } = targetOf(entry);
    if (licenceId) return (await this.licences.getMany(ctx, [licenceId]))[0]?.name ?? null;
    const [user] = userId ? await this.users.getMany(ctx, [userId]) : [];
    return user ? fullName(user) : null;
  }

  private async findAudience(ctx: RequestContext, entry: MessageEntryEntity): Promise<MessageRecipient[]> {
    const { licenceId, type, plugin, userId } = targetOf(entry);
    const named = { licence: licenceId, type, plugin, person: userId, reply: entry.replyToId };
    const { audience } = entry;
    if (audience === 'operator') return this.operators(ctx);
    if (audience !== 'all' && !named[audience]) throw fieldErrorOf(fields[audience], 'required');
    if (audience === 'reply') return this.authorOf(ctx, entry.replyToId ?? '');
    if (audience === 'person') return this.person(ctx, userId ?? '');
    const open = await this.openLicences(ctx);
    if (audience === 'all') return this.adminsOf(ctx, open);
    if (audience === 'licence')
      return this.adminsOf(
        ctx,
        open.filter(({ id }) => id === licenceId),
      );
    if (audience === 'type')
      return this.adminsOf(
        ctx,
        open.filter((one) => one.type === type),
      );
    const rows = await this.plugins.findActiveAnywhere(ctx);
    const having = new Set(rows.filter((row) => row.plugin === plugin).map((row) => row.licenceId));
    return this.adminsOf(
      ctx,
      open.filter(({ id }) => having.has(id)),
    );
  }

  private async operators(ctx: RequestContext): Promise<MessageRecipient[]> {
    return (await this.users.findSuperadmins(ctx)).map(asOperator);
  }

  /** Whoever wrote a message of the author's mailbox; all who run the installation where its author no longer does. */
  private async authorOf(ctx: RequestContext, entryId: string): Promise<MessageRecipient[]> {
    const answered = await this.messages.find(mailboxOf(ctx), entryId);
    if (answered?.box !== 'inbox') throw fieldErrorOf('replyToId', 'exists');
    const { authorId, authorLicenceId } = answered;
    if (authorLicenceId) return this.member(ctx, authorId, authorLicenceId);
    const operators = await this.operators(ctx);
    const author = operators.filter(({ user }) => user.id === authorId);
    return author.length > 0 ? author : operators;
  }

  private async person(ctx: RequestContext, userId: string): Promise<MessageRecipient[]> {
    const [user] = await this.users.getMany(ctx, [userId]);
    if (!user || user.blocked || user.deletedAt) return [];
    if (user.superadmin) return [asOperator(user)];
    for (const membership of await this.memberships.findOfUsers(ctx, [userId])) {
      if (!roles.includes(membership.role)) continue;
      const found = await this.member(ctx, userId, membership.licenceId);
      if (found.length > 0) return found;
    }
    return [];
  }

  private async member(ctx: RequestContext, userId: string, licenceId: string): Promise<MessageRecipient[]> {
    const open = (await this.openLicences(ctx)).find(({ id }) => id === licenceId);
    const [user] = await this.users.getMany(ctx, [userId]);
    const own = (await this.memberships.findOfUsers(ctx, [userId])).find(
      (one) => one.licenceId === licenceId,
    );
    if (!open || !user || user.blocked || user.deletedAt || !own?.active) return [];
    return [{ user, licence: open, employeeId: own.id }];
  }

  private async adminsOf(
    ctx: RequestContext,
    licences: readonly LicenceEntity[],
  ): Promise<MessageRecipient[]> {
    const found: MessageRecipient[] = [];
    for (const licence of licences) {
      const there = ctx.inLicence(licence.id);
      const rows = await this.memberships.members(there, await this.memberships.findAdmins(there));
      for (const { membership, user } of rows)
        if (!user.blocked && !user.deletedAt) found.push({ user, licence, employeeId: membership.id });
    }
    return found;
  }

  private async openLicences(ctx: RequestContext): Promise<LicenceEntity[]> {
    const now = this.clock.now();
    const all = await this.licences.findAll(ctx);
    return all.filter((licence) => isOpenLicence(licence, localDateAt(now, licence.timeZone)));
  }
}

const fields = {
  licence: 'licenceId',
  type: 'type',
  plugin: 'plugin',
  person: 'userId',
  reply: 'replyToId',
} as const;

function asOperator(user: UserEntity): MessageRecipient {
  return { user, licence: null, employeeId: user.id };
}

export function fullName({ firstName, lastName }: Pick<UserEntity, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
