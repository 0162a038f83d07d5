export const importsUrl = '/api/time/entry-imports';
