import { Button, Drawer } from '@jahrring/ui';
import { historyIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../i18n/later-texts';
import { useT } from '../i18n/use-t';
import { useAbility } from '../state/ability';
import type { HistoryListProps } from './history-list';

const load = withTexts(() => import('./history-list'));
const HistoryList = lazy(async () => ({ default: (await load()).HistoryList }));

/** The record's history itself, for a tab; nothing for those who may not read the audit trail. */
export function RecordHistoryList(record: HistoryListProps) {
  const { can } = useAbility();
  if (!can('tools.settings.license')) return null;
  return (
    <Suspense>
      <HistoryList {...record} />
    </Suspense>
  );
}

/** A button that opens the record's history; nothing for those who may not read the audit trail. */
export function RecordHistory(record: HistoryListProps) {
  const t = useT();
  const { can } = useAbility();
  const [opened, setOpened] = useState(false);
  if (!can('tools.settings.license')) return null;
  return (
    <>
      <Button icon={historyIcon} onClick={() => setOpened(true)}>
        {t('audit.history')}
      </Button>
      <Drawer opened={opened} onClose={() => setOpened(false)} title={t('audit.history')}>
        {opened ? <RecordHistoryList {...record} /> : null}
      </Drawer>
    </>
  );
}
