import type { RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { OneTimeLinks } from '../credential';
import { AccountMails } from '../port';
import type { UserEntity } from '../identity-record';

const validDays = 7;
const DAY_MS = 86_400_000;

/** Lets the owner of a new account's mailbox choose its password. */
@Injectable()
export class WelcomeMail {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly mails: AccountMails,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  async send(
    ctx: RequestContext,
    { id: userId, email: to, firstName: name, locale }: UserEntity,
  ): Promise<void> {
    const validMs = validDays * DAY_MS;
    const { token } = await this.links.create(ctx, { purpose: 'reset', userId, validMs });
    const link = `${this.settings.publicUrl}/password/reset/${token}`;
    await this.mails.queue(ctx, { kind: 'account', to, name, locale, params: { days: validDays }, link });
  }
}
