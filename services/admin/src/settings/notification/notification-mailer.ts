import type { NotificationRequested } from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { LanguageService } from '../language';
import { Mails } from '../mail';
import type { UserEntity } from '../../identity';
import { writeParams } from './write-params';

/** Tells by mail what people have asked to be told so, in their own language. */
@Injectable()
export class NotificationMailer {
  constructor(
    private readonly languages: LanguageService,
    private readonly mails: Mails,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  async mail(
    ctx: RequestContext,
    request: NotificationRequested,
    people: readonly UserEntity[],
  ): Promise<void> {
    for (const { email: to, firstName: name, locale, regionalLocale } of people) {
      const params = writeParams(request.params, regionalLocale ?? `${locale}-CH`);
      const text = await this.languages.say(ctx, locale, request.titleKey, params);
      await this.mails.queue(ctx, {
        kind: 'notification',
        to,
        name,
        locale,
        params: { text, more: request.mailText ?? '' },
        link: `${this.settings.publicUrl}${request.path}`,
      });
    }
  }
}
