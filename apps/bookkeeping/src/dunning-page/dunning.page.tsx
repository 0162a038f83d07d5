import { useAbility, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, PageFrame } from '@jahrring/ui';
import { settingsIcon } from '@jahrring/ui/icons';
import './dunning-page.css';
import { Letters } from './letters';
import { Proposal } from './proposal';

/** Reminders: what is to be written today, and what was written. */
export function Component() {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  const [params] = useSearchParams();
  const run = params.get('run');
  const shown = run !== null || params.get('view') === 'letters' ? 'letters' : 'proposal';
  return (
    <PageFrame
      title={t('dunning.title')}
      subtitle={t('dunning.subtitle')}
      breadcrumbs={[{ label: t('debtor.title.list'), to: '/debitors' }]}
      actions={
        can('tools.plugin.index') ? (
          <Button icon={settingsIcon} to="/plugins/debitors/settings/dunning">
            {t('debtor.action.settings')}
          </Button>
        ) : null
      }
      tabs={[
        { label: t('dunning.tab.proposal'), to: '/debitors/dunning', active: shown === 'proposal' },
        {
          label: t('dunning.tab.letters'),
          to: '/debitors/dunning?view=letters',
          active: shown === 'letters',
        },
      ]}
    >
      {shown === 'proposal' ? <Proposal /> : <Letters key={run} runId={run} />}
    </PageFrame>
  );
}
