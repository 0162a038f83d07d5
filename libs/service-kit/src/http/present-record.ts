import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../openapi/endpoints';
import { contextHeader } from '../access/signed-context';
import type { KitRequest } from './request';
import { responseSchema } from './response-schema';

/** Headers that say who asks, and in which language. */
const passedOn = ['cookie', 'accept-language', 'user-agent', 'x-requested-with', contextHeader];

type ReadOnlyEndpoint = Pick<Endpoint, 'handler' | 'verb' | 'path'>;

const segmentsOf = (path: string) => path.split('/');
const keyOf = (verb: string, path: string) => `${verb.toLowerCase()} ${path}`;

/**
 * Reads a record again as its own GET endpoint shows it to the caller: a change that came too late is answered with all that the
 * form was filled from, whatever the repository that refused it knows.
 */
export class PresentRecord {
  private readonly readers = new Map<string, string | undefined>();
  private endpoints: readonly ReadOnlyEndpoint[] = [];
  private server: Pick<FastifyInstance, 'inject'> | undefined;

  /** Called once the endpoints of the service are known. */
  serve(endpoints: readonly ReadOnlyEndpoint[], server: Pick<FastifyInstance, 'inject'>): void {
    this.endpoints = endpoints;
    this.server = server;
  }

  /** Returns the record that a request was to change; undefined where no endpoint reads it, or not to the caller. */
  async read(request: KitRequest): Promise<unknown> {
    const reader = this.readerOf(request.method, request.routeOptions.url ?? '');
    if (reader === undefined || !this.server) return undefined;
    const given = segmentsOf(new URL(request.url, 'http://localhost').pathname);
    const url = segmentsOf(reader)
      .map((segment, index) => (segment.startsWith(':') ? given[index] : segment))
      .join('/');
    const headers = passedOn.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const { statusCode, payload } = await this.server.inject({
      ...{ method: 'GET', url, remoteAddress: request.ip },
      headers: Object.fromEntries(headers),
    });
    return statusCode === 200 ? (JSON.parse(payload) as unknown) : undefined;
  }

  /** Looked for when it is first asked for: most endpoints never are. */
  private readerOf(verb: string, path: string): string | undefined {
    const key = keyOf(verb, path);
    if (!this.readers.has(key)) {
      const writes = this.endpoints.find(
        (endpoint) => endpoint.verb !== 'get' && keyOf(endpoint.verb, endpoint.path) === key,
      );
      this.readers.set(key, writes && readerOf(writes, this.endpoints));
    }
    return this.readers.get(key);
  }
}

/** The endpoint that answers the same and names the same records in its path; the nearest where there are several. */
function readerOf(
  { handler, path }: ReadOnlyEndpoint,
  reads: readonly ReadOnlyEndpoint[],
): string | undefined {
  const schema = responseSchema(handler);
  if (!schema) return undefined;
  const own = segmentsOf(path);
  const shared = (other: string) => {
    const segments = segmentsOf(other);
    const differing = segments.findIndex((segment, index) => segment !== own[index]);
    return differing < 0 ? segments.length : differing;
  };
  const namesTheSame = (other: string) =>
    segmentsOf(other).every((segment, index) => !segment.startsWith(':') || segment === own[index]);
  const [nearest] = reads
    .filter(
      (read) => read.verb === 'get' && responseSchema(read.handler) === schema && namesTheSame(read.path),
    )
    .map((read) => read.path)
    .sort((one, other) => shared(other) - shared(one));
  return nearest;
}
