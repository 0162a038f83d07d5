import type { PlanLineView, ProjectCosts, ProjectView } from '@jahrring/contracts-projects';
import { useAbility, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';
import { Button, Card, EmptyState, IconButton, Row } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { editIcon, fileTextIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useDeletePlanLine, usePlan } from '../../controlling.api';

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog')).PlanDialog }));
const CopyFromDocumentDialog = lazy(async () => ({
  default: (await import('./copy-from-document-dialog')).CopyFromDocumentDialog,
}));

interface PlanCardProps {
  project: ProjectView;
  plannedBy: ProjectCosts['plannedBy'];
}

type Opened = { kind: 'line'; line?: PlanLineView } | { kind: 'takeOver' } | null;

/** The planned costs of a project, line by line. */
export function PlanCard({ project, plannedBy }: PlanCardProps) {
  const t = useT('projects');
  const { canAny, can } = useAbility();
  const [opened, setOpened] = useState<Opened>(null);
  const { data } = usePlan(project.id);
  const lines = data?.items ?? [];
  const mayChange = canAny(['tools.project.update', 'tools.project.manage']) && project.deletedAt === null;
  const close = () => setOpened(null);
  const actions = mayChange ? (
    <Row>
      {can('tools.document.index') ? (
        <Button size="small" icon={fileTextIcon} onClick={() => setOpened({ kind: 'takeOver' })}>
          {t('plan.takeOver')}
        </Button>
      ) : null}
      <Button size="small" icon={plusIcon} onClick={() => setOpened({ kind: 'line' })}>
        {t('plan.add')}
      </Button>
    </Row>
  ) : undefined;
  return (
    <Card title={t('plan.title')} actions={actions}>
      {lines.length === 0 ? (
        <EmptyState title={t(plannedBy === 'documents' ? 'plan.byDocuments' : 'plan.none')} />
      ) : (
        <PlanTable
          projectId={project.id}
          lines={lines}
          onEdit={mayChange ? (line) => setOpened({ kind: 'line', line }) : undefined}
        />
      )}
      <Suspense>
        {opened?.kind === 'line' ? (
          <PlanDialog projectId={project.id} line={opened.line} onClose={close} />
        ) : null}
        {opened?.kind === 'takeOver' ? (
          <CopyFromDocumentDialog projectId={project.id} onClose={close} />
        ) : null}
      </Suspense>
    </Card>
  );
}

interface PlanTableProps {
  projectId: string;
  lines: readonly PlanLineView[];
  onEdit: ((line: PlanLineView) => void) | undefined;
}

function PlanTable({ projectId, lines, onEdit }: PlanTableProps) {
  const t = useT('projects');
  const format = useFormat();
  const toast = useProblemToast();
  const [remove] = useDeletePlanLine();
  const withPrices = lines.some((line) => line.unitPrice !== null);
  const amount = (value: string | null) => (value === null ? '–' : format.amount(value));
  const quantity = ({ quantity, unit }: PlanLineView) => quantityText(t, format, quantity, unit);
  const drop = ({ id, version }: PlanLineView) => remove({ projectId, id, version }).unwrap().catch(toast);
  return (
    <div className="projects-amounts" tabIndex={0} role="region" aria-label={t('plan.title')}>
      <table>
        <caption className="jr-hidden">{t('plan.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('plan.line')}</th>
            <th scope="col">{t('plan.quantity')}</th>
            <th scope="col">{t('plan.unitCost')}</th>
            {withPrices ? <th scope="col">{t('plan.unitPrice')}</th> : null}
            {onEdit ? <td /> : null}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.title} <span className="jr-muted">{t(`costs.kind.${line.kind}`)}</span>
              </th>
              <td>{quantity(line)}</td>
              <td>{amount(line.unitCost)}</td>
              {withPrices ? <td>{amount(line.unitPrice)}</td> : null}
              {onEdit ? (
                <td>
                  <span className="projects-plan__actions">
                    <IconButton
                      icon={editIcon}
                      size="small"
                      label={t('plan.edit', { title: line.title })}
                      onClick={() => onEdit(line)}
                    />
                    <IconButton
                      icon={trashIcon}
                      size="small"
                      label={t('plan.remove', { title: line.title })}
                      onClick={() => void drop(line)}
                    />
                  </span>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
