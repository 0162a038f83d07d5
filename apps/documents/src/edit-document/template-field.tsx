import type { DocumentType } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { SelectField } from '@jahrring/ui/form';
import { useTemplateChoices } from '../documents.api';

/** The template a document is printed with, where the licence has any; a draft follows its newest version. */
export function TemplateField({ type }: { type: DocumentType }) {
  const t = useT('documents');
  const { data } = useTemplateChoices(type);
  if (!data || data.items.length === 0) return null;
  return (
    <SelectField
      name="templateId"
      label={t('field.templateId')}
      options={data.items.map(({ id, title }) => ({ value: id, label: title }))}
      placeholder={t('choice.usualTemplate')}
      clearable
    />
  );
}
