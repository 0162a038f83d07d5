import { adminErrors, type PluginOfferView, pluginIds, type SetPluginOffer } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  commonError,
  Database,
  fieldErrorOf,
  type FileRule,
  FileStore,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../../identity-record';
import { PlannedPluginRepository } from '../planned/planned-plugin.repository';
import { mayHave } from '../plugin.access';
import { circleOf, OfferBook } from './offer-book';
import { PluginGate } from './plugin-gate';
import type { PluginOfferEntity } from './plugin-offer.entity';
import { PluginOfferRepository } from './plugin-offer.repository';

const pictureRule: FileRule = { kinds: ['png', 'jpg'], maxBytes: fileLimits.image };

/** Offers of plugins in the catalogue, kept by superadmins; the controller decides on rights. */
@Injectable()
export class PluginOfferService {
  constructor(
    private readonly db: Database,
    private readonly offers: PluginOfferRepository,
    private readonly planned: PlannedPluginRepository,
    private readonly licences: LicenceRepository,
    private readonly gate: PluginGate,
    private readonly files: FileStore,
    private readonly audit: Audit,
  ) {}

  async get(ctx: RequestContext, plugin: string): Promise<PluginOfferView> {
    await this.requireKnown(ctx, plugin);
    return this.view(ctx, plugin, await this.offers.findOf(ctx, plugin));
  }

  async set(
    ctx: RequestContext,
    plugin: string,
    version: number,
    body: SetPluginOffer,
  ): Promise<PluginOfferView> {
    await this.requireKnown(ctx, plugin);
    await this.check(ctx, plugin, body);
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.audited(ctx, plugin);
      const { licenceIds, ...offer } = body;
      const row = await this.offers.put(ctx, plugin, version, offer);
      await this.offers.replaceReleases(ctx, plugin, body.releasedTo === 'chosen' ? licenceIds : []);
      await this.note(ctx, row, before);
      return this.view(ctx, plugin, row);
    });
  }

  /** Puts a picture in the place of the one before; none takes it away. */
  async setPicture(
    ctx: RequestContext,
    plugin: string,
    version: number,
    upload: Upload | null,
  ): Promise<PluginOfferView> {
    await this.requireKnown(ctx, plugin);
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.audited(ctx, plugin);
      const old = await this.offers.findOf(ctx, plugin);
      const file = upload ? await this.files.save(ctx.asPerson(), upload, pictureRule) : null;
      const picture = { pictureId: file?.id ?? null, pictureOwnerId: file ? ctx.userId : null };
      const row = await this.offers.put(ctx, plugin, version, picture);
      if (old?.pictureId && old.pictureOwnerId)
        await this.files.remove(ctx.asPerson(old.pictureOwnerId), old.pictureId);
      await this.note(ctx, row, before);
      return this.view(ctx, plugin, row);
    });
  }

  /** Sends the picture to whoever sees the plugin in the catalogue. */
  async sendPicture(ctx: RequestContext, plugin: string) {
    const known = pluginIds.find((id) => id === plugin);
    const book = await this.gate.book(ctx);
    const row = await this.offers.findOf(ctx, plugin);
    const hidden = !book.seen(plugin) || (known !== undefined && !mayHave(ctx, known));
    if (hidden || !row?.pictureId || !row.pictureOwnerId) throw commonError('NOT_FOUND');
    return this.files.send(ctx.asPerson(row.pictureOwnerId), row.pictureId);
  }

  private async requireKnown(ctx: RequestContext, plugin: string): Promise<void> {
    if (pluginIds.some((id) => id === plugin)) return;
    const planned = await this.planned.findAll(ctx);
    if (!planned.some(({ pluginKey }) => pluginKey === plugin)) throw commonError('NOT_FOUND');
  }

  private async check(ctx: RequestContext, plugin: string, body: SetPluginOffer): Promise<void> {
    if (circleOf(await this.offers.findAll(ctx), plugin, body.dependsOn))
      throw new AppError(adminErrors, 'PLUGIN_CIRCLE');
    if (body.releasedTo === 'all') return;
    if (body.licenceIds.length === 0) throw fieldErrorOf('licenceIds', 'required');
    const found = await this.licences.getMany(ctx, body.licenceIds);
    if (found.length < new Set(body.licenceIds).size) throw fieldErrorOf('licenceIds', 'exists');
  }

  private async view(
    ctx: RequestContext,
    plugin: string,
    row: PluginOfferEntity | null,
  ): Promise<PluginOfferView> {
    const said = new OfferBook(row ? [row] : [], { type: 'standard', released: new Set(), operator: true });
    const chosen = await this.licences.getMany(ctx, await this.offers.findReleases(ctx, plugin));
    return {
      plugin,
      version: row?.version ?? 0,
      categories: said.categories(plugin),
      dependsOn: said.dependsOn(plugin),
      licenceTypes: row?.licenceTypes ?? [],
      releasedTo: row?.releasedTo ?? 'all',
      licences: chosen.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
      pictureId: row?.pictureId ?? null,
    };
  }

  private async audited(ctx: RequestContext, plugin: string) {
    const row = await this.offers.findOf(ctx, plugin);
    if (!row) return null;
    const { licences, licenceTypes, version: _version, ...view } = await this.view(ctx, plugin, row);
    const names = licences.map(({ name }) => name).join(', ');
    return { ...view, licenceType: licenceTypes, licences: names };
  }

  private async note(ctx: RequestContext, row: PluginOfferEntity, before: object | null): Promise<void> {
    const after = await this.audited(ctx, row.pluginKey);
    const action = before ? 'update' : 'create';
    await this.audit.record(ctx, { action, entity: 'pluginOffer', entityId: row.id, before, after });
  }
}
