import {
  type IndustryPackage,
  industryPackage,
  packageKey,
  packageList,
  packageNumber,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Get,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param } from '@nestjs/common';
import { z } from 'zod';
import { IndustryPackageService } from './industry-package.service';

const numberOfPath = z.coerce.number().pipe(packageNumber);

/** The packages of the installation. A version is exported as the JSON that an import takes. */
@ToolController('admin', 'industry-packages')
export class IndustryPackageController {
  constructor(private readonly packages: IndustryPackageService) {}

  @Get('', SuperadminOnly(), packageList)
  list(@Ctx() ctx: RequestContext) {
    return this.packages.list(ctx);
  }

  @Post('', SuperadminOnly(), industryPackage)
  import(@Ctx() ctx: RequestContext, @Body({ schema: industryPackage }) body: IndustryPackage) {
    return this.packages.import(ctx, body);
  }

  @Get(':key/:number', SuperadminOnly(), industryPackage)
  get(
    @Ctx() ctx: RequestContext,
    @Param('key', { schema: packageKey }) key: string,
    @Param('number', { schema: numberOfPath }) number: number,
  ) {
    return this.packages.version(ctx, key, number);
  }

  /** Deletes an imported version that no licence has applied. */
  @Delete(':key/:number', SuperadminOnly())
  remove(
    @Ctx() ctx: RequestContext,
    @Param('key', { schema: packageKey }) key: string,
    @Param('number', { schema: numberOfPath }) number: number,
  ): Promise<void> {
    return this.packages.remove(ctx, key, number);
  }
}
