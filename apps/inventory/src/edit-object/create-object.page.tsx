import {
  createObject,
  hasPart,
  objectKind,
  type CreateObject,
  type ObjectDraft,
  type ObjectKind,
} from '@jahrring/contracts-inventory';
import { notify, useLeave, useSearchParams, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Skeletons, Stack, Text } from '@jahrring/ui';
import { Form, FormActions, useWatch, useZodForm } from '@jahrring/ui/form';
import { useCreateObject, useObject } from '../objects.api';
import { emptyObject, toCopy } from './object-draft';
import { ObjectFields } from './object-fields';
import { PriceTimeline } from './price-timeline';

const listPath = '/settings/objects';

/** A new object: empty, of the kind asked for, or a copy of another. */
export function Component() {
  const t = useT('inventory');
  const [params] = useSearchParams();
  const kind = objectKind.safeParse(params.get('kind'));
  const from = params.get('from');
  const source = useObject(from ?? '', { skip: !from });
  const crumbs = [{ label: t('title.objects'), to: listPath }];
  const draft = source.data
    ? toCopy(source.data, t('object.copyOf', { title: source.data.title }))
    : emptyObject(kind.data ?? 'activities');
  return (
    <SettingsFrame title={t('title.createObject')} breadcrumbs={crumbs}>
      {from && !source.data && !source.error ? <Skeletons lines={8} /> : <NewObject draft={draft} />}
    </SettingsFrame>
  );
}

function PicturesLater() {
  const t = useT('inventory');
  const kind: ObjectKind = useWatch<ObjectDraft, 'kind'>({ name: 'kind' });
  return hasPart(kind, 'images') ? <Text tone="muted">{t('object.images.later')}</Text> : null;
}

function NewObject({ draft }: { draft: ObjectDraft }) {
  const t = useT('inventory');
  const form = useZodForm(createObject, draft);
  const [create] = useCreateObject();
  const leave = useLeave(form.formState.isDirty);
  const save = useSubmit(form, async (values: CreateObject) => {
    const { id, title, kind } = await create(values).unwrap();
    notify.success(t('message.saved', { name: title }));
    leave(hasPart(kind, 'images') ? `${listPath}/edit/${id}` : listPath);
  });
  return (
    <Form form={form} onSubmit={save} label={t('title.createObject')}>
      <Stack gap={6}>
        <ObjectFields />
        <PicturesLater />
        <FormActions onCancel={() => leave(listPath)} />
        <PriceTimeline />
      </Stack>
    </Form>
  );
}
