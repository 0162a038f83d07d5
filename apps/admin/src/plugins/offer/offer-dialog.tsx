import { type PluginOfferView, setPluginOffer, type SetPluginOffer } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Modal, Stack } from '@jahrring/ui';
import { useZodForm } from '@jahrring/ui/form';
import { OfferFields } from './offer-fields';
import '../../admin.css';
import '../plugins.css';
import { usePluginOffer, useSetPluginOffer } from './offer.api';
import { OfferPicture } from './offer-picture';

interface OfferDialogProps {
  plugin: string;
  name: string;
  onClose: () => void;
}

/** Offer of a plugin in the catalogue: picture, categories, dependencies, audience and releases. */
export function OfferDialog({ plugin, name, onClose }: OfferDialogProps) {
  const t = useT('admin');
  const query = usePluginOffer(plugin, { refetchOnMountOrArgChange: true });
  const title = t('offer.title', { name });
  const offer = query.data;
  if (offer)
    return <OfferForm offer={offer} refetch={query.refetch} name={name} title={title} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={title} size="large">
      <QueryState query={query} lines={6} />
    </Modal>
  );
}

interface OfferFormProps {
  offer: PluginOfferView;
  refetch: () => { unwrap: () => Promise<PluginOfferView> };
  name: string;
  title: string;
  onClose: () => void;
}

function draftOf(offer: PluginOfferView): SetPluginOffer {
  const { categories, dependsOn, licenceTypes, releasedTo, licences } = offer;
  return { categories, dependsOn, licenceTypes, releasedTo, licenceIds: licences.map(({ id }) => id) };
}

function OfferForm({ offer, refetch, name, title, onClose }: OfferFormProps) {
  const t = useT('admin');
  const form = useZodForm(setPluginOffer, draftOf(offer));
  const [set, { isLoading }] = useSetPluginOffer();
  // The picture is saved on its own and moves the version on.
  const { base, setBase, save, conflict } = useVersionedSave({
    ...{ form, record: offer, toDraft: draftOf },
    load: () => refetch().unwrap(),
    run: (body: SetPluginOffer, { plugin, version }) => set({ plugin, version, body }).unwrap(),
    names: ({ licences }) => licences.map(({ id, name: licence }) => [id, licence] as const),
    onSaved: onClose,
    message: () => t('offer.saved', { name }),
  });
  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      saving={isLoading}
      size="large"
      dismissible={!form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={5}>
        {conflict}
        <OfferPicture offer={base} onChange={setBase} />
        <OfferFields offer={base} />
      </Stack>
    </FormDialog>
  );
}
