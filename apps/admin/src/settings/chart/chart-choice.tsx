import type { AccountImportView, ChartTemplateView } from '@jahrring/contracts-admin';
import { useBoot, useLocale, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Section, Skeletons, Text } from '@jahrring/ui';
import { useStartFromTemplate, useTemplateList } from '../settings.api';

interface ChartChoiceProps {
  onStarted: (run: AccountImportView) => void;
}

function Template({ template, onStarted }: ChartChoiceProps & { template: ChartTemplateView }) {
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

/** Charts to begin with, those of one's own country first. */
export function ChartChoice({ onStarted }: ChartChoiceProps) {
  const t = useT('admin');
  const { country } = useBoot().licence;
  const templates = useTemplateList();
  const rank = (one: ChartTemplateView) => (one.country === country ? 0 : 1);
  const sorted = [...(templates.data?.items ?? [])].sort((a, b) => rank(a) - rank(b));
  return (
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
  );
}
