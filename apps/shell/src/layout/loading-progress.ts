/** The bar's timing, in milliseconds and per cent. */
const showAfter = 300;
const stepEvery = 800;
const pauseAt = 82;
const hideAfter = 300;
const startAt = 12;

/** Each step covers part of what is left, so that the bar slows down towards its hold. */
function nextStep(progress: number): number {
  return Math.min(pauseAt, progress + Math.max(2, (pauseAt - progress) * 0.35));
}

export interface LoadingProgress {
  start: () => void;
  complete: () => void;
  /** Forgets everything at once. */
  stop: () => void;
}

/**
 * Drives the loading bar: nothing for quick loads; a slow one advances every 800 ms, holds at 82 %, jumps to the end when it
 * is complete and is gone 300 ms later (`null`).
 */
export function createLoadingProgress(onChange: (progress: number | null) => void): LoadingProgress {
  let progress: number | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const set = (next: number | null) => {
    progress = next;
    onChange(next);
  };
  const stop = () => {
    timers.forEach(clearTimeout);
    timers = [];
  };
  return {
    stop,
    start: () => {
      stop();
      const advance = () => {
        set(progress === null ? startAt : nextStep(progress));
        timers.push(setTimeout(advance, stepEvery));
      };
      if (progress !== null) set(startAt);
      timers.push(setTimeout(advance, progress === null ? showAfter : stepEvery));
    },
    complete: () => {
      stop();
      if (progress === null) return;
      set(100);
      timers.push(setTimeout(() => set(null), hideAfter));
    },
  };
}
