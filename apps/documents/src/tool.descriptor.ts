import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'documents',
  version: '0.1.0',
  shell: '^1',
  services: { documents: '^0.1.0' },
  namespaces: ['documents'],
  routes: [
    {
      path: '/documents',
      expose: './DocumentList',
      module: './src/document-list/document-list.page.tsx',
      any: ['tools.document.index'],
      titleKey: 'documents:title.list',
    },
    {
      path: '/documents/create',
      expose: './CreateDocument',
      module: './src/create-document/create-document.page.tsx',
      any: ['tools.document.manage'],
      titleKey: 'documents:title.create',
    },
    {
      path: '/documents/create/:type',
      expose: './CreateDocument',
      module: './src/create-document/create-document.page.tsx',
      any: ['tools.document.manage'],
      titleKey: 'documents:title.createOf',
    },
    {
      path: '/documents/billing-run',
      expose: './BillingRun',
      module: './src/billing-run/billing-run.page.tsx',
      any: ['tools.document.manage'],
      titleKey: 'documents:title.billingRun',
    },
    {
      path: '/documents/edit/:id',
      expose: './EditDocument',
      module: './src/edit-document/edit-document.page.tsx',
      any: ['tools.document.manage'],
      titleKey: 'documents:title.edit',
    },
    {
      path: '/settings/documents',
      expose: './DocumentSettings',
      module: './src/settings/settings.page.tsx',
      any: ['tools.settings.documents'],
      titleKey: 'documents:title.settings',
    },
  ],
  navigation: [
    {
      path: '/documents',
      titleKey: 'documents:title.menu',
      icon: 'file-text',
      any: ['tools.document.index'],
      order: 30,
      bottom: { office: 2 },
    },
  ],
  records: [
    {
      entity: 'document',
      titleKey: 'documents:record.document',
      fieldsKey: 'documents:field',
      path: '/documents/edit/:id',
    },
  ],
  extensions: [
    {
      point: 'dashboard',
      expose: './Drafts',
      module: './src/dashboard/drafts.tile.tsx',
      any: ['tools.document.manage'],
      order: 30,
    },
    {
      point: 'dashboard',
      expose: './Unpaid',
      module: './src/dashboard/unpaid.tile.tsx',
      any: ['tools.document.manage'],
      order: 32,
    },
    {
      point: 'project.tab.documents',
      expose: './ProjectDocuments',
      module: './src/project-tab/project-documents.tsx',
      any: ['tools.document.index'],
      order: 20,
      titleKey: 'documents:title.list',
    },
  ],
  search: [
    {
      id: 'documents',
      titleKey: 'documents:title.menu',
      endpoint: '/api/documents/search',
      icon: 'file-text',
      any: ['tools.document.index'],
    },
  ],
  settings: [
    {
      path: '/settings/documents',
      titleKey: 'documents:title.settings',
      textKey: 'documents:settings.text',
      icon: 'file-text',
      any: ['tools.settings.documents'],
      order: 10,
      section: 'documents',
    },
  ],
  core: true,
  plugins: [],
} satisfies ToolDescriptor;
