import { profileView, updateProfile, type UpdateProfile } from '@jahrring/contracts-admin';
import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  IfMatch,
  type RequestContext,
  SignedIn,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { Body, Controller, Get, HttpCode, Patch, Post, SerializeOptions } from '@nestjs/common';
import { ProfileService } from './profile.service';

/** Oneself. */
@Controller('api/auth/profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Get()
  @SignedIn()
  @SerializeOptions({ schema: profileView })
  get(@Ctx() ctx: RequestContext) {
    return this.profile.get(ctx);
  }

  @Patch()
  @SignedIn()
  @SerializeOptions({ schema: profileView })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateProfile }) body: UpdateProfile,
  ) {
    return this.profile.update(ctx, version, body);
  }

  @Get('picture')
  @SignedIn()
  picture(@Ctx() ctx: RequestContext) {
    return this.profile.sendPicture(ctx, ctx.userId);
  }

  @Post('picture')
  @SignedIn()
  @HttpCode(200)
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.side } })
  @SerializeOptions({ schema: profileView })
  setPicture(@Ctx() ctx: RequestContext, @UploadedFile() upload: Upload) {
    return this.profile.setPicture(ctx, upload);
  }

  @Post('picture/remove')
  @SignedIn()
  @HttpCode(200)
  @SerializeOptions({ schema: profileView })
  removePicture(@Ctx() ctx: RequestContext) {
    return this.profile.removePicture(ctx);
  }
}
