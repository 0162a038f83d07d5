import {
  dropdownKey,
  type DropdownKey,
  dropdownList,
  dropdownOptions,
  dropdownView,
  saveDropdown,
  type SaveDropdown,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  file,
  Get,
  IfMatch,
  Put,
  type RequestContext,
  RequirePermission,
  SignedIn,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param } from '@nestjs/common';
import { DropdownExport } from './dropdown-export';
import { DropdownService } from './dropdown.service';

/** The lists of values of one's own licence. */
@ToolController('admin', 'dropdowns')
export class DropdownController {
  constructor(
    private readonly dropdowns: DropdownService,
    private readonly exports: DropdownExport,
  ) {}

  @Get('', RequirePermission('tools.settings.license'), dropdownList)
  list(@Ctx() ctx: RequestContext) {
    return this.dropdowns.list(ctx);
  }

  @Get('export/csv', RequirePermission('tools.settings.license'), file)
  exportCsv(@Ctx() ctx: RequestContext) {
    return this.exports.export(ctx, 'csv');
  }

  @Get('export/xlsx', RequirePermission('tools.settings.license'), file)
  exportXlsx(@Ctx() ctx: RequestContext) {
    return this.exports.export(ctx, 'xlsx');
  }

  /** For the pickers of every tool. */
  @Get(':key/options', SignedIn(), dropdownOptions)
  options(@Ctx() ctx: RequestContext, @Param('key', { schema: dropdownKey }) key: DropdownKey) {
    return this.dropdowns.options(ctx, key);
  }

  @Get(':key', RequirePermission('tools.settings.license'), dropdownView)
  get(@Ctx() ctx: RequestContext, @Param('key', { schema: dropdownKey }) key: DropdownKey) {
    return this.dropdowns.get(ctx, key);
  }

  /** The whole list in its order. If-Match "0" where nothing has been changed yet. */
  @Put(':key', RequirePermission('tools.settings.license'), dropdownView)
  replace(
    @Ctx() ctx: RequestContext,
    @Param('key', { schema: dropdownKey }) key: DropdownKey,
    @IfMatch() version: number,
    @Body({ schema: saveDropdown }) body: SaveDropdown,
  ) {
    return this.dropdowns.replace(ctx, key, version, body);
  }
}
