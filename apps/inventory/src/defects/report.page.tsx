import { holdsWords } from '@jahrring/contracts-common';
import { reportDefect, type DefectDraft, type ReportDefect } from '@jahrring/contracts-inventory';
import { newUuid, notify, useFormat, useSearchParams, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { objectItem } from '@jahrring/tool-kit/record-search';
import { Alert, Button, PageFrame, Row, Section, Stack, Text } from '@jahrring/ui';
import {
  EntityPicker,
  Form,
  SwitchField,
  TextAreaField,
  TextField,
  useWatch,
  useZodForm,
  type EntityItem,
} from '@jahrring/ui/form';
import { alertIcon } from '@jahrring/ui/icons';
import { useMemo, useState } from 'react';
import { CodeNumber, useMayReadCodes } from './code-number';
import { DefectStateBadge } from './defect-state';
import { useCodes, useDefects, useKnownMachines } from './defects.api';
import { PhotoChoice } from './photo-choice';
import { searchMachines } from './search-machines';
import { useSaveDefect } from './use-save-defect';

/** Whoever works with a machine reports what is wrong with it: found by its code, with photos, also without a connection. */
export function Component() {
  const t = useT('inventory');
  const { data, error, refetch } = useKnownMachines();
  const { data: codes } = useCodes(undefined, { skip: !useMayReadCodes() });
  // Machines that the device keeps: the first of the choices, and every machine that has a code.
  const machines = useMemo<EntityItem[]>(() => {
    const coded = (codes?.items ?? []).flatMap(({ objectId, title, isMachine }) =>
      isMachine && objectId ? [{ id: objectId, label: title }] : [],
    );
    return byId([...coded, ...(data ?? []).map(objectItem)]);
  }, [data, codes]);
  const [round, setRound] = useState(0);
  return (
    <PageFrame title={t('title.reportDefect')} subtitle={t('defect.reportText')}>
      {data ? (
        <Stack gap={5}>
          <ReportForm key={round} machines={machines} onReported={() => setRound(round + 1)} />
          <OwnReports />
        </Stack>
      ) : (
        <QueryState query={{ error, refetch }} lines={6} />
      )}
    </PageFrame>
  );
}

function ReportForm({ machines, onReported }: { machines: EntityItem[]; onReported: () => void }) {
  const t = useT('inventory');
  const [params] = useSearchParams();
  const named = params.get('machine');
  const known = machines.find(({ id }) => id === named);
  const draft: DefectDraft = {
    ...{ id: newUuid(), machineId: known?.id ?? '', title: '', description: null, unusable: false },
  };
  const form = useZodForm(reportDefect, draft);
  const [photos, setPhotos] = useState<File[]>([]);
  const chosen = useWatch<DefectDraft, 'machineId'>({ control: form.control, name: 'machineId' });
  const [found, setFound] = useState<EntityItem[]>([]);
  const machine = [...machines, ...found].find(({ id }) => id === chosen);
  const saveDefect = useSaveDefect(machine?.label ?? '');
  const save = useSubmit(form, async (values: ReportDefect) => {
    const defect = { ...values, id: values.id ?? newUuid(), reportedAt: new Date().toISOString() };
    const saved = await saveDefect(defect, photos);
    notify.success(t(saved === 'kept' ? 'defect.kept' : 'defect.reported', { title: machine?.label ?? '' }));
    onReported();
  });
  const search = async (text: string, signal: AbortSignal) => {
    try {
      const answer = await searchMachines(text, signal);
      setFound((before) => byId([...before, ...answer]));
      return answer;
    } catch (error) {
      if (signal.aborted) throw error;
      // Without a connection the device searches in what it keeps.
      const fits = holdsWords(text);
      return machines.filter(({ label, description = '' }) => fits(`${label} ${description}`));
    }
  };
  return (
    <Form form={form} onSubmit={save}>
      <Stack>
        {named && !known ? <Alert kind="warning">{t('defect.noMachine')}</Alert> : null}
        <CodeNumber
          machines={machines}
          onFound={(id) => form.setValue('machineId', id, { shouldDirty: true, shouldValidate: true })}
        />
        <EntityPicker
          name="machineId"
          label={t('defect.machine')}
          onSearch={search}
          selected={machine ?? null}
          emptyValue=""
        />
        <TextField name="title" label={t('defect.what')} />
        <TextAreaField name="description" label={t('field.description')} rows={3} />
        <PhotoChoice photos={photos} onChange={setPhotos} />
        <SwitchField name="unusable" label={t('defect.unusable')} description={t('defect.unusableText')} />
        <Row>
          <Button type="submit" variant="primary" icon={alertIcon} loading={form.formState.isSubmitting}>
            {t('defect.report')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

/** One item of each id, the last one given. */
const byId = (items: readonly EntityItem[]): EntityItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** The last ten reports and their states. */
function OwnReports() {
  const t = useT('inventory');
  const format = useFormat();
  const { data } = useDefects({ pageSize: '10' }, { refetchOnMountOrArgChange: true });
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('defect.last')}>
      <Stack gap={3}>
        {data.items.map((defect) => (
          <Row key={defect.id} justify="between">
            <Stack gap={1}>
              <Text strong>{defect.title}</Text>
              <Text tone="muted">
                {defect.machineTitle} · {format.dateTime(defect.reportedAt)}
              </Text>
            </Stack>
            <DefectStateBadge state={defect.state} />
          </Row>
        ))}
      </Stack>
    </Section>
  );
}
