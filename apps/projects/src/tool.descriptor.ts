import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'projects',
  version: '0.1.0',
  shell: '^1',
  services: { projects: '^0.1.0', addresses: '^0.1.0', admin: '^0.1.0' },
  namespaces: ['projects'],
  routes: [
    {
      path: '/projects',
      expose: './ProjectList',
      module: './src/project-list/project-list.page.tsx',
      any: ['tools.project.index'],
      titleKey: 'projects:title.list',
    },
    {
      path: '/projects/create',
      expose: './CreateProject',
      module: './src/edit-project/create-project.page.tsx',
      any: ['tools.project.manage'],
      titleKey: 'projects:title.create',
    },
    {
      path: '/projects/edit/:id',
      expose: './EditProject',
      module: './src/edit-project/edit-project.page.tsx',
      any: ['tools.project.manage'],
      titleKey: 'projects:title.edit',
    },
    {
      path: '/projects/:project_id/:tab',
      expose: './ProjectPage',
      module: './src/project-page/project.page.tsx',
      any: ['tools.project.index'],
      look: 'control',
      titleKey: 'projects:title.page',
    },
  ],
  navigation: [
    {
      path: '/projects',
      titleKey: 'projects:nav.projects',
      icon: 'folder',
      any: ['tools.project.index'],
      order: 20,
      bottom: { field: 2, office: 1 },
    },
  ],
  records: [
    {
      entity: 'project',
      titleKey: 'projects:record.project',
      fieldsKey: 'projects:fields',
      path: '/projects/:id/overview',
    },
  ],
  extensions: [
    {
      point: 'dashboard',
      expose: './RunningProjects',
      module: './src/dashboard/running-projects.tile.tsx',
      any: ['tools.project.index'],
      order: 20,
    },
    {
      point: 'dashboard',
      expose: './Deadlines',
      module: './src/dashboard/deadlines.tile.tsx',
      any: ['tools.project.manage'],
      order: 22,
    },
  ],
  search: [
    {
      id: 'projects',
      titleKey: 'projects:nav.projects',
      endpoint: '/api/projects/search',
      icon: 'folder',
      any: ['tools.project.index'],
    },
  ],
  notifications: [{ kind: 'projects.assigned', titleKey: 'projects:notify.kinds.assigned' }],
  core: true,
  plugins: [],
} satisfies ToolDescriptor;
