import {
  changePassword,
  type ChangePassword,
  connectBody,
  type ConnectBody,
  demoAccounts,
  forgotPassword,
  type ForgotPassword,
  login,
  type Login,
  resetPassword,
  type ResetPassword,
  signInAnswer,
  switchLicence,
  type SwitchLicence,
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
  SERVICE_ENV,
  type ServiceEnv,
  SessionCookies,
  SessionToken,
  SignedIn,
} from '@jahrring/service-kit';
import { Body, Controller, Inject } from '@nestjs/common';
import { AuthService } from './auth.service';
import { ConnectService } from './connect.service';
import { KnownDevices } from './known-devices';
import { listDemoAccounts } from '../session';
import { PasswordResetService } from './password-reset.service';
import { deviceOf, SessionAnswer } from './session-answer';
import { SignInService } from './sign-in.service';

/** Coming in and going out. */
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly signIn: SignInService,
    private readonly resets: PasswordResetService,
    private readonly links: ConnectService,
    private readonly answer: SessionAnswer,
    private readonly cookies: SessionCookies,
    private readonly devices: KnownDevices,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  /** The accounts to try, on a demo installation only. */
  @Get('demo', Public(), demoAccounts)
  demo() {
    return this.env.demo ? { demo: true, accounts: listDemoAccounts() } : { demo: false, accounts: [] };
  }

  @Post('login', Public(), ok(signInAnswer))
  async login(
    @Ctx() ctx: RequestContext,
    @Body({ schema: login }) body: Login,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ) {
    const result = await this.signIn.login(ctx, body, deviceOf(request));
    return this.answer.give(ctx, request, reply, result);
  }

  @Post('connect', Public(), ok(signInAnswer))
  async connect(
    @Ctx() ctx: RequestContext,
    @Body({ schema: connectBody }) body: ConnectBody,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ) {
    const result = await this.links.connect(ctx, body, deviceOf(request));
    return this.answer.give(ctx, request, reply, result);
  }

  @Post('logout', Public(), noContent)
  async logout(
    @Ctx() ctx: RequestContext,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<void> {
    if (request.sessionToken) await this.auth.logout(ctx, request.sessionToken);
    this.cookies.clear(request, reply);
  }

  @Post('password/forgot', Public(), noContent)
  forgot(
    @Ctx() ctx: RequestContext,
    @Body({ schema: forgotPassword }) body: ForgotPassword,
    @Req() request: KitRequest,
  ): Promise<void> {
    return this.resets.request(ctx, body, deviceOf(request));
  }

  @Post('password/reset', Public(), noContent)
  async reset(
    @Ctx() ctx: RequestContext,
    @Body({ schema: resetPassword }) body: ResetPassword,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<void> {
    const userId = await this.resets.reset(ctx, body, deviceOf(request));
    this.devices.remember(request, reply, userId);
  }

  @Post('licence', SignedIn(), noContent)
  async switchLicence(
    @Ctx() ctx: RequestContext,
    @Body({ schema: switchLicence }) body: SwitchLicence,
    @SessionToken() token: string,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<void> {
    const moved = await this.auth.switchLicence(ctx, token, body);
    this.cookies.set(request, reply, moved.token, moved.cookieSeconds);
  }

  @Post('password', SignedIn(), noContent)
  async changePassword(
    @Ctx() ctx: RequestContext,
    @Body({ schema: changePassword }) body: ChangePassword,
    @SessionToken() token: string,
  ): Promise<void> {
    await this.auth.changePassword(ctx, token, body);
  }
}
