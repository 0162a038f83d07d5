import type { Page } from '@jahrring/contracts-common';
import type { NoteView, PlanLineView, ProjectView } from '@jahrring/contracts-projects';
import { requestJson, useAbility, useFormat, useNavigate, useProblemToast, useT } from '@jahrring/tool-kit';
import { useState } from 'react';
import { sheetPositions } from './project-sheet';

const longestTitle = 150;

/** Makes the draft of a project sheet: what people on the site have to know, and no amount. */
export function useProjectSheet(project: ProjectView) {
  const t = useT('projects');
  const format = useFormat();
  const navigate = useNavigate();
  const toast = useProblemToast();
  const { can } = useAbility();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      const path = `/api/projects/projects/${project.id}`;
      const seesPlan = can('tools.project.costs');
      const [notes, plan] = await Promise.all([
        requestJson<Page<NoteView>>({ url: `${path}/notes` }),
        seesPlan ? requestJson<Page<PlanLineView>>({ url: `${path}/plan` }) : { items: [] },
      ]);
      const parts = { notes: notes.items, plan: plan.items };
      const body = {
        type: 'project_sheet',
        projectId: project.id,
        title: `${project.number} ${project.title}`.slice(0, longestTitle),
        positions: sheetPositions(project, parts, { t, format }),
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
