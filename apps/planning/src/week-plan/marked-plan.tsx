import type { PlanView } from '@jahrring/contracts-planning';
import { problemText, useT } from '@jahrring/tool-kit';
import { EmptyState, ErrorState, Skeletons } from '@jahrring/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ColourMarks } from '../colours/colour-marks';
import { ConflictMarks } from '../conflict/conflict-marks';
import { OtherMarks } from '../filter/other-marks';
import { DraftMarks } from '../publication/draft-marks';

interface MarkedPlanProps {
  /** The shown rows; undefined until they are loaded. */
  plan: PlanView | undefined;
  /** Nobody and nothing can be planned, whatever the filter. */
  isEmpty: boolean;
  error: unknown;
  onRetry: () => void;
  span: ComponentProps<typeof ConflictMarks>['span'];
  unpublished: ComponentProps<typeof DraftMarks>['unpublished'];
  matches: ComponentProps<typeof OtherMarks>['matches'];
  children: (plan: PlanView) => ReactNode;
}

/** A plan whose bookings are marked by conflict, draft, filter and colour; or why there is none. */
export function MarkedPlan(props: MarkedPlanProps) {
  const { plan, isEmpty, error, onRetry, span, unpublished, matches, children } = props;
  const t = useT('planning');
  if (!plan) {
    if (error) return <ErrorState onRetry={onRetry}>{problemText(t, error)}</ErrorState>;
    return <Skeletons lines={12} />;
  }
  if (plan.resources.length === 0) {
    return isEmpty ? (
      <EmptyState title={t('week.empty')}>{t('week.emptyText')}</EmptyState>
    ) : (
      <EmptyState title={t('filter.none')}>{t('filter.noneText')}</EmptyState>
    );
  }
  return (
    <ConflictMarks span={span}>
      <DraftMarks unpublished={unpublished}>
        <OtherMarks matches={matches}>
          <ColourMarks plan={plan}>{children(plan)}</ColourMarks>
        </OtherMarks>
      </DraftMarks>
    </ConflictMarks>
  );
}
