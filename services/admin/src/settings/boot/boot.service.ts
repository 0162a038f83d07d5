import { areFirstStepsClosed, defaultLicenceSettings, toAbilityRules } from '@jahrring/contracts-admin';
import type { BootAnswer, BootLicence, BootLicenceChoice, BootUser } from '@jahrring/contracts-common';
import { localDateAt } from '@jahrring/contracts-common';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings, mayDevelop } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import {
  LicenceChooser,
  LicenceDirectory,
  type LicenceEntity,
  PersonDirectory,
  type UserEntity,
} from '../../identity';
import { LanguageService } from '../language';
import { ExtraFieldService } from '../extra-field';
import { type BootPart, ReleaseSets, ServedShell } from '../../registry';

/** A menu of licences is for choosing from; a superadmin of a large installation opens others from the admin area. */
const mostLicences = 100;

/** Data that a shell sends about itself. */
export interface AskingShell {
  /** Version of its api; none told fits every tool. */
  shellApi: string | undefined;
  /** The interface's language, two letters. */
  language: string;
  /** Part of the tools' descriptors that the shell asks for. */
  part: BootPart;
}

@Injectable()
export class BootService {
  constructor(
    private readonly clock: Clock,
    private readonly users: PersonDirectory,
    private readonly licences: LicenceDirectory,
    private readonly chooser: LicenceChooser,
    private readonly releases: ReleaseSets,
    private readonly served: ServedShell,
    private readonly languages: LanguageService,
    private readonly extraFields: ExtraFieldService,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  /** Everything the asking shell needs to start, for the caller in the licence of the session. */
  async getBoot(
    ctx: RequestContext,
    { shellApi, language, part }: AskingShell,
    demo: boolean,
  ): Promise<BootAnswer> {
    const user = await this.users.get(ctx, ctx.userId);
    const [licence, choices, { tools, signature }, releases, shell, changedTexts, extraFields] =
      await Promise.all([
        this.licences.get(ctx, ctx.licenceId),
        this.chooser.findChoices(ctx, user),
        this.releases.find(ctx, { shellApi, part, languages: [language, ctx.locale] }),
        this.releases.markOf(ctx.licenceId, ctx.plugins),
        this.served.version(),
        this.languages.findChanged(ctx),
        part === 'start' ? this.extraFields.list(ctx) : undefined,
      ]);
    const bootUser = toBootUser(ctx, user);
    return {
      user: bootUser,
      licence: toBootLicence(ctx, licence),
      licences: choices
        .filter((choice) => !choice.refusal)
        .slice(0, mostLicences)
        .map(({ licence: { id, name }, role, isDefault }): BootLicenceChoice => ({
          id,
          name,
          role,
          isDefault,
        })),
      rules: toAbilityRules(ctx.grants),
      tools,
      signature,
      releases,
      ...(shell ? { shell } : {}),
      ...(this.settings.development && mayDevelop(bootUser) ? { development: true } : {}),
      demo,
      changedTexts,
      settings: this.settingsOf(licence),
      ...(extraFields ? { extraFields } : {}),
    };
  }

  /** With what is so by the calendar: the first steps of a licence end by themselves. */
  private settingsOf(licence: LicenceEntity): BootAnswer['settings'] {
    const today = localDateAt(this.clock.now(), licence.timeZone);
    const firstStepsClosed = areFirstStepsClosed(licence, today);
    return { ...defaultLicenceSettings, ...licence.settings, firstStepsClosed };
  }
}

function toBootUser(ctx: RequestContext, user: UserEntity): BootUser {
  const { id, email, firstName, lastName, locale, regionalLocale, superadmin } = user;
  return {
    id,
    membershipId: ctx.membershipId,
    email,
    firstName,
    lastName,
    role: ctx.role,
    superadmin,
    locale,
    ...(regionalLocale ? { regionalLocale } : {}),
  };
}

function toBootLicence(ctx: RequestContext, licence: LicenceEntity): BootLicence {
  const { id, name, type, state, timeZone, country, currency } = licence;
  return { id, name, type, state, timeZone, country, currency, plugins: [...ctx.plugins] };
}
