import { updateTemplate, type TemplateView, type UpdateTemplate } from '@jahrring/contracts-documents';
import { useSearchParams, useT, useUnsaved } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Badge, PageFrame, SegmentedControl, Tabs, useNarrow } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { AccountingFields } from './accounting-fields';
import { DisplayFields } from './display-fields';
import { GeneralFields } from './general-fields';
import { TemplateLook } from './template-look';
import { listPath, useTemplate, useUpdateTemplate } from './template.api';
import '../settings/settings.css';
import './template.css';
import { TemplateTextFields } from './text-fields';
import { toDraft } from './to-draft';
import { Versions } from './versions';

/** Properties of a template in groups, and beside them what documents look like with it. */
export function TemplateEditor({ loaded }: { loaded: TemplateView }) {
  const t = useT('documents');
  const [saved, setSaved] = useState(loaded);
  const form = useZodForm(updateTemplate, toDraft(loaded));
  const [update] = useUpdateTemplate();
  const { refetch } = useTemplate(loaded.id);
  const { save, conflict } = useVersionedSave({
    ...{ form, record: saved, toDraft, load: () => refetch().unwrap() },
    run: (values: UpdateTemplate, { id, version }) => update({ id, version, values }).unwrap(),
    stored: (template) => template,
    onSaved: setSaved,
    message: ({ number }) => t('template.saved', { number }),
  });
  useUnsaved(form.formState.isDirty);
  return (
    <PageFrame
      title={saved.title}
      titleExtra={<Badge>{t('template.version', { number: saved.number })}</Badge>}
      subtitle={t(`type.${saved.type}`)}
      breadcrumbs={[
        { label: t('title.settings'), to: '/settings/documents' },
        { label: t('title.templates'), to: listPath },
      ]}
    >
      <Form form={form} onSubmit={save} label={t('template.formLabel', { title: saved.title })}>
        {conflict}
        <Halves template={saved} />
      </Form>
    </PageFrame>
  );
}

type Half = 'properties' | 'preview';

/** Side by side where there is room, else one of both. */
function Halves({ template }: { template: TemplateView }) {
  const t = useT('documents');
  const narrow = useNarrow();
  const [half, setHalf] = useState<Half>('properties');
  return (
    <>
      {narrow ? (
        <SegmentedControl
          label={t('edit.view')}
          options={[
            { value: 'properties', label: t('template.properties') },
            { value: 'preview', label: t('edit.preview') },
          ]}
          value={half}
          onChange={setHalf}
        />
      ) : null}
      <div className="documents-template">
        <div hidden={narrow && half !== 'properties'}>
          <Properties template={template} />
          <FormActions />
        </div>
        {narrow && half !== 'preview' ? null : (
          <div className="documents-template__look">
            <TemplateLook type={template.type} />
          </div>
        )}
      </div>
    </>
  );
}

/** The three groups, the words, and the versions before. */
function Properties({ template }: { template: TemplateView }) {
  const t = useT('documents');
  const [params, setParams] = useSearchParams();
  const items = [
    { value: 'general', label: t('template.group.general'), panel: <GeneralFields /> },
    { value: 'accounting', label: t('template.group.accounting'), panel: <AccountingFields /> },
    { value: 'display', label: t('template.group.display'), panel: <DisplayFields /> },
    { value: 'texts', label: t('template.group.texts'), panel: <TemplateTextFields /> },
    { value: 'versions', label: t('template.group.versions'), panel: <Versions template={template} /> },
  ];
  const asked = params.get('tab');
  const value = items.find((item) => item.value === asked)?.value ?? 'general';
  return (
    <div className="documents-languages">
      <Tabs
        label={t('template.properties')}
        items={items}
        value={value}
        onChange={(tab) => setParams({ tab }, { replace: true })}
      />
    </div>
  );
}
