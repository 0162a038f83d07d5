import {
  changePassword,
  demoAccounts,
  type ChangePassword,
  login,
  type Login,
  loginAnswer,
  switchLicence,
  type SwitchLicence,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  type KitReply,
  type KitRequest,
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
import { Body, Controller, Get, HttpCode, Inject, Post, SerializeOptions } from '@nestjs/common';
import { AuthService, type Device } from './auth.service';
import { listDemoAccounts } from './demo-accounts';
import { trustedIdleMs } from './session.store';

function deviceOf(request: KitRequest): Device {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly cookies: SessionCookies,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  /** The accounts to try, on a demo installation only. */
  @Get('demo')
  @Public()
  @SerializeOptions({ schema: demoAccounts })
  demo() {
    return this.env.demo ? { demo: true, accounts: listDemoAccounts() } : { demo: false, accounts: [] };
  }

  @Post('login')
  @Public()
  @HttpCode(200)
  @SerializeOptions({ schema: loginAnswer })
  async login(
    @Ctx() ctx: RequestContext,
    @Body({ schema: login }) body: Login,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ) {
    // A session of before ends with the new one: its token must not live on.
    const session = await this.auth.login(ctx, body, deviceOf(request));
    if (request.sessionToken) await this.auth.logout(ctx, request.sessionToken);
    this.cookies.set(request, reply, session.token, body.trusted ? trustedIdleMs / 1000 : undefined);
    return session;
  }

  @Post('logout')
  @Public()
  @HttpCode(204)
  async logout(
    @Ctx() ctx: RequestContext,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<void> {
    if (request.sessionToken) await this.auth.logout(ctx, request.sessionToken);
    this.cookies.clear(request, reply);
  }

  @Post('licence')
  @SignedIn()
  @HttpCode(204)
  async switchLicence(
    @Ctx() ctx: RequestContext,
    @Body({ schema: switchLicence }) body: SwitchLicence,
    @SessionToken() token: string,
  ): Promise<void> {
    await this.auth.switchLicence(ctx, token, body);
  }

  @Post('password')
  @SignedIn()
  @HttpCode(204)
  async changePassword(
    @Ctx() ctx: RequestContext,
    @Body({ schema: changePassword }) body: ChangePassword,
    @SessionToken() token: string,
    @Req() request: KitRequest,
  ): Promise<void> {
    await this.auth.changePassword(ctx, token, body, deviceOf(request));
  }
}
