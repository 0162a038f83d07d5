import { StreamableFile } from '@nestjs/common';
import type { Printed } from './papers';

/** Returns a paper as an endpoint answers it. */
export function pdfFile({ bytes, name }: Printed): StreamableFile {
  const disposition = `inline; filename="${name}"`;
  return new StreamableFile(bytes, { type: 'application/pdf', length: bytes.length, disposition });
}
