const megabyte = 1024 * 1024;

/** Bytes as the messages tell them: megabytes with one decimal, never 0 for a file that is there. */
export function toMegabytes(bytes: number): number {
  return Math.max(0.1, Math.round((bytes / megabyte) * 10) / 10);
}
