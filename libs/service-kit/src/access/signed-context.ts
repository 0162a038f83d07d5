import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { principalFromJson, principalToJson } from '../context/principal';
import type { PrincipalJson } from '../context/principal';
import { RequestContext } from '../context/request-context';

export const contextHeader = 'x-jahrring-context';
const validMilliseconds = 60_000;

const envelope = z.object({
  expires: z.number(),
  requestId: z.string(),
  system: z.boolean(),
  principal: z.looseObject({ licenceId: z.string(), userId: z.string() }),
});

/** Carries a request context from one service to another: readable, short-lived, and not to be made up. */
export class ContextSigner {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('context').digest();
  }

  sign(ctx: RequestContext, now: number = Date.now()): string {
    const body = Buffer.from(
      JSON.stringify({
        expires: now + validMilliseconds,
        requestId: ctx.requestId,
        system: ctx.system,
        principal: principalToJson(ctx),
      }),
    ).toString('base64url');
    return `${body}.${this.mac(body)}`;
  }

  /** Null for anything that we did not sign or that is too old. */
  verify(header: string | undefined, now: number = Date.now()): RequestContext | null {
    if (!header) return null;
    const dot = header.lastIndexOf('.');
    if (dot <= 0) return null;
    const body = header.slice(0, dot);
    const given = Buffer.from(header.slice(dot + 1));
    const expected = Buffer.from(this.mac(body));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const parsed = envelope.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    if (!parsed.success || parsed.data.expires < now) return null;
    const principal = parsed.data.principal as unknown as PrincipalJson;
    return new RequestContext(principalFromJson(principal), parsed.data.requestId, parsed.data.system);
  }

  private mac(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}
