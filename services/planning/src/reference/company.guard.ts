import { fieldErrorOf } from '@jahrring/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlanningSettingsService } from '../settings';
import { AddressRefRepository } from './address.reference';

/** Keeps addresses that are not the licence's own off the list of external companies. */
@Injectable()
export class CompanyGuard implements OnModuleInit {
  constructor(
    private readonly settings: PlanningSettingsService,
    private readonly addresses: AddressRefRepository,
  ) {}

  onModuleInit(): void {
    // One that was listed before stays, even where its address is deleted meanwhile.
    this.settings.onUpdate(async (ctx, before, { externalIds }) => {
      const added = externalIds.filter((id) => !before.externalIds.includes(id));
      const known = await this.addresses.living(ctx, added);
      if (known.length < added.length) throw fieldErrorOf('externalIds', 'exists');
    });
  }
}
