import { changeItem } from '@jahrring/tool-kit/audit-words';
import { notify, problemText, useAuditReader, useT, useTextsOfTools } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Alert, Button, Card, ChangeList, EmptyState, Skeletons, Stack } from '@jahrring/ui';
import { useCallback, useState } from 'react';
import { downloadIcon, refreshIcon } from '@jahrring/ui/icons';
import './audit.css';
import { auditCsv } from './audit-csv';
import { useAuditFilter } from './audit-filter';
import { AuditFilters } from './audit-filters';
import { ChainState } from './chain-state';
import { readWholeTrail, useAuditServices, useAuditTrail } from './use-audit-trail';

const columns = ['when', 'who', 'actionLabel', 'what', 'record', 'field', 'before', 'after', 'reason'];

function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Audit trail: who changed what and when, in every tool of the licence. */
export function Component() {
  const t = useT('admin');
  useTextsOfTools();
  const reader = useAuditReader();
  const services = useAuditServices();
  const [filter, change] = useAuditFilter();
  const { trail, loading, reload, loadMore } = useAuditTrail(filter);
  const [exporting, setExporting] = useState(false);
  const changeFilter = useCallback(change, [change]);
  const exportCsv = async () => {
    setExporting(true);
    try {
      const header = columns.map((column) => t(`audit.${column}`));
      saveText(auditCsv(reader, header, await readWholeTrail(services, filter)), `${t('audit.file')}.csv`);
    } catch (error) {
      notify.error(problemText(t, error));
    } finally {
      setExporting(false);
    }
  };
  return (
    <SettingsFrame
      title={t('title.audit')}
      subtitle={t('audit.text')}
      actions={
        <Button icon={downloadIcon} loading={exporting} onClick={() => void exportCsv()}>
          {t('audit.export')}
        </Button>
      }
    >
      <Stack gap={4}>
        <ChainState />
        <AuditFilters reader={reader} filter={filter} onChange={changeFilter} />
        {trail && trail.silent.length > 0 ? (
          <Alert
            kind="warning"
            actions={
              <Button size="small" icon={refreshIcon} onClick={reload}>
                {t('audit.retry')}
              </Button>
            }
          >
            {t('audit.silent', { tools: trail.silent.join(', ') })}
          </Alert>
        ) : null}
        {trail ? null : <Skeletons lines={8} lineHeight="3rem" />}
        {trail?.entries.length === 0 ? (
          <EmptyState title={t('audit.none')}>{t('audit.noneText')}</EmptyState>
        ) : null}
        {trail && trail.entries.length > 0 ? (
          <Card>
            <ChangeList
              label={t('title.audit')}
              items={trail.entries.map((entry) => changeItem(reader, entry))}
            />
          </Card>
        ) : null}
        {trail?.behind ? (
          <div className="admin-audit__more">
            <Button loading={loading} onClick={loadMore}>
              {t('audit.older')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </SettingsFrame>
  );
}
