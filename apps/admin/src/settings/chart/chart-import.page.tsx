import { useSearchParams, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import '../settings.css';
import { ChartRun } from './chart-run';
import { ChartStart } from './chart-start';

/** A chart of accounts from a template or a file: see what would happen, do it, take it back. */
export function Component() {
  const t = useT('admin');
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  return (
    <SettingsFrame
      title={t('title.importChart')}
      breadcrumbs={[{ label: t('account.list'), to: '/settings/chart_of_accounts' }]}
    >
      {id === null ? (
        <ChartStart onStarted={(run) => setParams({ id: run.id })} />
      ) : (
        <ChartRun key={id} id={id} onBack={() => setParams({})} />
      )}
    </SettingsFrame>
  );
}
