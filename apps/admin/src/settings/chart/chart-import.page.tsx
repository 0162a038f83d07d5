import {
  accountImportFields,
  accountImportMaxBytes,
  type AccountImportRow,
  accountImportSettings,
  type AccountImportSettings,
} from '@jahrring/contracts-admin';
import { type Translate, useSearchParams, useT } from '@jahrring/tool-kit';
import { type ImportSpec, ImportWizard } from '@jahrring/tool-kit/import';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { useMemo } from 'react';
import '../settings.css';
import { chartImports } from '../settings.api';
import { ChartChoice } from './chart-choice';

const list = '/settings/chart_of_accounts';
/** Without them no row can become an account; without a kind, the number tells it. */
const needed = ['number', 'title'] as const;

function chartImport(t: Translate): ImportSpec<AccountImportSettings> {
  const fieldName = (field: string) =>
    t(field === 'kind' || field === 'vatKey' ? `account.field.${field}` : `numbered.field.${field}`);
  return {
    url: chartImports,
    page: `${list}/import`,
    list,
    permission: 'tools.settings.license',
    accept: '.csv,.txt,.xlsx',
    maxBytes: accountImportMaxBytes,
    schema: accountImportSettings,
    fields: accountImportFields.map((field) => ({ value: field, label: fieldName(field) })),
    fieldName,
    valueName: (field, value) =>
      field === 'kind' ? t(`account.kind.${value}`) : field === 'vatKey' ? t(`vat.${value}`) : value,
    missing: ({ mapping }) => {
      const fields = needed.filter((field) => !mapping.includes(field)).map(fieldName);
      return fields.length > 0 ? t('chart.missing', { fields: fields.join(', ') }) : null;
    },
    rowName: (row) => {
      const { number, title, kind } = row as AccountImportRow;
      const detail = kind ? t(`account.kind.${kind}`, { defaultValue: kind }) : '';
      return { title: `${number} ${title}`.trim(), detail };
    },
    texts: {
      title: t('title.importChart'),
      drop: t('chart.drop'),
      dropText: t('chart.dropText'),
      commit: (count) => t('chart.commit', { count }),
      kept: (count) => t('chart.kept', { count }),
      toList: t('chart.toList'),
    },
  };
}

/** A chart of accounts from a template or a file. */
export function Component() {
  const t = useT('admin');
  const [, setParams] = useSearchParams();
  const spec = useMemo(() => chartImport(t), [t]);
  return (
    <SettingsFrame title={t('title.importChart')} breadcrumbs={[{ label: t('account.list'), to: list }]}>
      <ImportWizard spec={spec}>
        <ChartChoice onStarted={(run) => setParams({ id: run.id })} />
      </ImportWizard>
    </SettingsFrame>
  );
}
