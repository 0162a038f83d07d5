import { adminErrors, type PluginId, plugins } from '@jahrring/contracts-admin';
import { defaultLocale, locale as localeSchema } from '@jahrring/contracts-common';
import { AppError, commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../../identity-record';
import { Wording } from '../../port';
import { LicencePluginRepository } from '../../licence-plugin';
import { OfferBook } from './offer-book';
import { PluginOfferRepository } from './plugin-offer.repository';

/** Says whether a licence may have a plugin switched on or off, by what superadmins say of it. */
@Injectable()
export class PluginGate {
  constructor(
    private readonly offers: PluginOfferRepository,
    private readonly licences: LicenceRepository,
    private readonly licencePlugins: LicencePluginRepository,
    private readonly languages: Wording,
  ) {}

  /** Returns the offers of every plugin, for the context's licence. */
  async book(ctx: RequestContext): Promise<OfferBook> {
    const { type } = await this.licences.get(ctx, ctx.licenceId);
    const released = await this.offers.findReleased(ctx);
    return new OfferBook(await this.offers.findAll(ctx), {
      ...{ type, released },
      operator: ctx.superadmin || ctx.system,
    });
  }

  /**
   * Lets a plugin be switched on or tested.
   * @throws NOT_FOUND where it is not for the licence, PLUGIN_NOT_RELEASED, PLUGIN_NEEDS where it depends on one that is off
   */
  async requireOn(ctx: RequestContext, plugin: PluginId): Promise<void> {
    const book = await this.book(ctx);
    if (!book.seen(plugin)) throw commonError('NOT_FOUND');
    if (!book.released(plugin)) throw new AppError(adminErrors, 'PLUGIN_NOT_RELEASED');
    const on = await this.licencePlugins.findActive(ctx);
    const missing = book.dependsOn(plugin).filter((id) => !on.includes(id));
    if (missing.length > 0)
      throw new AppError(adminErrors, 'PLUGIN_NEEDS', { plugins: await this.namesOf(ctx, missing) });
  }

  /**
   * Lets plugins be switched off together.
   * @throws PLUGIN_NEEDED where another one that stays on depends on one of them
   */
  async requireOff(ctx: RequestContext, ending: readonly PluginId[]): Promise<void> {
    const needing = await this.needing(ctx, ending);
    if (needing.length > 0)
      throw new AppError(adminErrors, 'PLUGIN_NEEDED', { plugins: await this.namesOf(ctx, needing) });
  }

  /** Plugins that are on and depend on one of those that are to end. */
  async needing(ctx: RequestContext, ending: readonly PluginId[]): Promise<PluginId[]> {
    const book = await this.book(ctx);
    const on = await this.licencePlugins.findActive(ctx);
    const going = on.filter((id) => ending.includes(id));
    const staying = on.filter((id) => !ending.includes(id));
    return staying.filter((id) => book.dependsOn(id).some((one) => going.includes(one)));
  }

  private async namesOf(ctx: RequestContext, ids: readonly PluginId[]): Promise<string> {
    const language = localeSchema.safeParse(ctx.locale.slice(0, 2));
    const locale = language.success ? language.data : defaultLocale;
    const keys = plugins.filter(({ id }) => ids.includes(id)).map(({ titleKey }) => titleKey);
    return (await Promise.all(keys.map((key) => this.languages.say(ctx, locale, key, {})))).join(', ');
  }
}
