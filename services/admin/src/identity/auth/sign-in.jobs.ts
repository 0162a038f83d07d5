import { Job, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OneTimeLinks, SignInThrottle } from '../credential';
import { SessionStore } from '../session';

const hourSeconds = 3_600;

/** Clears away what has run out. */
@Injectable()
export class SignInJobs {
  constructor(
    private readonly sessions: SessionStore,
    private readonly throttle: SignInThrottle,
    private readonly links: OneTimeLinks,
  ) {}

  @Job({ name: 'admin.sign-in.purge', everySeconds: hourSeconds })
  async purge(): Promise<void> {
    const ctx = systemContext({ licenceId: '' });
    await this.sessions.purge(ctx);
    await this.throttle.purge(ctx);
    await this.links.purge(ctx);
  }
}
