import type { ExtraFieldSet } from '@jahrring/contracts-admin';
import { extraEntities, type ExtraEntity, type ExtraField } from '@jahrring/contracts-common';
import { useExtraFieldSets, useSearchParams, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Button, EmptyState, Section, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import './extra-fields.css';
import { toInput, inOrder, withField } from './field-input';
import { FieldList } from './field-list';
import { InactiveRow } from './field-row';
import { useFieldChanges } from './use-field-changes';

const FieldDrawer = lazy(async () => ({ default: (await import('./field-drawer')).FieldDrawer }));

type Opened = { field?: ExtraField } | null;

interface FieldsProps {
  set: ExtraFieldSet;
  onOpen: (opened: Opened) => void;
}

/** The fields of one entity, active ones in their order, the others below. */
function Fields({ set, onOpen }: FieldsProps) {
  const t = useT('admin');
  const { attempt } = useFieldChanges(set);
  const active = set.fields.filter((field) => field.active);
  const inactive = set.fields.filter((field) => !field.active);
  const actions = {
    onEdit: (field: ExtraField) => onOpen({ field }),
    onSwitch: (field: ExtraField) =>
      void attempt(withField(set.fields, { ...toInput(field), active: !field.active }), 'extraFields.saved'),
  };
  return (
    <Stack gap={6}>
      {active.length > 0 ? (
        <FieldList
          fields={active}
          onOrder={(keys) => attempt(inOrder(set.fields, keys), 'extraFields.ordered')}
          {...actions}
        />
      ) : (
        <EmptyState
          title={t('extraFields.emptyTitle')}
          action={
            <Button variant="primary" icon={plusIcon} onClick={() => onOpen({})}>
              {t('extraFields.add')}
            </Button>
          }
        >
          {t('extraFields.emptyText')}
        </EmptyState>
      )}
      {inactive.length > 0 ? (
        <Section title={t('extraFields.inactive')} description={t('extraFields.inactiveText')}>
          <ul className="admin-extra__rows" aria-label={t('extraFields.inactive')}>
            {inactive.map((field) => (
              <InactiveRow key={field.key} field={field} {...actions} />
            ))}
          </ul>
        </Section>
      ) : null}
    </Stack>
  );
}

/** Returns the entity in the URL; the first one if it contains none. */
function useEntity(): ExtraEntity {
  const [params] = useSearchParams();
  return extraEntities.find((entity) => entity === params.get('entity')) ?? 'address';
}

/** The licence's own fields for addresses, projects, objects, employees and documents. */
export function Component() {
  const t = useT('admin');
  const entity = useEntity();
  const { data, error, refetch } = useExtraFieldSets(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<Opened>(null);
  const set = data?.items.find((one) => one.entity === entity);
  const tabs = extraEntities.map((one) => ({
    label: t(`extraFields.entity.${one}`),
    to: `/settings/extra_fields?entity=${one}`,
    active: one === entity,
    count:
      data?.items.find((other) => other.entity === one)?.fields.filter((field) => field.active).length ?? 0,
  }));
  return (
    <SettingsFrame
      title={t('title.extraFields')}
      subtitle={t('extraFields.text')}
      tabs={tabs}
      actions={
        set?.fields.some((field) => field.active) ? (
          <Button variant="primary" icon={plusIcon} onClick={() => setOpened({})}>
            {t('extraFields.add')}
          </Button>
        ) : undefined
      }
    >
      {set ? <Fields key={entity} set={set} onOpen={setOpened} /> : null}
      {set ? null : <QueryState query={{ error, refetch }} lines={4} lineHeight="3.5rem" />}
      {set && opened ? (
        <Suspense>
          <FieldDrawer set={set} field={opened.field} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </SettingsFrame>
  );
}
