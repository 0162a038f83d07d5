import { areFirstStepsClosed, type FirstStep, type FirstStepsView } from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceDirectory, LicenceService, MemberDirectory } from '../../../identity';
import { IndustryApplicationRepository } from '../../industry-record';
import { AccountRepository } from '../account/account';

/** Progress of a new licence's admin with the first steps. */
@Injectable()
export class FirstStepsService {
  constructor(
    private readonly clock: Clock,
    private readonly licences: LicenceDirectory,
    private readonly memberships: MemberDirectory,
    private readonly accounts: AccountRepository,
    private readonly industry: IndustryApplicationRepository,
    private readonly rules: LicenceService,
  ) {}

  async get(ctx: RequestContext): Promise<FirstStepsView> {
    const licence = await this.licences.get(ctx, ctx.licenceId);
    if (areFirstStepsClosed(licence, localDateAt(this.clock.now(), licence.timeZone)))
      return { closed: true, done: [] };
    const people = await this.memberships.countActive(ctx, [licence.id]);
    const reached: Record<FirstStep, boolean> = {
      profile: [licence.street, licence.zip, licence.city].every((part) => part !== null),
      chart: (await this.accounts.findAll(ctx)).length > 0,
      industry: (await this.industry.findAll(ctx)).some(({ state }) => state === 'applied'),
      people: (people.get(licence.id) ?? 0) > 1,
    };
    return { closed: false, done: firstStepsOf(reached) };
  }

  /** For all of the licence's admins, and for good. */
  async close(ctx: RequestContext): Promise<void> {
    const { version } = await this.licences.get(ctx, ctx.licenceId);
    await this.rules.update(ctx, ctx.licenceId, version, { settings: { firstStepsClosed: true } });
  }
}

function firstStepsOf(reached: Readonly<Record<FirstStep, boolean>>): FirstStep[] {
  return (Object.keys(reached) as FirstStep[]).filter((step) => reached[step]);
}
