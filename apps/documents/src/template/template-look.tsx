import {
  documentLanguages,
  templateContent,
  type DocumentLanguage,
  type DocumentType,
  type TemplateContent,
} from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Button, EmptyState, SegmentedControl } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { useEffect, useState } from 'react';
import { PdfPreview } from '../pdf-preview/pdf-preview';
import { previewCall } from './template.api';

type Source = 'sample' | 'last';

/** So long without a change: then a new PDF is asked for. */
const restMilliseconds = 300;

/** The server's own PDF of what stands in the form: of a sample, or of the last real document of the type. */
export function TemplateLook({ type }: { type: DocumentType }) {
  const t = useT('documents');
  const content = useRestingContent();
  const [source, setSource] = useState<Source>('sample');
  const [language, setLanguage] = useState<DocumentLanguage>('de');
  const sample = <Button onClick={() => setSource('sample')}>{t('template.showSample')}</Button>;
  return (
    <>
      <div className="documents-template__choice">
        <SegmentedControl<Source>
          label={t('template.source')}
          options={[
            { value: 'sample', label: t('template.sample') },
            { value: 'last', label: t('template.last') },
          ]}
          value={source}
          onChange={setSource}
        />
        {source === 'sample' ? (
          <SegmentedControl<DocumentLanguage>
            label={t('settings.field.language')}
            options={documentLanguages.map((value) => ({ value, label: value.toUpperCase() }))}
            value={language}
            onChange={setLanguage}
          />
        ) : null}
      </div>
      {content ? (
        <PdfPreview
          key={source}
          call={previewCall({ type, content, language, source })}
          label={t('template.lookLabel')}
          problem={({ code }) =>
            code === 'DOCUMENT_NO_PREVIEW' ? (
              <EmptyState title={t('errors.noPreview')} action={sample} />
            ) : null
          }
        />
      ) : null}
    </>
  );
}

/** The form's content once nobody has changed it for a moment; while it is wrong, the last one that was right. */
function useRestingContent(): TemplateContent | null {
  const values: unknown = useWatch({ name: 'content' });
  const [resting, setResting] = useState<TemplateContent | null>(() => parse(values));
  useEffect(() => {
    const timer = setTimeout(() => {
      const content = parse(values);
      if (content) setResting(content);
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [values]);
  return resting;
}

function parse(values: unknown): TemplateContent | null {
  const parsed = templateContent.safeParse(values);
  return parsed.success ? parsed.data : null;
}
