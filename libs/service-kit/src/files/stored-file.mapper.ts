import type { StoredFileView } from '@jahrring/contracts-common';
import type { StoredFile } from './stored-file.entity';

export function toStoredFileView(file: StoredFile): StoredFileView {
  const { id, name, mime, size, width, height, createdAt } = file;
  return { id, name, mime, size, width, height, createdAt: createdAt.toISOString() };
}
