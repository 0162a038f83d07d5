import { holdsEntityTag, type KitReply, type KitRequest } from '@jahrring/service-kit';
import { StreamableFile } from '@nestjs/common';
import type { PdfFile } from './document-pdf.service';

/** Sends a PDF; nothing but 304 to who has the frozen bytes already. */
export function sendPdf(file: PdfFile, request: KitRequest, reply: KitReply): StreamableFile | undefined {
  const etag = `"${file.hash}"`;
  reply.header('etag', etag).header('cache-control', file.frozen ? 'private, no-cache' : 'private, no-store');
  if (file.frozen && holdsEntityTag(request, etag)) {
    reply.code(304);
    return undefined;
  }
  const disposition = `inline; filename="${file.name}"`;
  return new StreamableFile(file.bytes, { type: 'application/pdf', disposition, length: file.bytes.length });
}
