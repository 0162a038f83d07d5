import { type PluginCharge, pluginCurrency } from '@jahrring/contracts-admin';
import { notify, saveFile, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { ActionMenu, Card, Row, Stack, Text } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';
import { localToday } from '@jahrring/ui/input';
import { useState } from 'react';
import { MonthChoice } from '../plugins/month';
import { usePluginCharges } from '../tools/tools.api';
import '../plugins/plugins.css';

const charges = '/api/admin/plugin-charges';

/** Statement of a month: charges of a licence's plugins, saved as a PDF or a table. */
export function LicenceStatement({ licenceId }: { licenceId: string }) {
  const t = useT('admin');
  const format = useFormat();
  const [month, setMonth] = useState(localToday().slice(0, 7));
  const query = usePluginCharges(
    { month, licenceId, page: 1, pageSize: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const data = query.currentData;
  return (
    <Card title={t('charge.statement')} actions={<StatementFiles month={month} licenceId={licenceId} />}>
      <Stack gap={3}>
        <MonthChoice month={month} onChange={setMonth} />
        {query.error || !data ? <QueryState query={query} lines={2} /> : null}
        {data?.items.length === 0 ? <Text tone="muted">{t('charge.nothing')}</Text> : null}
        {data && data.items.length > 0 ? (
          <>
            <ul className="admin-rows">
              {data.items.map((charge) => (
                <ChargeRow key={charge.id} charge={charge} />
              ))}
            </ul>
            <Row justify="between">
              <Text strong>{t('charge.sum')}</Text>
              <strong className="admin-figures">{format.money(data.sum, pluginCurrency)}</strong>
            </Row>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

function ChargeRow({ charge: { plugin, amount, startsOn, endedOn } }: { charge: PluginCharge }) {
  const t = useT('admin');
  const format = useFormat();
  const from = format.date(startsOn);
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main">
        {t(`plugins.${plugin}.title`)}
        <small>
          {endedOn ? t('charge.fromTo', { from, to: format.date(endedOn) }) : t('charge.from', { from })}
        </small>
      </span>
      <span className="admin-figures">{format.money(amount, pluginCurrency)}</span>
    </li>
  );
}

function StatementFiles({ month, licenceId }: { month: string; licenceId: string }) {
  const t = useT('admin');
  const toast = useProblemToast();
  const save = (path: string, ending: string) => {
    const call = { url: `${charges}/${path}`, params: { month, licenceId } };
    saveFile(call, `${t('charge.statement')}-${month}.${ending}`).then(
      () => notify.success(t('numbered.exported')),
      toast,
    );
  };
  return (
    <ActionMenu
      text={t('charge.export')}
      icon={downloadIcon}
      items={[
        { label: t('charge.exportPdf'), icon: downloadIcon, onClick: () => save('statement', 'pdf') },
        { label: t('numbered.exportCsv'), icon: downloadIcon, onClick: () => save('export/csv', 'csv') },
        { label: t('numbered.exportXlsx'), icon: downloadIcon, onClick: () => save('export/xlsx', 'xlsx') },
      ]}
    />
  );
}
