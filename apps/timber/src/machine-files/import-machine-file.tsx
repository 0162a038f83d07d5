import {
  machineFileLimits,
  machineFileWriteWork,
  productMapping,
  qualities,
  species,
  type MachineFileView,
} from '@jahrring/contracts-timber';
import { id } from '@jahrring/contracts-common';
import { useFormat, useLatestWork, useT, WorkProgress } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Card, Columns, Section, Stack, Text } from '@jahrring/ui';
import {
  CheckboxField,
  EntityPicker,
  Form,
  FormActions,
  SelectField,
  TextField,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { useState } from 'react';
import { z } from 'zod';
import { cubic } from '../figures';
import { searchOrigins } from '../pickers';
import { timberOptions } from '../timber-options';
import { useMachineFilesDone, useSaveMappings, useWriteMachineFile } from './machine-files.api';

const choices = z.object({
  species: z.array(z.object({ name: z.string(), species })).max(machineFileLimits.mappings),
  products: z.array(z.object({ name: z.string(), ...productMapping.shape })).max(machineFileLimits.mappings),
  sites: z.array(z.object({ key: z.string(), originId: id.nullable() })).max(machineFileLimits.sites),
});
type Choices = z.input<typeof choices>;

/** The form in which somebody says what the file's names mean (kept for the next files), and takes its logs over. */
export function ImportMachineFile({ file }: { file: MachineFileView }) {
  const t = useT('timber');
  const [started, setStarted] = useState<string | null>(null);
  const [done] = useMachineFilesDone();
  const latest = useLatestWork('timber', machineFileWriteWork)?.find(({ state }) => state === 'running');
  const workId = started ?? (file.state === 'writing' ? latest?.id : undefined);
  if (workId) {
    return (
      <WorkProgress tool="timber" id={workId} label={t('machineFile.writing')} onDone={() => void done()} />
    );
  }
  return <ImportForm file={file} onStarted={setStarted} />;
}

function ImportForm({ file, onStarted }: { file: MachineFileView; onStarted: (id: string) => void }) {
  const t = useT('timber');
  const [saveMappings] = useSaveMappings();
  const [write] = useWriteMachineFile();
  const form = useZodForm(choices, draftOf(file));
  const save = useSubmit(form, async ({ species, products, sites }: z.infer<typeof choices>) => {
    await saveMappings({ species, products }).unwrap();
    const named = sites.flatMap(({ key, originId }) => (originId ? [{ key, originId }] : []));
    onStarted((await write({ id: file.id, body: { sites: named } }).unwrap()).id);
  });
  return (
    <Form form={form} onSubmit={save} label={t('machineFile.title.named', { name: file.name })}>
      <Stack gap={6}>
        {file.kind === 'mom' ? <Text as="p">{t('machineTime.takeOverText')}</Text> : null}
        {file.species.length > 0 ? <SpeciesFields file={file} /> : null}
        {file.products.length > 0 ? <ProductFields file={file} /> : null}
        {file.sites.length > 0 ? <SiteFields file={file} /> : null}
        <FormActions submitLabel={t(importKey(file))} withState={false} />
      </Stack>
    </Form>
  );
}

/** Stems, loads or times. */
function importKey({ kind }: MachineFileView): string {
  if (kind === 'mom') return 'machineTime.takeOver';
  return kind === 'fpr' ? 'forwarding.takeOver' : 'machineFile.takeOver';
}

function draftOf(file: MachineFileView): Choices {
  return {
    species: file.species.map(({ name, species: known, proposed }) => {
      return { name, species: (known ?? proposed) as Choices['species'][number]['species'] };
    }),
    products: file.products.map(({ name, mapping, proposed }) => {
      const { assortment, ...rest } = mapping ?? proposed;
      return { name, ...rest, assortment: assortment ?? '' };
    }),
    sites: file.sites.map(({ key, originId }) => ({ key, originId })),
  };
}

function SpeciesFields({ file }: { file: MachineFileView }) {
  const t = useT('timber');
  const format = useFormat();
  const options = timberOptions(t);
  return (
    <Section title={t('machineFile.species')} description={t('machineFile.speciesText')}>
      <Columns>
        {file.species.map(({ name, volume }, index) => (
          <SelectField
            key={name}
            name={`species.${index}.species`}
            label={`${name} · ${cubic(format, volume)}`}
            options={options.species}
            required
          />
        ))}
      </Columns>
    </Section>
  );
}

function ProductFields({ file }: { file: MachineFileView }) {
  const t = useT('timber');
  return (
    <Section title={t('machineFile.products')} description={t('machineFile.productsText')}>
      <Stack>
        {file.products.map((product, index) => (
          <Product key={product.name} product={product} kind={file.kind} index={index} />
        ))}
      </Stack>
    </Section>
  );
}

interface ProductProps {
  product: MachineFileView['products'][number];
  kind: MachineFileView['kind'];
  index: number;
}

function Product({ product, kind, index }: ProductProps) {
  const t = useT('timber');
  const format = useFormat();
  const options = timberOptions(t);
  const skip = useWatch<Choices, `products.${number}.skip`>({ name: `products.${index}.skip` });
  return (
    <Card>
      <Stack gap={3}>
        <Text strong>
          {[
            product.name,
            t(kind === 'fpr' ? 'forwarding.loads' : 'machineFile.logs', { count: product.logs }),
            cubic(format, product.volume),
          ].join(' · ')}
        </Text>
        <CheckboxField name={`products.${index}.skip`} label={t('machineFile.skip')} />
        {skip ? null : (
          <Columns count={3}>
            <TextField name={`products.${index}.assortment`} label={t('stem.field.assortment')} />
            <SelectField
              name={`products.${index}.woodType`}
              label={t('stem.field.woodType')}
              options={options.woodType}
              required
            />
            <SelectField
              name={`products.${index}.quality`}
              label={t('stem.field.quality')}
              options={qualities.map((value) => ({ value, label: value }))}
              clearable
            />
          </Columns>
        )}
      </Stack>
    </Card>
  );
}

function SiteFields({ file }: { file: MachineFileView }) {
  const t = useT('timber');
  const counted = file.kind === 'fpr' ? 'forwarding.loads' : 'stem.list.count';
  return (
    <Section title={t('machineFile.sites')} description={t('machineFile.sitesText')}>
      <Columns>
        {file.sites.map(({ key, name, owner, originId, stems }, index) => (
          <EntityPicker
            key={key}
            name={`sites.${index}.originId`}
            label={[name, owner, t(counted, { count: stems })].filter(Boolean).join(' · ')}
            selected={originId ? { id: originId, label: name } : null}
            onSearch={searchOrigins}
            clearable
          />
        ))}
      </Columns>
    </Section>
  );
}
