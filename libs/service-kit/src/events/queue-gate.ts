import type { Logger } from 'pino';
import type { Connection } from 'rabbitmq-client';
import { boundMark } from './broker-settings';
import { TransportAway } from './transport';

/** Longest time for which the first events wait for services that have not started yet. */
const patienceMilliseconds = 120_000;

/**
 * Holds the first events back until every service has its queue and has bound it: what is published before would never
 * reach those that start later. A service that does not come within two minutes has to be told again by a resync.
 */
export class QueueGate {
  private readonly missing: Set<string>;
  private readonly until = Date.now() + patienceMilliseconds;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly connection: Connection,
    tools: readonly string[],
    private readonly logger: Logger,
  ) {
    this.missing = new Set(tools);
  }

  /** @throws TransportAway while somebody is missing */
  async pass(): Promise<void> {
    if (this.missing.size === 0) return;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    await this.looking;
    if (this.missing.size === 0) return;
    const names = [...this.missing].join(', ');
    if (Date.now() < this.until) throw new TransportAway(`These services do not listen yet: ${names}`);
    this.logger.warn({ tools: names }, 'events leave although these services never listened');
    this.missing.clear();
  }

  private async look(): Promise<void> {
    for (const tool of this.missing) {
      if (await this.isBound(tool)) this.missing.delete(tool);
    }
  }

  /** Asked on a channel of its own: the broker closes it where the answer is no. */
  private async isBound(tool: string): Promise<boolean> {
    const channel = await this.connection.acquire({ emitErrorsFromChannel: true }).catch((cause: unknown) => {
      throw new TransportAway('The broker is away', { cause });
    });
    channel.on('error', () => undefined);
    try {
      await channel.exchangeDeclare({ exchange: boundMark(tool).exchange, passive: true });
      return true;
    } catch {
      return false;
    } finally {
      await channel.close();
    }
  }
}
