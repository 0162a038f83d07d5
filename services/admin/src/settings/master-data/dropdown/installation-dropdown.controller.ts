import {
  dropdownKey,
  type DropdownKey,
  dropdownList,
  dropdownView,
  saveDropdown,
  type SaveDropdown,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  IfMatch,
  Put,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param } from '@nestjs/common';
import { DropdownService } from './dropdown.service';

/** The lists of values of the whole installation. */
@ToolController('admin', 'installation-dropdowns')
export class InstallationDropdownController {
  constructor(private readonly dropdowns: DropdownService) {}

  @Get('', SuperadminOnly(), dropdownList)
  list(@Ctx() ctx: RequestContext) {
    return this.dropdowns.listShared(ctx);
  }

  @Get(':key', SuperadminOnly(), dropdownView)
  get(@Ctx() ctx: RequestContext, @Param('key', { schema: dropdownKey }) key: DropdownKey) {
    return this.dropdowns.getShared(ctx, key);
  }

  @Put(':key', SuperadminOnly(), dropdownView)
  replace(
    @Ctx() ctx: RequestContext,
    @Param('key', { schema: dropdownKey }) key: DropdownKey,
    @IfMatch() version: number,
    @Body({ schema: saveDropdown }) body: SaveDropdown,
  ) {
    return this.dropdowns.replaceShared(ctx, key, version, body);
  }
}
