import type { VitalReport } from '@jahrring/contracts-admin';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pageAt } from './shown-pages';

/** A shift or a slow click belongs to the page it happened on; the first paint to the one the visit began with. */
function momentOf({ entries, name }: Metric): number {
  return name === 'CLS' || name === 'INP' ? (entries[0]?.startTime ?? performance.now()) : 0;
}

/** Google's Web Vitals of this visit, each with the tool and version of its page. */
export function watchVitals(take: (vital: VitalReport) => void): void {
  const report = (metric: Metric) => {
    const page = pageAt(momentOf(metric));
    if (!page) return;
    const value = Math.min(600_000, Math.max(0, Number(metric.value.toFixed(4))));
    take({ ...page, name: metric.name, value });
  };
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(report);
}
