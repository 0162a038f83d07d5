import { pluginKey, pluginOfferView, setPluginOffer, type SetPluginOffer } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  file,
  Get,
  IfMatch,
  ok,
  Post,
  Put,
  type RequestContext,
  RequirePermission,
  SuperadminOnly,
  ToolController,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { Body, Param } from '@nestjs/common';
import { PluginOfferService } from './plugin-offer.service';

/** Pictures are shown this wide at most. */
const pictureSide = 1_280;

/** Offers of plugins in the catalogue, kept by superadmins. */
@ToolController('admin', 'plugin-offers')
export class PluginOfferController {
  constructor(private readonly offers: PluginOfferService) {}

  @Get(':plugin', SuperadminOnly(), pluginOfferView)
  get(@Ctx() ctx: RequestContext, @Param('plugin', { schema: pluginKey }) plugin: string) {
    return this.offers.get(ctx, plugin);
  }

  @Put(':plugin', SuperadminOnly(), pluginOfferView)
  set(
    @Ctx() ctx: RequestContext,
    @Param('plugin', { schema: pluginKey }) plugin: string,
    @IfMatch() version: number,
    @Body({ schema: setPluginOffer }) body: SetPluginOffer,
  ) {
    return this.offers.set(ctx, plugin, version, body);
  }

  @Post(':plugin/picture', SuperadminOnly(), ok(pluginOfferView))
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureSide } })
  setPicture(
    @Ctx() ctx: RequestContext,
    @Param('plugin', { schema: pluginKey }) plugin: string,
    @IfMatch() version: number,
    @UploadedFile() upload: Upload,
  ) {
    return this.offers.setPicture(ctx, plugin, version, upload);
  }

  @Post(':plugin/picture/remove', SuperadminOnly(), ok(pluginOfferView))
  removePicture(
    @Ctx() ctx: RequestContext,
    @Param('plugin', { schema: pluginKey }) plugin: string,
    @IfMatch() version: number,
  ) {
    return this.offers.setPicture(ctx, plugin, version, null);
  }
}

/** The pictures of the catalogue, for everybody who reads it. */
@ToolController('admin', 'plugins')
export class PluginPictureController {
  constructor(private readonly offers: PluginOfferService) {}

  @Get(':plugin/picture', RequirePermission('tools.plugin.index'), file)
  picture(@Ctx() ctx: RequestContext, @Param('plugin', { schema: pluginKey }) plugin: string) {
    return this.offers.sendPicture(ctx, plugin);
  }
}
