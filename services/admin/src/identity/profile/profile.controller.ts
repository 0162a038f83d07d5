import { profileView, updateProfile, type UpdateProfile } from '@jahrring/contracts-admin';
import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  file,
  Get,
  IfMatch,
  ok,
  Patch,
  Post,
  type RequestContext,
  SignedIn,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ProfileService } from './profile.service';

/** Oneself. */
@Controller('api/auth/profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Get('', SignedIn(), profileView)
  get(@Ctx() ctx: RequestContext) {
    return this.profile.get(ctx);
  }

  @Patch('', SignedIn(), profileView)
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateProfile }) body: UpdateProfile,
  ) {
    return this.profile.update(ctx, version, body);
  }

  @Get('picture', SignedIn(), file)
  picture(@Ctx() ctx: RequestContext) {
    return this.profile.sendPicture(ctx, ctx.userId);
  }

  @Post('picture', SignedIn(), ok(profileView))
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.side } })
  setPicture(@Ctx() ctx: RequestContext, @UploadedFile() upload: Upload) {
    return this.profile.setPicture(ctx, upload);
  }

  @Post('picture/remove', SignedIn(), ok(profileView))
  removePicture(@Ctx() ctx: RequestContext) {
    return this.profile.removePicture(ctx);
  }
}
