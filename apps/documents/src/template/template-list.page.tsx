import { documentTypes, type TemplateListItem } from '@jahrring/contracts-documents';
import { problemOf, problemText, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Button, EmptyState, ErrorState, Section, Skeletons, Stack } from '@jahrring/ui';
import { useState, type ReactNode } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { NewTemplateDialog } from './new-template.dialog';
import { TemplateRow } from './template-row';
import { useTemplateList } from './template.api';
import './template.css';

/** The licence's templates, by type of document. */
export function Component() {
  const t = useT('documents');
  const query = useTemplateList();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="primary" icon={plusIcon} onClick={() => setAdding(true)}>
      {t('template.add')}
    </Button>
  );
  const problem = query.error ? problemOf(query.error) : null;
  return (
    <SettingsFrame
      title={t('title.templates')}
      subtitle={t('template.text')}
      breadcrumbs={[{ label: t('title.settings'), to: '/settings/documents' }]}
      actions={query.data?.items.length ? add : undefined}
    >
      {query.data ? (
        <Groups templates={query.data.items} add={add} />
      ) : problem ? (
        <ErrorState requestId={problem.requestId} onRetry={() => void query.refetch()}>
          {problemText(t, problem)}
        </ErrorState>
      ) : (
        <Skeletons lines={6} lineHeight="3.5rem" />
      )}
      <NewTemplateDialog opened={isAdding} onClose={() => setAdding(false)} />
    </SettingsFrame>
  );
}

function Groups({ templates, add }: { templates: TemplateListItem[]; add: ReactNode }) {
  const t = useT('documents');
  if (templates.length === 0)
    return (
      <EmptyState title={t('template.emptyTitle')} action={add}>
        {t('template.emptyText')}
      </EmptyState>
    );
  const used = documentTypes.filter((type) => templates.some((template) => template.type === type));
  return (
    <Stack gap={6}>
      {used.map((type) => (
        <Section key={type} title={t(`type.${type}`)}>
          <ul className="documents-templates">
            {templates
              .filter((template) => template.type === type)
              .map((template) => (
                <TemplateRow key={template.id} template={template} />
              ))}
          </ul>
        </Section>
      ))}
    </Stack>
  );
}
