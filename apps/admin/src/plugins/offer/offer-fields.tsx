import {
  pluginCategories,
  type PluginOfferView,
  pluginReleases,
  plugins,
  type SetPluginOffer,
} from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { EntityPicker, RadioGroup, useWatch } from '@jahrring/ui/form';
import { ChoiceList } from '../../employees/choice-list';
import { adminOptions } from '../../options';
import { searchLicences } from '../../tools/search-licences';

export function OfferFields({ offer }: { offer: PluginOfferView }) {
  const t = useT('admin');
  const releasedTo = useWatch<SetPluginOffer, 'releasedTo'>({ name: 'releasedTo' });
  const others = plugins.filter(({ id }) => id !== offer.plugin);
  return (
    <>
      <ChoiceList
        name="categories"
        label={t('offer.categories')}
        options={pluginCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <ChoiceList
        name="dependsOn"
        label={t('offer.dependsOn')}
        options={others.map(({ id }) => ({ value: id, label: t(`plugins.${id}.title`) }))}
      />
      <ChoiceList
        name="licenceTypes"
        label={t('offer.seenBy')}
        options={adminOptions(t).licenceType.map(({ value, label }) => ({ value, label }))}
      />
      <RadioGroup
        name="releasedTo"
        label={t('offer.releasedTo')}
        options={pluginReleases.map((value) => ({ value, label: t(`releasedTo.${value}`) }))}
      />
      {releasedTo === 'chosen' ? (
        <EntityPicker
          name="licenceIds"
          label={t('offer.licences')}
          onSearch={searchLicences}
          selected={offer.licences.map(({ id, name }) => ({ id, label: name }))}
          multiple
          required
        />
      ) : null}
    </>
  );
}
