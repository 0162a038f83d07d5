import { type KitReply, type KitRequest, type RequestContext, SessionCookies } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AuthService } from './auth.service';
import { cookieOf, KnownDevices } from './known-devices';
import type { Device, SignInResult } from './session-opener';

export function deviceOf(request: KitRequest): Device {
  return { address: request.ip, userAgent: request.headers['user-agent'], knownDevice: cookieOf(request) };
}

/** Hands a session that was opened to the browser, as the cookie it is. */
@Injectable()
export class SessionAnswer {
  constructor(
    private readonly auth: AuthService,
    private readonly cookies: SessionCookies,
    private readonly devices: KnownDevices,
  ) {}

  /** A session of before ends with the new one: its token must not live on. Before the last step nothing changes. */
  async give(ctx: RequestContext, request: KitRequest, reply: KitReply, result: SignInResult) {
    const { token, cookieSeconds, ...told } = result;
    if (token === undefined) return told;
    if (request.sessionToken) await this.auth.logout(ctx, request.sessionToken);
    this.cookies.set(request, reply, token, cookieSeconds);
    if (result.userId) this.devices.remember(request, reply, result.userId);
    return told;
  }
}
