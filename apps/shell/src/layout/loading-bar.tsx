import { useEffect, useMemo, useState } from 'react';
import { usePageLoading } from '../routes/place';
import { createLoadingProgress } from './loading-progress';

/** A thin bar at the top during slow navigations; quick ones never show it. */
export function LoadingBar() {
  const loading = usePageLoading();
  const [progress, setProgress] = useState<number | null>(null);
  const bar = useMemo(() => createLoadingProgress(setProgress), []);
  useEffect(() => {
    if (loading) bar.start();
    else bar.complete();
  }, [bar, loading]);
  useEffect(() => bar.stop, [bar]);
  if (progress === null) return null;
  return (
    <div className="sh-loading-bar" role="presentation" data-loading-bar>
      <div className="sh-loading-bar__fill" style={{ transform: `scaleX(${progress / 100})` }} />
    </div>
  );
}
