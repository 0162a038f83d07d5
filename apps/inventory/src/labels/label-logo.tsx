import type { LabelSettings } from '@jahrring/contracts-inventory';
import { apiUrl, useT } from '@jahrring/tool-kit';
import { PictureField } from '@jahrring/tool-kit/form';
import { Section } from '@jahrring/ui';
import { labelLogoUrl, useRemoveLabelLogo, useSaveLabelLogo } from './labels.api';
import './labels.css';

/** The picture on the labels; saved at once. */
export function LabelLogo({ settings: { version, hasLogo } }: { settings: LabelSettings }) {
  const t = useT('inventory');
  const [save] = useSaveLabelLogo();
  const [remove] = useRemoveLabelLogo();
  return (
    <Section title={t('labels.logo.title')}>
      <PictureField
        t={t}
        label={t('labels.logo.add')}
        picture={
          hasLogo ? <img src={`${apiUrl(labelLogoUrl)}?v=${version}`} alt={t('labels.logo.title')} /> : null
        }
        removeLabel={hasLogo ? t('labels.logo.remove') : undefined}
        rowClassName="inventory-label-logo"
        onUpload={(file) => save({ version, file }).unwrap()}
        onRemove={() => remove({ version }).unwrap()}
        savedText={t('labels.logo.saved')}
        removedText={t('labels.logo.removed')}
      />
    </Section>
  );
}
