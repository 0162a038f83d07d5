import { Skeleton, Skeletons } from '@jahrring/ui';

/** The place of a page that is still loading, with a page's geometry. */
export function PageSkeleton() {
  return (
    <div className="sh-page-skeleton">
      <Skeleton width="14rem" height="1.75rem" />
      <Skeletons lines={8} lineHeight="2.5rem" />
    </div>
  );
}
