import { addCookie, isSecure, readCookie } from '../access/cookies';
import type { Clock } from '../clock';
import type { DatabaseKind } from '../database/database';
import type { KitReply, KitRequest } from '../http/request';

const cookie = 'jahrring_wrote';
/** As long as an instance may remember what another one has changed, and a little more. */
const keptSeconds = 12;
/** Clocks of instances differ by less. */
const clockToleranceMs = 1_000;
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Where several instances share a database, the browser of whoever has changed something keeps for a few seconds when that was.
 * An instance that has not seen the change then shows them nothing that it remembers from before.
 */
export class OwnWrites {
  private readonly path: string;

  constructor(
    private readonly clock: Clock,
    tool: string,
    private readonly kind: DatabaseKind,
  ) {
    this.path = `/api/${tool}`;
  }

  /** Notes a change of somebody signed in that is about to be answered. */
  note(request: KitRequest, reply: KitReply): void {
    // An embedded database has this one process.
    if (this.kind === 'sqlite' || safeMethods.has(request.method)) return;
    const at = this.clock.now().getTime().toString(36);
    const { path } = this;
    addCookie(reply, cookie, at, {
      httpOnly: true,
      secure: isSecure(request),
      maxAgeSeconds: keptSeconds,
      path,
    });
  }
}

/** Until when, in milliseconds, what an instance has read may lack changes of the caller; 0 without any of late. */
export function ownChangesUntil(request: KitRequest, clock: Clock): number {
  const value = readCookie(request.headers.cookie, cookie);
  if (value === undefined) return 0;
  const at = parseInt(value, 36);
  const age = clock.now().getTime() - at;
  const isLate = age > -clockToleranceMs && age < keptSeconds * 1_000 + clockToleranceMs;
  return isLate ? at + clockToleranceMs : 0;
}
