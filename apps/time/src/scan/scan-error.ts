/** Everything that can be in the way of a scan; each has its own text and way out. */
export const scanErrors = [
  'noCamera',
  'inUse',
  'notSuitable',
  'permission',
  'unsupported',
  'insecure',
  'notFound',
  'failed',
] as const;
export type ScanError = (typeof scanErrors)[number];

const byName: Readonly<Record<string, ScanError>> = {
  NotFoundError: 'noCamera',
  NotReadableError: 'inUse',
  TrackStartError: 'inUse',
  AbortError: 'inUse',
  OverconstrainedError: 'notSuitable',
  NotAllowedError: 'permission',
  SecurityError: 'permission',
};

/** Returns the meaning of a camera failure (names of the DOMExceptions of getUserMedia). */
export function cameraError(error: unknown): ScanError {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return byName[name] ?? 'failed';
}

interface Surroundings {
  isSecureContext: boolean;
  mediaDevices: unknown;
}

/** Returns the reason why this browser cannot have a camera at all; null if it can. */
export function missingCamera({ isSecureContext, mediaDevices }: Surroundings): ScanError | null {
  if (!isSecureContext) return 'insecure';
  return mediaDevices ? null : 'unsupported';
}

/** Trying again helps against these. */
export function canRetry(error: ScanError): boolean {
  return error !== 'insecure' && error !== 'unsupported';
}
