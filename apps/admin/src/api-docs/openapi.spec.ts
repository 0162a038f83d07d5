import { operationsOf, type OpenApi } from './openapi';
import { fieldsOf } from './openapi-fields';

const document: OpenApi = {
  info: { title: 'x', version: '1' },
  paths: {
    '/api/x/notes/{id}': {
      patch: {
        operationId: 'Note_update',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } },
        ],
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', properties: { title: { type: 'string', minLength: 1, maxLength: 20 } } } } },
        },
        responses: { default: {}, '200': { content: { 'application/json': { schema: { type: 'object', properties: {} } } } } },
        'x-access': { kind: 'permission', any: ['tools.note.update'] },
      },
    },
    '/api/x/internal/notes': {
      get: { operationId: 'Internal_list', responses: { '200': {} }, 'x-access': { kind: 'internal' } },
    },
    '/api/x/hello': { get: { operationId: 'Hello', responses: { '200': {} }, 'x-access': { kind: 'public' } } },
  },
}; // oxfmt-ignore

describe('the document of a service', () => {
  it('is read as operations by path, without those between services', () => {
    expect(operationsOf(document).map(({ id }) => id)).toEqual([
      'get /api/x/hello',
      'patch /api/x/notes/{id}',
    ]);
    expect(operationsOf(document)[1]).toMatchObject({
      method: 'PATCH',
      access: { kind: 'permission', any: ['tools.note.update'] },
      parameters: [
        { name: 'id', place: 'path', type: 'uuid', required: true },
        { name: 'If-Match', place: 'header' },
      ],
      body: [{ name: 'title', type: 'string', required: false, rules: '1…20 chars' }],
      status: '200',
    });
  });

  it('tells fields within fields and lists, choices, and what may be nothing', () => {
    const fields = fieldsOf({
      type: 'object',
      required: ['items', 'kind'],
      properties: {
        items: { type: 'array', items: { type: 'object', properties: { day: { type: 'string', format: 'date' } } } },
        kind: { type: 'string', enum: ['a', 'b'] },
        note: { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] },
        total: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      },
    }); // oxfmt-ignore
    expect(fields.map(({ name, depth, type, required }) => [name, depth, type, required])).toEqual([
      ['items', 0, 'object[]', true],
      ['day', 1, 'date', false],
      ['kind', 0, 'string', true],
      ['note', 0, 'string | null', false],
      ['total', 0, 'integer', false],
    ]);
    expect(fields[2]?.rules).toBe('a · b');
    expect(fields[3]?.rules).toBe('…5 chars');
  });
});
