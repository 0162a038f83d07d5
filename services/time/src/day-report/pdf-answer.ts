import { holdsEntityTag, type KitReply, type KitRequest } from '@jahrring/service-kit';
import { StreamableFile } from '@nestjs/common';
import type { ReportPdf } from './report-pdf.service';

/** Shown by the browser; asked again with its hash, only told that it is the same. */
export function sendPdf(
  { bytes, hash, name }: ReportPdf,
  request: KitRequest,
  reply: KitReply,
): StreamableFile | undefined {
  const etag = `"${hash}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (holdsEntityTag(request, etag)) {
    reply.code(304);
    return undefined;
  }
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `inline; filename="${name}"`,
    length: bytes.length,
  });
}
