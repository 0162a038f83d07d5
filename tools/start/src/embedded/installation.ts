import {
  createLogger,
  createService,
  DelegatingSessionResolver,
  InProcessClientTransport,
  localSecret,
  readMailSettings,
  SystemClock,
  type RunningService,
  type ServiceDefinition,
  type ServiceEnv,
} from '@jahrring/service-kit';
import { GatedTransport } from './gated-transport';
import type { HostSettings } from './settings';

type Say = (text: string) => void;

/** All services of one process, joined by the same sessions, events and calls. */
export class Installation {
  private readonly running: RunningService[] = [];
  private readonly transport = new GatedTransport();
  private readonly client = new InProcessClientTransport();
  private readonly sessions = new DelegatingSessionResolver();
  private knownSecret: string | undefined;

  constructor(
    private readonly settings: HostSettings,
    private readonly say: Say,
    /** Settings of its services that the host's own do not hold. */
    private readonly further: Pick<ServiceEnv, 'peerPauses'> = {},
  ) {}

  /** Everything the installation signs is derived from it. */
  get secret(): string {
    return (this.knownSecret ??= process.env['APP_SECRET'] ?? localSecret(this.settings.dataDir));
  }

  get services(): readonly RunningService[] {
    return this.running;
  }

  /** Starts the services one after the other (each migrates, and seeds at the first start), then lets events flow. */
  async start(definitions: readonly ServiceDefinition[]): Promise<void> {
    for (const definition of definitions) {
      const from = Date.now();
      const service = await createService(definition, this.environment(definition.tool));
      this.running.push(service);
      this.transport.add(service);
      this.client.add(service.tool, service);
      const spent = Date.now() - from;
      if (spent > 1500) this.say(`${definition.tool}: database ready after ${(spent / 1000).toFixed(1)} s`);
    }
    this.transport.open();
    await this.deliverAll();
  }

  /**
   * Until no service has an event left: handling one may raise another. Two quiet rounds in succession end it, for a
   * service may have delivered on its own to one that was asked before it.
   */
  async deliverAll(): Promise<void> {
    for (let quiet = 0; quiet < 2;) {
      let sent = 0;
      for (const service of this.running) {
        const events = await service.flush();
        sent += events;
        if (events > 100) this.say(`${service.tool}: ${events} events delivered to the others`);
      }
      quiet = sent === 0 ? quiet + 1 : 0;
    }
  }

  drain(): void {
    for (const service of this.running) service.drain();
  }

  /** Ends everything; `deliver` first brings waiting events to their receivers, which need to be alive for it. */
  async close({ deliver }: { deliver: boolean }): Promise<void> {
    if (deliver) await this.deliverAll();
    this.transport.shut();
    for (const service of [...this.running].reverse()) await service.close();
  }

  private environment(tool: string): ServiceEnv {
    const { databaseUrl, dataDir, databasePrefix, demo, trustedProxies } = this.settings;
    return {
      databaseUrl,
      dataDir,
      databasePrefix,
      secret: this.secret,
      sessions: this.sessions,
      transport: this.transport,
      client: this.client,
      logger: createLogger(tool, process.env['LOG_LEVEL'] ?? 'warn'),
      clock: new SystemClock(),
      demo,
      trustedProxies,
      mail: readMailSettings(process.env),
      metricsToken: process.env['METRICS_TOKEN'],
      ...this.further,
    };
  }
}
