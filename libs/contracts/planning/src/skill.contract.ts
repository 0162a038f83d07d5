import { id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { planningLimits } from './planning-settings.contract';

/** A skill of one person or machine, and the last day it holds; none: for good. */
export const heldSkill = z.object({ skillId: id, validUntil: localDate.nullable() });
export type HeldSkill = z.infer<typeof heldSkill>;

export const updateResourceSkills = z.object({
  skills: z.array(heldSkill).max(planningLimits.resourceSkills),
});
export type UpdateResourceSkills = z.infer<typeof updateResourceSkills>;

/** `version` 0: nothing is noted yet. */
export const resourceSkills = updateResourceSkills.extend({ resourceId: id, version: z.int() });
export type ResourceSkills = z.infer<typeof resourceSkills>;

export const updateProjectSkills = z.object({ skillIds: z.array(id).max(planningLimits.resourceSkills) });
export type UpdateProjectSkills = z.infer<typeof updateProjectSkills>;

/** Skills that everybody who works on a project must have. */
export const projectSkills = updateProjectSkills.extend({
  projectId: id,
  projectNumber: z.string(),
  projectTitle: z.string(),
  version: z.int(),
});
export type ProjectSkills = z.infer<typeof projectSkills>;

/** Skills of resources, and skills that projects require. */
export const skillsView = z.object({
  skills: z.array(z.object({ id, title: z.string() })),
  resources: z.array(resourceSkills),
  projects: z.array(projectSkills),
});
export type SkillsView = z.infer<typeof skillsView>;
