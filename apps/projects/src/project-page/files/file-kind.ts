import type { ProjectFileView } from '@jahrring/contracts-projects';
import type { Format } from '@jahrring/tool-kit';

const megabyte = 1024 * 1024;
const kilobyte = 1024;

export function isPicture({ mime }: ProjectFileView): boolean {
  return mime === 'image/png' || mime === 'image/jpeg';
}

/** Returns true if the page itself can show the file; any other file is downloaded. */
export function canBeShown(file: ProjectFileView): boolean {
  return isPicture(file) || file.mime === 'application/pdf';
}

/** Bytes as people read them. */
export function writeSize(bytes: number, format: Format): string {
  if (bytes < kilobyte) return `${bytes} B`;
  const [value, unit] = bytes < megabyte ? [bytes / kilobyte, 'KB'] : [bytes / megabyte, 'MB'];
  return `${format.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
}
