import type { ClientRequest, ClientResponse, ClientTransport } from './service-client';

/** A service that can be asked without a socket. */
export interface Injectable {
  inject(options: {
    method: ClientRequest['method'];
    url: string;
    headers: Record<string, string>;
    payload?: string;
  }): Promise<{ statusCode: number; body: string }>;
}

/** All services in one process. */
export class InProcessClientTransport implements ClientTransport {
  private readonly services = new Map<string, Injectable>();

  add(tool: string, service: Injectable): void {
    this.services.set(tool, service);
  }

  async send({ tool, method, path, headers, body }: ClientRequest): Promise<ClientResponse> {
    const service = this.services.get(tool);
    if (!service) throw new Error(`The service ${tool} does not run here`);
    const answer = await service.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body };
  }
}

const timeoutMilliseconds = 20_000;

/** Services in processes of their own: tool → base URL. */
export class HttpClientTransport implements ClientTransport {
  constructor(private readonly urls: Readonly<Record<string, string>>) {}

  async send({ tool, method, path, headers, body }: ClientRequest): Promise<ClientResponse> {
    const base = this.urls[tool];
    if (!base) throw new Error(`No address is configured (SERVICE_URLS) for the service ${tool}`);
    const response = await fetch(new URL(path, base), {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, body: await response.text() };
  }
}
