import { id } from '@jahrring/contracts-common';
import { Param, Res, createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { RequestContext } from '../context/request-context';
import { commonError } from '../errors/app-error';
import type { KitRequest } from './request';

function requestOf(context: ExecutionContext): KitRequest {
  return context.switchToHttp().getRequest<KitRequest>();
}

/** Parameter decorator for the context of the caller. */
export const Ctx = createParamDecorator<undefined, RequestContext>(
  (_data, context: ExecutionContext) => requestOf(context).ctx,
);

/** The Fastify request, for the rare endpoint that reads more than its parameters. */
export const Req = createParamDecorator<undefined, KitRequest>((_data, context: ExecutionContext) =>
  requestOf(context),
);

/**
 * The Fastify reply, for headers and cookies; the answer itself is still what the method returns. (Nest awaits the values
 * of its own kind of decorators, and a Fastify reply is thenable: it would be waited for until it has been sent.)
 */
export function Reply(): ParameterDecorator {
  return Res({ passthrough: true });
}

/** A record's id in the path, `:id` unless told. */
export function Id(parameter = 'id'): ParameterDecorator {
  return Param(parameter, { schema: id });
}

/** The session token of the caller's cookie. */
export const SessionToken = createParamDecorator<undefined, string | undefined>(
  (_data, context: ExecutionContext) => requestOf(context).sessionToken,
);

const etag = /^(?:W\/)?"?(\d{1,9})"?$/;

/** The version the caller has seen. 428 without the header, 400 where it is not one of our ETags. */
export function readIfMatch(request: { headers: Record<string, string | string[] | undefined> }): number {
  const header = request.headers['if-match'];
  if (header === undefined || header === '') throw commonError('PRECONDITION_REQUIRED');
  const match = typeof header === 'string' ? etag.exec(header.trim()) : null;
  if (!match) throw commonError('MALFORMED', { header: 'If-Match' });
  return Number(match[1]);
}

export const ifMatchMetadata = 'jahrring:if-match';

const readVersion = createParamDecorator<undefined, number>((_data, context: ExecutionContext) =>
  readIfMatch(requestOf(context)),
);

/** The version named in If-Match, required; marks the endpoint in the OpenAPI document. */
export function IfMatch(): ParameterDecorator {
  return (target, property, index) => {
    if (property !== undefined) Reflect.defineMetadata(ifMatchMetadata, true, target, property);
    readVersion()(target, property, index);
  };
}
