import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** The line to a broker, which a test can cut and mend: to its clients the broker is gone and comes back. */
export class BrokerLine {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: URL) {}

  get url(): string {
    const { username, password } = this.target;
    return `amqp://${username}:${password}@127.0.0.1:${this.port}`;
  }

  async mend(): Promise<void> {
    const server = createServer((client) => {
      const broker = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [client, broker]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.sockets.delete(socket);
          client.destroy();
          broker.destroy();
        });
      }
      client.pipe(broker).pipe(client);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
