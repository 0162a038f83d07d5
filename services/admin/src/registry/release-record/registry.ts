import type { ToolDescriptor } from '@jahrring/contracts-common';
import { anonymousContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ChannelsRepository } from './channels.repository';
import { type ReleaseLine, ReleaseRepository } from './release.repository';
import { ServiceVersionRepository } from './service-version.repository';
import { isServable, stateOf } from './registry-state';
import type { RegistryState } from './registry-state';

/** Time after which a change by another instance is noticed at the latest. */
const rememberMs = 2_000;

/** The registry in memory: four short queries every two seconds while somebody asks, nothing of size is read twice. */
@Injectable()
export class Registry {
  private remembered: { until: number; mark: string; state: RegistryState } | undefined;
  private reading: { epoch: number; state: Promise<RegistryState> } | undefined;
  /** Counts the changes made in this process. */
  private epoch = 0;
  private descriptors: ReadonlyMap<string, ToolDescriptor> = new Map();

  constructor(
    private readonly releases: ReleaseRepository,
    private readonly channels: ChannelsRepository,
    private readonly services: ServiceVersionRepository,
  ) {}

  /** The registry as it was two seconds ago at the earliest; the same object as long as nothing has changed. */
  async current(): Promise<RegistryState> {
    if (this.remembered && this.remembered.until > performance.now()) return this.remembered.state;
    if (this.reading?.epoch !== this.epoch)
      this.reading = { epoch: this.epoch, state: this.read(this.epoch) };
    return this.reading.state;
  }

  /** As it is for a caller: inside a transaction with what that transaction has changed, else `current()`. */
  async seenBy(ctx: RequestContext): Promise<RegistryState> {
    return ctx.tx ? (await this.readState(ctx)).state : this.current();
  }

  /** Services that have ever told of themselves, by name. */
  findServices(ctx: RequestContext): Promise<string[]> {
    return this.services.findKnown(ctx);
  }

  /** Something was changed in this process: who asks once the transaction has committed sees it. */
  changed(ctx: RequestContext): void {
    ctx.afterCommit(() => {
      this.epoch += 1;
      if (this.remembered) this.remembered.until = 0;
    });
  }

  private async read(epoch: number): Promise<RegistryState> {
    const until = performance.now() + rememberMs;
    try {
      const state = await this.readState(anonymousContext('registry'));
      // Changes made during the read may be missing in the state.
      if (epoch === this.epoch) this.remembered = { until, ...state };
      return state.state;
    } finally {
      if (this.reading?.epoch === epoch) this.reading = undefined;
    }
  }

  private async readState(ctx: RequestContext): Promise<{ mark: string; state: RegistryState }> {
    const [lines, channels, pins, running] = await Promise.all([
      this.releases.findLines(ctx),
      this.channels.findAll(ctx),
      this.channels.findPins(ctx),
      this.services.findRunning(ctx),
    ]);
    const mark = JSON.stringify([lines, channels, pins, [...running]]);
    if (this.remembered?.mark === mark) return this.remembered;
    const descriptors = await this.readDescriptors(ctx, lines);
    return { mark, state: stateOf(lines, channels, pins, running, descriptors) };
  }

  /** Of what can be served; those read before are not read again. */
  private async readDescriptors(
    ctx: RequestContext,
    lines: readonly ReleaseLine[],
  ): Promise<ReadonlyMap<string, ToolDescriptor>> {
    const served = lines.filter(isServable).map((line) => line.id);
    const known = new Map(
      served.flatMap((id) => {
        const descriptor = this.descriptors.get(id);
        return descriptor ? [[id, descriptor] as const] : [];
      }),
    );
    const missing = served.filter((id) => !known.has(id));
    for (const [id, descriptor] of await this.releases.findDescriptors(ctx, missing))
      known.set(id, descriptor);
    this.descriptors = known;
    return known;
  }
}
