import { useAbility, useT } from '@jahrring/tool-kit';
import { Button, Card, PageFrame, Row, Stack, Text } from '@jahrring/ui';
import { settingsIcon, uploadIcon } from '@jahrring/ui/icons';
import { Receipts } from '../receipts/receipts';
import './accounting-page.css';
import { ExportList } from './export-list';
import { HandOver } from './hand-over';

/** Page for the accountant: entries that wait, and the exports that were made. */
export function Component() {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  return (
    <PageFrame
      title={t('accounting.title')}
      subtitle={t('accounting.subtitle')}
      breadcrumbs={[{ label: t('debtor.title.list'), to: '/debitors' }]}
      actions={
        can('tools.plugin.index') ? (
          <Button icon={settingsIcon} to="/plugins/debitors/settings/accounting">
            {t('debtor.action.settings')}
          </Button>
        ) : null
      }
      width="narrow"
    >
      <Stack gap={5}>
        <HandOver mayHandOver={can('tools.debitors.manage')} />
        <ExportList mayTakeBack={can('tools.debitors.manage')} />
        {can('tools.debitors.manage') ? (
          <>
            <Receipts />
            <Card title={t('entryImport.title')}>
              <Stack gap={4}>
                <Text tone="muted">{t('entryImport.text')}</Text>
                <Row>
                  <Button icon={uploadIcon} to="/debitors/accounting/import">
                    {t('entryImport.open')}
                  </Button>
                </Row>
              </Stack>
            </Card>
          </>
        ) : null}
      </Stack>
    </PageFrame>
  );
}
