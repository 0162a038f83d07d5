import {
  accountImportMaxBytes,
  type AccountImportView,
  type ChartTemplateView,
} from '@jahrring/contracts-admin';
import { problemOf, problemText, useBoot, useLocale, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Section, Skeletons, Stack, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useStartFromTemplate, useTemplateList, useUploadChart } from '../settings.api';

interface ChartStartProps {
  onStarted: (run: AccountImportView) => void;
}

function Template({ template, onStarted }: ChartStartProps & { template: ChartTemplateView }) {
  const t = useT('admin');
  const locale = useLocale();
  const toast = useProblemToast();
  const [start, { isLoading }] = useStartFromTemplate();
  const { id, title, accounts, country } = template;
  return (
    <li>
      <span className="settings-templates__name">
        <Text strong>{title}</Text>
        <Text size="small" tone="muted">
          {[country ? t(`countries.${country}`) : null, t('chart.accounts', { count: accounts })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </span>
      <Button
        loading={isLoading}
        onClick={() => start({ template: id, locale }).unwrap().then(onStarted, toast)}
      >
        {t('chart.take', { title })}
      </Button>
    </li>
  );
}

/** Where a chart comes from: a template, those of one's own country first, or a file. */
export function ChartStart({ onStarted }: ChartStartProps) {
  const t = useT('admin');
  const { country } = useBoot().licence;
  const templates = useTemplateList();
  const [upload, { isLoading, error }] = useUploadChart();
  const take = ([file]: File[]) => {
    if (file)
      upload(file)
        .unwrap()
        .then(onStarted, () => undefined);
  };
  const [field] = error ? (problemOf(error).fields ?? []) : [];
  const message = field ? t(field.key, field.params) : error ? problemText(t, error) : undefined;
  const rank = (one: ChartTemplateView) => (one.country === country ? 0 : 1);
  const sorted = [...(templates.data?.items ?? [])].sort((a, b) => rank(a) - rank(b));
  return (
    <Stack gap={6}>
      <Section title={t('chart.templates')} description={t('chart.templatesText')}>
        {templates.data ? (
          <ul className="settings-templates">
            {sorted.map((template) => (
              <Template key={template.id} template={template} onStarted={onStarted} />
            ))}
          </ul>
        ) : (
          <Skeletons lines={3} lineHeight="4rem" />
        )}
      </Section>
      <Section title={t('chart.file')} description={t('chart.fileText')}>
        <FileDrop
          label={t('chart.drop')}
          description={t('chart.dropText')}
          files={[]}
          onChange={take}
          accept=".csv,.txt,.xlsx"
          maxSize={accountImportMaxBytes}
          disabled={isLoading}
          {...(message ? { error: message } : {})}
        />
      </Section>
    </Stack>
  );
}
