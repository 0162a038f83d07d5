import { Injectable } from '@nestjs/common';

const windowMs = 60_000;
/** A browser tells every ten seconds; a person may have a few open. */
const mostInWindow = 60;

/**
 * Limits how often a person's browsers may send reports: each instance counts separately, because only counts can be
 * lost.
 */
@Injectable()
export class ReportThrottle {
  private startedAt = 0;
  private counts = new Map<string, number>();

  /** 0 when it is heard now, else the seconds to wait. */
  secondsUntilFree(userId: string): number {
    const now = performance.now();
    if (now - this.startedAt >= windowMs) {
      this.startedAt = now;
      this.counts = new Map();
    }
    const count = (this.counts.get(userId) ?? 0) + 1;
    this.counts.set(userId, count);
    return count > mostInWindow ? Math.ceil((this.startedAt + windowMs - now) / 1_000) : 0;
  }
}
