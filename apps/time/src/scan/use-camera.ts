import { useEffect, useRef, useState } from 'react';
import { openDecoder } from './decoder';
import { cameraError, missingCamera, type ScanError } from './scan-error';

const pauseMs = 120;

export interface Camera {
  video: React.RefObject<HTMLVideoElement | null>;
  error: ScanError | null;
  retry: () => void;
}

/** The camera's picture in a video element, read again and again while `active`. */
export function useCamera(active: boolean, onRead: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [error, setError] = useState<ScanError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });
  useEffect(() => {
    if (!active) return undefined;
    const session = new AbortController();
    setError(null);
    void scan(video, session.signal, (text) => read.current(text)).catch((reason: unknown) => {
      if (!session.signal.aborted) setError(isScanError(reason) ? reason.scan : cameraError(reason));
    });
    return () => session.abort();
  }, [active, attempt]);
  return { video, error, retry: () => setAttempt((before) => before + 1) };
}

function isScanError(reason: unknown): reason is { scan: ScanError } {
  return typeof reason === 'object' && reason !== null && 'scan' in reason;
}

async function scan(
  ref: React.RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  onRead: (text: string) => void,
): Promise<void> {
  const { isSecureContext } = window;
  const missing = missingCamera({ isSecureContext, mediaDevices: navigator.mediaDevices });
  if (missing) throw Object.assign(new Error(missing), { scan: missing });
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' } },
  });
  const stop = (): void => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', stop);
  const element = ref.current;
  if (signal.aborted || !element) return stop();
  element.srcObject = stream;
  await element.play();
  const decode = await openDecoder();
  while (!signal.aborted) {
    const text = await decode(element);
    if (text !== null && !signal.aborted) onRead(text);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
