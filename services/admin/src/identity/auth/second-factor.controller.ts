import {
  challengeBody,
  type ChallengeBody,
  confirmCode,
  type ConfirmCode,
  confirmPassword,
  type ConfirmPassword,
  recoveryCodes,
  secondFactor,
  type SecondFactor,
  securityView,
  signInAnswer,
  totpSetup,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Get,
  type KitReply,
  type KitRequest,
  noContent,
  ok,
  Post,
  Public,
  Reply,
  Req,
  type RequestContext,
  SessionToken,
  SignedIn,
} from '@jahrring/service-kit';
import { Body, Controller } from '@nestjs/common';
import { UserRepository } from '../identity-record';
import { SecondFactorService } from '../credential';
import { deviceOf, SessionAnswer } from './session-answer';
import { SignInService } from './sign-in.service';

/** The second factor: while signing in (with the challenge the password gave), and in one's own settings. */
@Controller('api/auth')
export class SecondFactorController {
  constructor(
    private readonly factor: SecondFactorService,
    private readonly signIn: SignInService,
    private readonly users: UserRepository,
    private readonly answer: SessionAnswer,
  ) {}

  @Post('second-factor', Public(), ok(signInAnswer))
  async check(
    @Ctx() ctx: RequestContext,
    @Body({ schema: secondFactor }) { challenge, code }: SecondFactor,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ) {
    const result = await this.signIn.checkCode(ctx, challenge, code, deviceOf(request));
    return this.answer.give(ctx, request, reply, result);
  }

  @Post('second-factor/enrol', Public(), ok(totpSetup))
  enrol(@Ctx() ctx: RequestContext, @Body({ schema: challengeBody }) { challenge }: ChallengeBody) {
    return this.signIn.beginEnrolment(ctx, challenge);
  }

  @Post('second-factor/enrol/confirm', Public(), ok(signInAnswer))
  async confirmEnrolment(
    @Ctx() ctx: RequestContext,
    @Body({ schema: secondFactor }) { challenge, code }: SecondFactor,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ) {
    const result = await this.signIn.confirmEnrolment(ctx, challenge, code, deviceOf(request));
    return this.answer.give(ctx, request, reply, result);
  }

  @Get('totp', SignedIn(), securityView)
  async state(@Ctx() ctx: RequestContext) {
    return this.factor.getState(ctx, await this.users.get(ctx, ctx.userId));
  }

  @Post('totp', SignedIn(), ok(totpSetup))
  async begin(@Ctx() ctx: RequestContext, @Body({ schema: confirmPassword }) { password }: ConfirmPassword) {
    const user = await this.users.get(ctx, ctx.userId);
    await this.factor.checkPassword(ctx, user, password);
    return this.factor.begin(ctx, user);
  }

  @Post('totp/confirm', SignedIn(), ok(recoveryCodes))
  async confirm(
    @Ctx() ctx: RequestContext,
    @Body({ schema: confirmCode }) { code }: ConfirmCode,
    @SessionToken() token: string,
  ) {
    const user = await this.users.get(ctx, ctx.userId);
    return { codes: await this.factor.confirm(ctx, user, code, token) };
  }

  @Post('totp/off', SignedIn(), noContent)
  async off(
    @Ctx() ctx: RequestContext,
    @Body({ schema: confirmPassword }) { password }: ConfirmPassword,
    @SessionToken() token: string,
  ): Promise<void> {
    await this.factor.switchOff(ctx, await this.users.get(ctx, ctx.userId), password, token);
  }

  @Post('totp/recovery-codes', SignedIn(), ok(recoveryCodes))
  async renew(@Ctx() ctx: RequestContext, @Body({ schema: confirmPassword }) { password }: ConfirmPassword) {
    const user = await this.users.get(ctx, ctx.userId);
    return { codes: await this.factor.renewRecoveryCodes(ctx, user, password) };
  }
}
