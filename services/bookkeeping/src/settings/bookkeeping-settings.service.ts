import { defaultBookkeepingSettings } from '@jahrring/contracts-bookkeeping';
import type {
  AutomaticAccounts,
  BookkeepingSettings,
  BookkeepingSettingsView,
} from '@jahrring/contracts-bookkeeping';
import { Database, LicenceSettings } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRefRepository } from '../reference';
import type { BookkeepingSettingsEntity } from './bookkeeping-settings.entity';
import { BookkeepingSettingsRepository } from './bookkeeping-settings.repository';
import { usualAccounts } from './usual-accounts';

/** Automatic accounts and limits of a licence. */
@Injectable()
export class BookkeepingSettingsService extends LicenceSettings<
  BookkeepingSettings,
  BookkeepingSettingsEntity
> {
  constructor(
    db: Database,
    repository: BookkeepingSettingsRepository,
    private readonly licences: LicenceRefRepository,
  ) {
    super(db, repository, defaultBookkeepingSettings);
  }

  /** The account each kind of act is posted to: the licence's own choice, else the usual one of its country. */
  async accounts(ctx: RequestContext): Promise<AutomaticAccounts> {
    return { ...(await this.usual(ctx)), ...(await this.get(ctx)).accounts };
  }

  /** The settings as their page shows them. */
  async view(ctx: RequestContext): Promise<BookkeepingSettingsView> {
    return { ...(await this.read(ctx)), usual: await this.usual(ctx) };
  }

  private async usual(ctx: RequestContext): Promise<AutomaticAccounts> {
    return usualAccounts((await this.licences.own(ctx)).country);
  }
}
