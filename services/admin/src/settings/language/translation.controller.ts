import {
  changeText,
  type ChangeText,
  superadminKey,
  textAddress,
  type TextAddress,
  textExportQuery,
  textHistory,
  translationList,
  translationListQuery,
  type TranslationListQuery,
  translationView,
  translatorKey,
} from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import {
  Ctx,
  Delete,
  file,
  Get,
  IfMatch,
  Put,
  RequirePermission,
  type RequestContext,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param, Query } from '@nestjs/common';
import { TranslationFileService } from './translation-file.service';
import { TranslationService } from './translation.service';

/** The texts of the product, for the whole installation. */
@ToolController('admin', 'translations')
export class TranslationController {
  constructor(
    private readonly translations: TranslationService,
    private readonly files: TranslationFileService,
  ) {}

  @Get('', RequirePermission(translatorKey, superadminKey), translationList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: translationListQuery }) query: TranslationListQuery) {
    return this.translations.list(ctx, query);
  }

  @Get('export/csv', RequirePermission(translatorKey, superadminKey), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: textExportQuery }) { locale }: { locale: Locale }) {
    return this.files.exportCsv(ctx, locale);
  }

  @Get('export/json', RequirePermission(translatorKey, superadminKey), file)
  exportJson(@Ctx() ctx: RequestContext, @Query({ schema: textExportQuery }) { locale }: { locale: Locale }) {
    return this.files.exportJson(ctx, locale);
  }

  @Get(':locale/:namespace/:key/history', RequirePermission(translatorKey, superadminKey), textHistory)
  history(@Ctx() ctx: RequestContext, @Param({ schema: textAddress }) address: TextAddress) {
    return this.translations.history(ctx, address);
  }

  @Put(':locale/:namespace/:key', RequirePermission(translatorKey, superadminKey), translationView)
  change(
    @Ctx() ctx: RequestContext,
    @Param({ schema: textAddress }) address: TextAddress,
    @IfMatch() version: number,
    @Body({ schema: changeText }) { text }: ChangeText,
  ) {
    return this.translations.change(ctx, address, version, text);
  }

  /** The release's own text again. */
  @Delete(':locale/:namespace/:key', RequirePermission(translatorKey, superadminKey), translationView)
  reset(
    @Ctx() ctx: RequestContext,
    @Param({ schema: textAddress }) address: TextAddress,
    @IfMatch() version: number,
  ) {
    return this.translations.reset(ctx, address, version);
  }
}
