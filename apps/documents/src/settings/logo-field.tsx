import type { DocumentSettings } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { PictureField } from '@jahrring/tool-kit/form';
import { Section } from '@jahrring/ui';
import { logoUrl, useRemoveLogo, useReplaceLogo } from './settings.api';

interface LogoFieldProps {
  settings: DocumentSettings;
  /** The picture is saved at once: the form goes on with the settings' new version. */
  onChange: (settings: DocumentSettings) => void;
}

/** The picture at the head of the documents. */
export function LogoField({ settings: { version, logoId }, onChange }: LogoFieldProps) {
  const t = useT('documents');
  const [replace] = useReplaceLogo();
  const [remove] = useRemoveLogo();
  return (
    <Section title={t('settings.section.logo')}>
      <PictureField
        t={t}
        label={t('settings.logo.add')}
        description={t('settings.hint.logo')}
        picture={logoId ? <img src={logoUrl(logoId)} alt={t('settings.logo.alt')} /> : null}
        removeLabel={logoId ? t('settings.logo.remove') : undefined}
        rowClassName="documents-logo"
        onUpload={async (file) => onChange(await replace({ version, file }).unwrap())}
        onRemove={async () => onChange(await remove({ version }).unwrap())}
        savedText={t('settings.logo.saved')}
        removedText={t('settings.logo.removed')}
      />
    </Section>
  );
}
