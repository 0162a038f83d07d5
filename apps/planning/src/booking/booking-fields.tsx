import { addDays, daysBetween } from '@jahrring/contracts-common';
import {
  bookingStatuses,
  dayParts,
  type BookingDraft,
  type BookingView,
  type PlanView,
} from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { searchProjects } from '@jahrring/tool-kit/record-search';
import { Columns, SegmentedControl, Stack } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  NumberField,
  SelectField,
  TextField,
  TimeField,
  useFormContext,
  useWatch,
} from '@jahrring/ui/form';
import { useEffect, useRef, useState } from 'react';
import { bookingLabel } from './booking-label';
import { teamValue } from './teams';

const weeksRepeated = 4;
const daysInWeek = 7;
const repeats = ['never', 'daily', 'weekly', 'monthly'] as const;
type Repeat = (typeof repeats)[number];

interface BookingFieldsProps {
  booking?: BookingView | undefined;
  resources: PlanView['resources'];
  teams: PlanView['teams'];
  /** A series may be made of it. */
  repeatable: boolean;
}

/** Fields of a booking: resource, target, time and share. */
export function BookingFields({ booking, resources, teams, repeatable }: BookingFieldsProps) {
  const t = useT('planning');
  return (
    <Stack>
      <Target booking={booking} />
      <Who resources={resources} teams={teams} />
      <When />
      {repeatable ? <Repeated /> : null}
      <Columns>
        <NumberField name="share" label={t('field.share')} suffix="%" />
        <SelectField
          name="status"
          label={t('field.status')}
          options={bookingStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </Columns>
      <TextField name="note" label={t('field.note')} emptyValue={null} />
    </Stack>
  );
}

/** One of the resources, or a team with its people. */
function Who({ resources, teams }: Pick<BookingFieldsProps, 'resources' | 'teams'>) {
  const t = useT('planning');
  const { resourceId } = useWatch<BookingDraft>();
  const team = teams.find(({ name }) => teamValue(name) === resourceId);
  const members = resources.filter(({ id }) => team?.resourceIds.includes(id));
  return (
    <SelectField
      name="resourceId"
      label={t('field.resource')}
      options={[
        ...resources.map(({ id, name, kind }) => ({ value: id, label: name, group: t(`kind.${kind}`) })),
        ...teams.map(({ name }) => ({ value: teamValue(name), label: name, group: t('team.group') })),
      ]}
      {...(team ? { description: members.map(({ name }) => name).join(', ') } : {})}
      required
    />
  );
}

/** A project, or in words what else. */
function Target({ booking }: Pick<BookingFieldsProps, 'booking'>) {
  const t = useT('planning');
  const { setValue } = useFormContext<BookingDraft>();
  const { title } = useWatch<BookingDraft>();
  const [inWords, setInWords] = useState(Boolean(title));
  const change = (next: boolean) => {
    setInWords(next);
    setValue(next ? 'projectId' : 'title', null);
  };
  const project =
    booking?.projectId && !title ? { id: booking.projectId, label: bookingLabel(booking) } : undefined;
  return (
    <>
      <Choice inWords={inWords} onChange={change} />
      {inWords ? (
        <TextField name="title" label={t('field.title')} emptyValue={null} required autoFocus />
      ) : (
        <EntityPicker
          name="projectId"
          label={t('field.project')}
          placeholder={t('picker.project')}
          onSearch={searchProjects}
          selected={project}
          required
          autoFocus
        />
      )}
    </>
  );
}

function Choice({ inWords, onChange }: { inWords: boolean; onChange: (inWords: boolean) => void }) {
  const t = useT('planning');
  return (
    <SegmentedControl
      label={t('field.target')}
      value={inWords ? 'title' : 'project'}
      onChange={(value) => onChange(value === 'title')}
      options={(['project', 'title'] as const).map((value) => ({ value, label: t(`target.${value}`) }))}
    />
  );
}

/** The days and their part; the last day goes along with the first. */
function When() {
  const t = useT('planning');
  const { setValue } = useFormContext<BookingDraft>();
  const { part = 'full', firstDay = '', lastDay = '' } = useWatch<BookingDraft>();
  const before = useRef(firstDay);
  useEffect(() => {
    const was = before.current;
    before.current = firstDay;
    if (firstDay && was && firstDay !== was && lastDay) {
      setValue('lastDay', addDays(lastDay, daysBetween(was, firstDay)), { shouldDirty: true });
    }
  }, [firstDay, lastDay, setValue]);
  return (
    <>
      <Columns>
        <DateField name="firstDay" label={t('field.firstDay')} />
        <DateField name="lastDay" label={t('field.lastDay')} />
      </Columns>
      <SelectField
        name="part"
        label={t('field.part')}
        options={dayParts.map((value) => ({ value, label: t(`part.${value}`) }))}
      />
      {part === 'times' ? (
        <Columns>
          <TimeField name="from" label={t('field.from')} required />
          <TimeField name="to" label={t('field.to')} endOfDay required />
        </Columns>
      ) : null}
    </>
  );
}

/** Of a new booking: whether it comes again, and until when. */
function Repeated() {
  const t = useT('planning');
  const { setValue } = useFormContext<BookingDraft>();
  const { repeat, firstDay = '' } = useWatch<BookingDraft>();
  const frequency: Repeat = repeat?.frequency ?? 'never';
  const change = (next: string) => {
    const chosen = repeats.find((value) => value === next) ?? 'never';
    const until = repeat?.until ?? addDays(firstDay, weeksRepeated * daysInWeek);
    setValue('repeat', chosen === 'never' ? null : { frequency: chosen, until });
  };
  return (
    <>
      <SegmentedControl
        label={t('field.repeat')}
        value={frequency}
        onChange={change}
        options={repeats.map((value) => ({ value, label: t(`repeat.${value}`) }))}
      />
      {frequency === 'never' ? null : <DateField name="repeat.until" label={t('field.until')} />}
    </>
  );
}
