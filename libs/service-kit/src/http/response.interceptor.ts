import { Injectable, StreamableFile } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { firstValueFrom, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { z } from 'zod';
import type { OwnWrites } from '../context/own-writes';
import { AppError } from '../errors/app-error';
import { FileAnswer } from '../files/file-answer';
import type { Idempotency, StoredAnswer } from './idempotency';
import { isStreamedList, streamList } from './list-stream';
import type { KitReply, KitRequest } from './request';
import { ownOnceMetadata } from '../access/access.decorators';
import type { PresentRecord } from './present-record';
import { responseSchema } from './response-schema';
import { receiveUpload, uploadOptions } from './upload';
import { isWhole, serializer, verifyResponse } from './serializer';

/**
 * Between endpoint and wire: runs a POST with an Idempotency-Key once, cuts the answer to its contract, sets the ETag,
 * streams long lists. One interceptor instead of four: each costs every request.
 */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    /** Also check that answers are what the contract says; on in tests. */
    private readonly verify: boolean,
    private readonly ownWrites: OwnWrites,
    private readonly present: PresentRecord,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<KitRequest>();
    const reply = http.getResponse<KitReply>();
    const schema = responseSchema(context.getHandler());
    const upload = uploadOptions(context.getHandler());
    if (upload) await receiveUpload(request, reply, upload);
    const ownOnce = Reflect.getMetadata(ownOnceMetadata, context.getHandler()) === true;
    const key = ownOnce ? undefined : this.idempotency.keyOf(request);
    try {
      const answer = await (key === undefined
        ? this.answer(request, reply, next, schema)
        : this.answerOnce(request, reply, key, next, schema));
      if (request.ctx?.userId) this.ownWrites.note(request, reply);
      return of(answer);
    } catch (error) {
      throw await this.withPresent(error, request, schema);
    }
  }

  private async answer(
    request: KitRequest,
    reply: KitReply,
    next: CallHandler,
    schema: z.ZodType | undefined,
  ): Promise<unknown> {
    const value: unknown = await firstValueFrom(next.handle(), { defaultValue: undefined });
    if (isStreamedList(value)) return streamList(value, schema, personOf(request));
    return this.shape(value, reply, schema);
  }

  private answerOnce(
    request: KitRequest,
    reply: KitReply,
    key: string,
    next: CallHandler,
    schema: z.ZodType | undefined,
  ): Promise<unknown> {
    const outer = request.ctx;
    return this.idempotency.once(
      request,
      key,
      async (ctx) => {
        request.ctx = ctx;
        try {
          const result = await this.answer(request, reply, next, schema);
          return { result, answer: toStored(result, reply) };
        } finally {
          request.ctx = outer;
        }
      },
      (answer) => replay(answer, reply),
    );
  }

  /**
   * A change that came too late is answered with the record as it is now: as its own endpoint shows it, else as the service
   * gives it, cut to what this endpoint says. Read when the request's own transaction is over.
   */
  private async withPresent(
    error: unknown,
    request: KitRequest,
    schema: z.ZodType | undefined,
  ): Promise<unknown> {
    if (!(error instanceof AppError)) return error;
    const isStale = error.code === 'VERSION_MISMATCH';
    if (!isStale && error.current === undefined) return error;
    const current =
      (isStale ? await this.present.read(request) : undefined) ?? wholeOf(error.current, schema);
    return new AppError({ status: error.status, key: error.key }, error.code, error.params, {
      ...(error.fields ? { fields: error.fields } : {}),
      ...(error.headers ? { headers: error.headers } : {}),
      current,
      cause: error,
    });
  }

  private shape(value: unknown, reply: KitReply, schema: z.ZodType | undefined): unknown {
    if (value instanceof FileAnswer) reply.headers(value.headers);
    if (value === null || typeof value !== 'object' || value instanceof StreamableFile) return value;
    if (!schema) return value;
    const cut = serializer(schema)(value);
    if (this.verify) verifyResponse(schema, cut);
    const version = (cut as { version?: unknown }).version;
    if (typeof version === 'number') reply.header('etag', `"${version}"`);
    return cut;
  }
}

/** Without a session each request is somebody of its own. */
function personOf({ ctx, id }: KitRequest): string {
  return (ctx as KitRequest['ctx'] | null)?.userId || String(id);
}

function toStored(result: unknown, reply: KitReply): StoredAnswer | null {
  if (result instanceof StreamableFile) return null;
  const etag = reply.getHeader('etag');
  return {
    status: reply.statusCode,
    body: result === undefined ? null : JSON.stringify(result),
    etag: typeof etag === 'string' ? etag : null,
  };
}

function replay(answer: StoredAnswer, reply: KitReply): unknown {
  reply.code(answer.status).header('idempotency-replayed', 'true');
  if (answer.etag) reply.header('etag', answer.etag);
  return answer.body === null ? undefined : (JSON.parse(answer.body) as unknown);
}

const versioned = z.object({ id: z.string(), version: z.number() });

/**
 * Returns a record as the endpoint shows it where that is all of it. Of one that lacks something only its version is told: a
 * form would take the rest for blank.
 */
function wholeOf(current: unknown, schema: z.ZodType | undefined): unknown {
  if (current === undefined || current === null) return undefined;
  const cut = schema ? serializer(schema)(current) : undefined;
  if (schema && isWhole(schema, cut)) return cut;
  return versioned.safeParse(current).data;
}
