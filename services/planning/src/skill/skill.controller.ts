import {
  projectSkills,
  resourceSkills,
  skillsView,
  updateProjectSkills,
  updateResourceSkills,
  type UpdateProjectSkills,
  type UpdateResourceSkills,
} from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  IfMatch,
  Put,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { SkillService } from './skill.service';

@ToolController('planning', 'skills')
@RequirePlugin('scheduling_tool')
export class SkillController {
  constructor(private readonly skills: SkillService) {}

  /** Returns who has which skill until when, and which skills each project requires. */
  @Get('', RequirePermission('tools.scheduling_tool.manage'), skillsView)
  view(@Ctx() ctx: RequestContext) {
    return this.skills.view(ctx);
  }

  @Put('resources/:id', RequirePermission('tools.scheduling_tool.manage'), resourceSkills)
  updateResource(
    @Ctx() ctx: RequestContext,
    @Id() resourceId: string,
    @IfMatch() version: number,
    @Body({ schema: updateResourceSkills }) body: UpdateResourceSkills,
  ) {
    return this.skills.updateResource(ctx, resourceId, version, body);
  }

  @Put('projects/:id', RequirePermission('tools.scheduling_tool.manage'), projectSkills)
  updateProject(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @IfMatch() version: number,
    @Body({ schema: updateProjectSkills }) body: UpdateProjectSkills,
  ) {
    return this.skills.updateProject(ctx, projectId, version, body);
  }
}
