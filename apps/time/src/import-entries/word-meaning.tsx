import type { ImportWordView } from '@jahrring/contracts-common/imports';
import { EntityPicker, SelectField, type EntityItem } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { searchEmployees, searchProjects } from '../entry-form/search-options';
import { useEntryForm } from '../time.api';

interface WordMeaningProps {
  name: string;
  label: string;
  view: ImportWordView;
  made?: EntityItem | undefined;
}

/** The person, project or activity that a word of the file means. */
export function WordMeaning({ view: { kind, target, targetTitle }, made, name, label }: WordMeaningProps) {
  if (kind === 'activity') return <ActivityMeaning name={name} label={label} made={made} />;
  return (
    <EntityPicker
      name={name}
      label={label}
      hideLabel
      onSearch={kind === 'employee' ? searchEmployees : searchProjects}
      selected={made ?? (target ? { id: target, label: targetTitle ?? '' } : null)}
    />
  );
}

function ActivityMeaning({ name, label, made }: Omit<WordMeaningProps, 'view'>) {
  const { currentData: options, refetch } = useEntryForm(undefined);
  useEffect(() => {
    if (made) void refetch();
  }, [made, refetch]);
  const known = (options?.activities ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const isNew = made && !known.some(({ value }) => value === made.id);
  const activities = isNew ? [...known, { value: made.id, label: made.label }] : known;
  return <SelectField name={name} label={label} hideLabel options={activities} clearable />;
}
