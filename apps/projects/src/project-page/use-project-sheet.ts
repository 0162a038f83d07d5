import type { Page } from '@jahrring/contracts-common';
import type { NoteView, ProjectView } from '@jahrring/contracts-projects';
import { requestJson, useFormat, useNavigate, useProblemToast, useT } from '@jahrring/tool-kit';
import { useState } from 'react';
import { sheetPositions } from './project-sheet';

const longestTitle = 150;

/** Makes the draft of a project sheet: what people on the site have to know, and no amount. */
export function useProjectSheet(project: ProjectView) {
  const t = useT('projects');
  const format = useFormat();
  const navigate = useNavigate();
  const toast = useProblemToast();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      const notes = await requestJson<Page<NoteView>>({ url: `/api/projects/projects/${project.id}/notes` });
      const body = {
        type: 'project_sheet',
        projectId: project.id,
        title: `${project.number} ${project.title}`.slice(0, longestTitle),
        positions: sheetPositions(project, notes.items, { t, format }),
      };
      const call = { url: '/api/documents/documents', method: 'POST', body } as const;
      const { id } = await requestJson<{ id: string }>(call);
      void navigate(`/documents/edit/${id}`);
    } catch (error) {
      toast(error);
      setBusy(false);
    }
  };
  return { create: () => void create(), busy };
}
