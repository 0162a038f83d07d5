import { RecordHistoryList, useAbility, useT } from '@jahrring/tool-kit';
import { Card, EmptyState } from '@jahrring/ui';
import type { TabProps } from './tab-props';

/** Every change of what the licence keeps about the person. */
export function HistoryTab({ employee, scope }: TabProps) {
  const t = useT('admin');
  const { can } = useAbility();
  if (!scope.own || !can('tools.settings.license'))
    return <EmptyState title={t('hr.historyElsewhere')}>{t('hr.historyElsewhereText')}</EmptyState>;
  return (
    <Card>
      <RecordHistoryList tool="admin" id={employee.id} />
    </Card>
  );
}
