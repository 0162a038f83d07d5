import { planStates, type PlanQuery, type PlanState } from '@jahrring/contracts-planning';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Button, Row, SegmentedControl } from '@jahrring/ui';
import { sendIcon } from '@jahrring/ui/icons';
import type { ReactNode } from 'react';
import { usePublication } from './publication.api';

interface Draft {
  /** True if the shown plan may be changed: the draft, never the published plan. */
  changeable: boolean;
  /** Bookings that nobody else sees as they are. */
  unpublished: readonly string[];
  /** Chooses between draft and published plan and leads to publishing; nothing where the plan is published at once. */
  bar: ReactNode;
}

const none: readonly string[] = [];

/** Of those who plan: the draft of some days beside what is published; a variant is neither. */
export function useDraft(
  span: PlanQuery,
  state: PlanState,
  { variantId, onState }: { variantId: string | null; onState: (state: PlanState) => void },
): Draft {
  const t = useT('planning');
  const plans = useAbility().can('tools.scheduling_tool.manage');
  const { data } = usePublication(span, { skip: !plans || variantId !== null });
  if (variantId !== null) return { changeable: true, unpublished: none, bar: null };
  if (!data || data.mode === 'atOnce') {
    return { changeable: state === 'draft' || data !== undefined, unpublished: none, bar: null };
  }
  const bar = (
    <Row gap={4}>
      <SegmentedControl
        label={t('publish.state')}
        value={state}
        onChange={(value) => onState(planStates.find((one) => one === value) ?? 'draft')}
        options={planStates.map((value) => ({ value, label: t(`publish.states.${value}`) }))}
      />
      <Button icon={sendIcon} to="/scheduling-tool/changes">
        {t('publish.open', { count: data.changes })}
      </Button>
    </Row>
  );
  const isDraft = state === 'draft';
  return { changeable: isDraft, unpublished: isDraft ? data.unpublished : none, bar };
}
