import type { ProjectView } from '@jahrring/contracts-projects';
import { problemText, useT } from '@jahrring/tool-kit';
import { Alert, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { useProjectCosts } from '../../controlling.api';
import { CostFigures } from './cost-figures';
import { CostLines } from './cost-lines';
import { CostTables } from './cost-tables';
import { PlanCard } from './plan-card';
import { PriceCheck } from './price-check';
import './costs.css';

/** Planned against actual: what a project costs, what it brings in, and what is left of both. */
export function CostsTab({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const { currentData: costs, error, refetch } = useProjectCosts(project.id);
  if (!costs && error) {
    return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  }
  if (!costs) return <Skeletons lines={12} />;
  return (
    <Stack gap={5}>
      {costs.budget && costs.budget.level !== 'ok' ? (
        <Alert kind={costs.budget.level === 'over' ? 'error' : 'warning'}>
          {t(`costs.budget.${costs.budget.level}`, { percent: costs.budget.percent })}
        </Alert>
      ) : null}
      {costs.uncosted > 0 ? (
        <Alert kind="info">{t('costs.uncosted', { count: costs.uncosted })}</Alert>
      ) : null}
      <PriceCheck projectId={project.id} />
      <CostFigures costs={costs} />
      <CostTables costs={costs} />
      <PlanCard project={project} plannedBy={costs.plannedBy} />
      <CostLines project={project} />
    </Stack>
  );
}
