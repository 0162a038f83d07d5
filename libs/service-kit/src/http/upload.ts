import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SetMetadata, createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import { commonError, fieldErrorOf } from '../errors/app-error';
import { fitPicture } from '../files/fit-picture';
import type { PictureRule } from '../files/picture-rule';
import { toMegabytes } from '../files/megabytes';
import type { KitReply, KitRequest } from './request';
import type { Upload } from './upload.types';

export const uploadMetadata = 'jahrring:upload';

export interface UploadOptions {
  /** Largest file, in bytes; of several files, all together. */
  maxBytes: number;
  /** Files of one form (default 1); more than one are got by `@UploadedFiles()`. */
  maxFiles?: number;
  /** Name of the form's file field (default `file`). */
  field?: string;
  /** It takes pictures alone: they are decoded once, and kept no larger than they are used. */
  picture?: PictureRule;
}

/** Takes one file as multipart/form-data, which the method gets by `@UploadedFile()`; or several. */
export function AcceptUpload(options: UploadOptions): MethodDecorator {
  return SetMetadata(uploadMetadata, options);
}

export const UploadedFile = createParamDecorator<undefined, Upload>((_data, context: ExecutionContext) => {
  return uploadsOf(context)[0];
});

/** All files of the form, in their order. */
export const UploadedFiles = createParamDecorator<undefined, Upload[]>((_data, context: ExecutionContext) => {
  return uploadsOf(context);
});

function uploadsOf(context: ExecutionContext): [Upload, ...Upload[]] {
  const [first, ...more] = context.switchToHttp().getRequest<KitRequest>().uploads ?? [];
  if (!first) throw fieldErrorOf('file', 'required');
  return [first, ...more];
}

export function uploadOptions(handler: object): UploadOptions | undefined {
  return Reflect.getMetadata(uploadMetadata, handler) as UploadOptions | undefined;
}

const maxFields = 50;
const longestName = 100;
const formLimits = {
  fields: maxFields,
  fieldSize: 100_000,
  headerPairs: 20,
};

/** Streams the request's files to disk and puts them on the request; removed when the answer is out. */
export async function receiveUpload(
  request: KitRequest,
  reply: KitReply,
  options: UploadOptions,
): Promise<void> {
  if (!request.isMultipart()) throw commonError('UNSUPPORTED_MEDIA_TYPE');
  const fields: Record<string, string> = {};
  const files = options.maxFiles ?? 1;
  const uploads: Upload[] = [];
  const paths: string[] = [];
  reply.raw.once('close', () => paths.forEach((path) => void rm(path, { force: true })));
  const parts = request.parts({
    limits: { ...formLimits, files, parts: maxFields + files, fileSize: options.maxBytes },
  });
  // Reading stops at the limit: how large the file is, only the request's own length can tell.
  const announced = Number(request.headers['content-length'] ?? options.maxBytes);
  try {
    for await (const part of parts) {
      // Whatever its type says: a part may come without a name.
      if (!part.fieldname) throw commonError('MALFORMED');
      if (part.fieldname.length > longestName) throw commonError('PAYLOAD_TOO_LARGE');
      if (part.type === 'field') {
        // Cut off, it would be taken for what it is not.
        if (part.valueTruncated) throw commonError('PAYLOAD_TOO_LARGE');
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== (options.field ?? 'file')) throw fieldErrorOf(part.fieldname, 'unknown');
      const room = options.maxBytes - uploads.reduce((sum, { size }) => sum + size, 0);
      uploads.push(await save(part, paths, { ...options, announced, room }, fields));
    }
  } catch (error) {
    throw isParserError(error) ? commonError('MALFORMED', undefined, { cause: error }) : error;
  }
  // Here rather than with the record: nothing is locked yet.
  const { picture } = options;
  request.uploads = picture
    ? await Promise.all(uploads.map((upload) => fitPicture(upload, picture)))
    : uploads;
}

/**
 * Returns true if the form cannot be parsed. Its parser throws bare errors; those of disks, connections and our own
 * have a code.
 */
function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('code' in error);
}

async function save(
  part: MultipartFile,
  paths: string[],
  options: UploadOptions & { announced: number; room: number },
  fields: Record<string, string>,
): Promise<Upload> {
  const path = join(tmpdir(), `jahrring-upload-${randomUUID()}`);
  paths.push(path);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }));
  if (part.file.truncated || size > options.room) {
    throw fieldErrorOf(part.fieldname, 'maxFile', {
      size: toMegabytes(options.announced),
      max: toMegabytes(options.maxBytes),
    });
  }
  return {
    field: part.fieldname,
    filename: part.filename,
    mimetype: part.mimetype,
    size,
    sha256: hash.digest('hex'),
    fields,
    open: () => createReadStream(path),
    read: () => readFile(path),
  };
}
