import { problem } from '@jahrring/contracts-common';
import type { z } from 'zod';
import { contextHeader } from '../access/signed-context';
import type { ContextSigner } from '../access/signed-context';
import type { RequestContext } from '../context/request-context';
import { AppError, commonError } from '../errors/app-error';

export interface ClientRequest {
  tool: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute, with query: `/api/time/internal/billable?projectId=…`. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface ClientResponse {
  status: number;
  body: string;
}

/** Transport of a call to another service: in this process or over HTTP. */
export interface ClientTransport {
  send(request: ClientRequest): Promise<ClientResponse>;
}

export interface ServiceCall<T> {
  tool: string;
  method: ClientRequest['method'];
  path: string;
  body?: unknown;
  /** Schema that the response must match. */
  schema: z.ZodType<T>;
}

/** Calls another service's @Internal() endpoints in the name of the caller. Never inside of what must stay short. */
export class ServiceClient {
  constructor(
    private readonly transport: ClientTransport,
    private readonly signer: ContextSigner,
  ) {}

  /** Errors of the other side come through with their code, key and params; 503 where it cannot be reached. */
  async call<T>(ctx: RequestContext, call: ServiceCall<T>): Promise<T> {
    const response = await this.send(ctx, call);
    const body: unknown = response.body === '' ? undefined : JSON.parse(response.body);
    if (response.status >= 400) throw toError(body, response.status);
    return call.schema.parse(body);
  }

  private async send(ctx: RequestContext, call: ServiceCall<unknown>): Promise<ClientResponse> {
    const hasBody = call.body !== undefined;
    try {
      return await this.transport.send({
        tool: call.tool,
        method: call.method,
        path: call.path,
        headers: {
          [contextHeader]: this.signer.sign(ctx),
          'x-request-id': ctx.requestId,
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
        },
        body: hasBody ? JSON.stringify(call.body) : undefined,
      });
    } catch (error) {
      throw commonError('UNAVAILABLE', { service: call.tool }, { cause: error });
    }
  }
}

function toError(body: unknown, status: number): AppError {
  const parsed = problem.safeParse(body);
  if (!parsed.success || status >= 500) {
    return commonError('UNAVAILABLE', undefined, { cause: new Error(`A service answered ${status}`) });
  }
  const { code, key, params, fields } = parsed.data;
  return new AppError({ status, key }, code, params, fields ? { fields } : {});
}
