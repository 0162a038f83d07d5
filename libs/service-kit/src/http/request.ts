import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../context/request-context';
import type { Upload } from './upload.types';

/** A request with what the kit has put on it. Nest creates nothing per request: everything hangs here. */
export interface KitRequest extends FastifyRequest {
  ctx: RequestContext;
  /** Of the session cookie; undefined when there is none. */
  sessionToken: string | undefined;
  /** Files of a multipart form, in their order. */
  uploads: Upload[] | undefined;
}

export type KitReply = FastifyReply;
