import type { ConnectionOptions } from 'rabbitmq-client';

/** Every event of every service; the routing key is the event's name. */
export const eventExchange = { exchange: 'jahrring.events', type: 'topic', durable: true } as const;

/** The queue of a service: `jahrring.time`. */
export function queueOf(tool: string): string {
  return `jahrring.${tool}`;
}

/**
 * An exchange that carries nothing: it is there once the queue of a service is bound to all it listens to, which AMQP has
 * no question for.
 */
export function boundMark(tool: string) {
  return { exchange: `jahrring.${tool}.bound`, type: 'fanout', durable: true } as const;
}

/**
 * Kept by a majority of the cluster's nodes. One instance of a service consumes at a time and the others stand by, so
 * that the order within a licence holds. Nothing is dropped for having been delivered often: a consumer that fails keeps
 * the event itself (the broker's newer versions would give up after twenty deliveries).
 */
export const queueOptions = {
  durable: true,
  arguments: {
    'x-queue-type': 'quorum' as const,
    'x-single-active-consumer': true,
    'x-delivery-limit': 1_000_000,
  },
};

/** Reads one URL or, for a cluster, several separated by commas: user, password and vhost are those of the first. */
export function brokerConnection(urls: string, connectionName: string): ConnectionOptions {
  const all = urls.split(',').map((url) => new URL(url.trim()));
  const [first] = all;
  if (!first) throw new Error('BROKER_URL is empty');
  return {
    hosts: all.map(
      ({ hostname, port }) => `${hostname}:${port || (first.protocol === 'amqps:' ? 5671 : 5672)}`,
    ),
    username: decodeURIComponent(first.username || 'guest'),
    password: decodeURIComponent(first.password || 'guest'),
    vhost: decodeURIComponent(first.pathname.slice(1)) || '/',
    tls: first.protocol === 'amqps:',
    connectionName,
    noDelay: true,
    acquireTimeout: 5_000,
    connectionTimeout: 5_000,
    heartbeat: 6,
    retryLow: 200,
    retryHigh: 2_000,
  };
}
