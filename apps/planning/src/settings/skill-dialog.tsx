import { localDate } from '@jahrring/contracts-common';
import type { ResourceSkills, ResourceView, Skill } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Columns, Stack } from '@jahrring/ui';
import { CheckboxField, DateField, useWatch, useZodForm } from '@jahrring/ui/form';
import { useMemo } from 'react';
import { z } from 'zod';
import { useSkills, useUpdateResourceSkills } from './settings.api';

const schema = z.object({
  skills: z.array(z.object({ has: z.boolean(), validUntil: localDate.nullable() })),
});
type SkillForm = z.infer<typeof schema>;

interface SkillDialogProps {
  resource: ResourceView;
  skills: readonly Skill[];
  held: ResourceSkills | undefined;
  onClose: () => void;
}

/** Dialog for the skills of a person or machine, and their validity. */
export function SkillDialog({ resource, skills, held, onClose }: SkillDialogProps) {
  const { id: resourceId } = resource;
  const record = useMemo(() => held ?? { resourceId, version: 0, skills: [] }, [held, resourceId]);
  const draftOf = (stored: ResourceSkills): SkillForm => ({
    skills: skills.map(({ id }) => {
      const own = stored.skills.find(({ skillId }) => skillId === id);
      return { has: own !== undefined, validUntil: own?.validUntil ?? null };
    }),
  });
  const form = useZodForm(schema, draftOf(record));
  const { refetch } = useSkills();
  const [update, updating] = useUpdateResourceSkills();
  const { save, conflict } = useVersionedSave({
    ...{ form, record, toDraft: draftOf },
    load: async () =>
      (await refetch().unwrap()).resources.find((one) => one.resourceId === resourceId) ?? record,
    run: ({ skills: chosen }: SkillForm, { version }) => {
      const has = skills.flatMap(({ id }, index) => {
        const one = chosen[index];
        return one?.has ? [{ skillId: id, validUntil: one.validUntil }] : [];
      });
      return update({ resourceId, version, skills: has }).unwrap();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={resource.name}
      form={form}
      saving={updating.isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={4}>
        {conflict}
        {skills.map(({ id, title }, index) => (
          <Columns key={id} count={2}>
            <CheckboxField name={`skills.${index}.has`} label={title} />
            <UntilField index={index} title={title} />
          </Columns>
        ))}
      </Stack>
    </FormDialog>
  );
}

function UntilField({ index, title }: { index: number; title: string }) {
  const t = useT('planning');
  const has = useWatch<SkillForm, `skills.${number}.has`>({ name: `skills.${index}.has` });
  if (!has) return null;
  return <DateField name={`skills.${index}.validUntil`} label={t('settings.validUntil', { skill: title })} />;
}
