import { employeeChanged, type ProfileView, type UpdateProfile } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import {
  Audit,
  commonError,
  Database,
  fieldErrorOf,
  type FileRule,
  FileStore,
  Outbox,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  auditedUser,
  identityContext,
  LicenceChooser,
  MembershipRepository,
  toEmployeeEvent,
  UserRepository,
} from '../identity-record';
import type { UserEntity } from '../identity-record';
import { defined } from '../../database';

const pictureRule: FileRule = { kinds: ['png', 'jpg'], maxBytes: fileLimits.image };

/** Personal data that a person maintains, the same in every licence. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly chooser: LicenceChooser,
    private readonly files: FileStore,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async get(ctx: RequestContext): Promise<ProfileView> {
    return toProfileView(await this.users.get(ctx, ctx.userId));
  }

  update(ctx: RequestContext, version: number, body: UpdateProfile): Promise<ProfileView> {
    const { licenceId } = ctx;
    return this.db.tx(identityContext(ctx, ctx.userId), async (ctx) => {
      const before = await this.users.get(ctx, ctx.userId);
      if (body.defaultLicenceId) await this.checkLicence(ctx, before, body.defaultLicenceId);
      const user = await this.users.change(ctx, before.id, version, defined(body));
      await this.publish(ctx.inLicence(licenceId), before, user);
      return toProfileView(user);
    });
  }

  /** A new picture in place of the one before. */
  setPicture(ctx: RequestContext, upload: Upload): Promise<ProfileView> {
    return this.db.tx(ctx, async (ctx) => {
      const file = await this.files.save(ctx.asPerson(), upload, pictureRule);
      return this.changePicture(ctx, file.id);
    });
  }

  removePicture(ctx: RequestContext): Promise<ProfileView> {
    return this.db.tx(ctx, (ctx) => this.changePicture(ctx, null));
  }

  /** The picture of a person; 404 where there is none. Who may see it, the caller has asked. */
  async sendPicture(ctx: RequestContext, userId: string) {
    const { pictureId } = await this.users.get(ctx, userId);
    if (!pictureId) throw commonError('NOT_FOUND');
    return this.files.send(ctx.asPerson(userId), pictureId);
  }

  private async changePicture(ctx: RequestContext, pictureId: string | null): Promise<ProfileView> {
    const before = await this.users.get(ctx, ctx.userId);
    const user = await this.users.change(ctx, before.id, before.version, { pictureId });
    if (before.pictureId) await this.files.remove(ctx.asPerson(), before.pictureId);
    return toProfileView(user);
  }

  private async checkLicence(ctx: RequestContext, user: UserEntity, licenceId: string): Promise<void> {
    const choices = await this.chooser.findChoices(ctx, user);
    const open = choices.some(({ licence, refusal }) => licence.id === licenceId && !refusal);
    if (!open) throw fieldErrorOf('defaultLicenceId', 'exists');
  }

  private async publish(ctx: RequestContext, before: UserEntity, user: UserEntity): Promise<void> {
    await this.audit.record(ctx, {
      action: 'update',
      entity: 'user',
      entityId: user.id,
      before: auditedUser(before),
      after: auditedUser(user),
    });
    for (const membership of await this.memberships.findOfUsers(ctx, [user.id])) {
      const there = ctx.inLicence(membership.licenceId);
      await this.outbox.add(there, employeeChanged, toEmployeeEvent({ membership, user }));
    }
  }
}

function toProfileView(user: UserEntity): ProfileView {
  const { id, version, email, firstName, lastName, salutation, phone, mobile, birthdate } = user;
  const { locale, regionalLocale, pictureId, defaultLicenceId } = user;
  return {
    ...{ id, version, email, firstName, lastName, salutation, phone, mobile, birthdate },
    ...{ locale, regionalLocale, pictureId, defaultLicenceId },
  };
}
