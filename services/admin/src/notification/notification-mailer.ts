import type { NotificationRequested } from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type AdminSettings, adminSettings } from '../admin.settings';
import type { Membership } from '../employee/membership.entity';
import { MembershipRepository } from '../employee/membership.repository';
import { LanguageService } from '../language/language.service';
import { Mails } from '../mail/mails';

/** Tells by mail what people have asked to be told so, in their own language. */
@Injectable()
export class NotificationMailer {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly languages: LanguageService,
    private readonly mails: Mails,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  async tell(
    ctx: RequestContext,
    request: NotificationRequested,
    members: readonly Membership[],
  ): Promise<void> {
    for (const { user } of await this.memberships.members(ctx, members)) {
      const { email: to, firstName: name, locale } = user;
      const text = await this.languages.say(ctx, locale, request.titleKey, request.params);
      await this.mails.queue(ctx, {
        kind: 'notification',
        to,
        name,
        locale,
        params: { text },
        link: `${this.settings.publicUrl}${request.path}`,
      });
    }
  }
}
