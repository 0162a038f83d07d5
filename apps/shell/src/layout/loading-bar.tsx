import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** The bar's timing, in milliseconds and per cent. */
const showAfter = 300;
const stepEvery = 800;
const holdAt = 82;
const hideAfter = 300;

/** Each step covers part of what is left, so that the bar slows down towards its hold. */
function nextStep(progress: number): number {
  return Math.min(holdAt, progress + Math.max(2, (holdAt - progress) * 0.35));
}

function useProgress(loading: boolean): number | null {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (!loading) return undefined;
    const start = setTimeout(() => setProgress(12), showAfter);
    const steps = setInterval(() => setProgress((now) => (now === null ? now : nextStep(now))), stepEvery);
    return () => {
      clearTimeout(start);
      clearInterval(steps);
    };
  }, [loading]);
  useEffect(() => {
    if (loading || progress === null) return undefined;
    if (progress < 100) setProgress(100);
    const hide = setTimeout(() => setProgress(null), hideAfter);
    return () => clearTimeout(hide);
  }, [loading, progress]);
  return progress;
}

/** A thin bar at the top during slow navigations; quick ones never show it. */
export function LoadingBar() {
  const { state } = useNavigation();
  const progress = useProgress(state !== 'idle');
  if (progress === null) return null;
  return (
    <div className="sh-loading-bar" role="presentation" data-loading-bar>
      <div className="sh-loading-bar__fill" style={{ transform: `scaleX(${progress / 100})` }} />
    </div>
  );
}
