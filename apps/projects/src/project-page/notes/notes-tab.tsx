import type { NoteView, ProjectView } from '@jahrring/contracts-projects';
import { problemText, useT } from '@jahrring/tool-kit';
import { Card, EmptyState, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { useNotes } from '../../project-work.api';
import { NoteCard } from './note-card';
import { NoteForm } from './note-form';
import './notes.css';

/** Notes on a project: the pinned ones first, then the newest. */
export function NotesTab({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const { data, error, refetch } = useNotes(project.id);
  const [edited, setEdited] = useState<string>();
  const living = project.deletedAt === null;
  return (
    <Stack gap={5}>
      {living ? (
        <Card title={t('notes.new')}>
          <NoteForm projectId={project.id} />
        </Card>
      ) : null}
      {!data && error ? <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeletons lines={6} />}
      {data?.items.length === 0 ? <EmptyState title={t('notes.none')} /> : null}
      {data && data.items.length > 0 ? (
        <ul className="projects-notes">
          {data.items.map((note: NoteView) => (
            <li key={note.id}>
              {edited === note.id ? (
                <Card title={t('notes.edit')}>
                  <NoteForm projectId={project.id} note={note} onDone={() => setEdited(undefined)} />
                </Card>
              ) : (
                <NoteCard
                  projectId={project.id}
                  note={note}
                  readOnly={!living}
                  onEdit={() => setEdited(note.id)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}
