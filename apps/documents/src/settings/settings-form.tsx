import { updateDocumentSettings, type DocumentSettings } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { SettingsForm } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { AccountFields } from './account-fields';
import { LogoField } from './logo-field';
import { LookFields } from './look-fields';
import { NumberFields } from './number-fields';
import { PaymentFields } from './payment-fields';
import { ProjectStepFields } from './project-step-fields';
import { SenderFields } from './sender-fields';
import { useDocumentSettings, useSaveDocumentSettings } from './settings.api';
import './settings.css';
import { TextFields } from './text-fields';
import { toDraft } from './to-draft';

/** All settings of documents in one form; the logo is saved on its own. */
export function DocumentSettingsForm({ loaded }: { loaded: DocumentSettings }) {
  const t = useT('documents');
  const [saved, setSaved] = useState(loaded);
  const form = useZodForm(updateDocumentSettings, toDraft(loaded));
  const [save] = useSaveDocumentSettings();
  const { refetch } = useDocumentSettings();
  return (
    <SettingsForm
      form={form}
      label={t('title.settings')}
      record={saved}
      toDraft={toDraft}
      onSave={async (values, { version }) => {
        const stored = await save({ version, values }).unwrap();
        setSaved(stored);
        return stored;
      }}
      onReload={refetch}
    >
      <NumberFields saved={saved} />
      <LookFields />
      <LogoField settings={saved} onChange={setSaved} />
      <SenderFields />
      <PaymentFields />
      <AccountFields />
      <TextFields />
      <ProjectStepFields />
    </SettingsForm>
  );
}
