import { problem } from '@jahrring/contracts-common';
import { HTTP_CODE_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { z } from 'zod';
import type { EndpointRules } from '../access/endpoint-rules';
import { ifMatchMetadata } from '../http/params.decorators';
import { responseSchema } from '../http/response-schema';
import { uploadOptions } from '../http/upload';
import type { Endpoint } from './endpoints';

type Json = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  paths: Record<string, Record<string, Json>>;
  components: Json;
  tags: { name: string }[];
}

interface RouteArgument {
  type: RouteParamtypes;
  name: string | undefined;
  schema: z.ZodType | undefined;
}

const { BODY: bodyArgument, QUERY: queryArgument, PARAM: paramArgument } = RouteParamtypes;

/** The OpenAPI 3.1 document of a service, from the zod schemas its endpoints are declared with. */
export function buildOpenApi(
  { tool, version }: { tool: string; version: string },
  endpoints: readonly Endpoint[],
  rules: EndpointRules,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const item = (paths[path] ??= {});
    item[endpoint.verb] = operation(tool, endpoint, rules);
  }
  return {
    openapi: '3.1.0',
    info: { title: `Jahrring ${tool}`, version },
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'jahrring_session' } },
    },
    tags: [{ name: tool }],
  };
}

function operation(tool: string, endpoint: Endpoint, rules: EndpointRules): Json {
  const { access, plugins } = rules.of(endpoint.controller, endpoint.handler);
  const args = routeArguments(endpoint);
  const body = requestBody(endpoint, args);
  return {
    operationId: `${endpoint.controller.name.replace(/Controller$/, '')}_${endpoint.methodName}`,
    tags: [tool],
    parameters: [...args.flatMap((argument) => parameters(endpoint, argument)), ...headers(endpoint)],
    ...(body ? { requestBody: body } : {}),
    responses: responses(endpoint),
    ...(access.kind === 'public' || access.kind === 'internal' ? {} : { security: [{ session: [] }] }),
    'x-access': access,
    ...(plugins ? { 'x-plugins': plugins } : {}),
  };
}

function routeArguments({ controller, methodName }: Endpoint): RouteArgument[] {
  const metadata: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, methodName);
  if (typeof metadata !== 'object' || metadata === null) return [];
  return Object.entries(metadata as Record<string, { data?: unknown; schema?: unknown }>).map(
    ([key, value]) => ({
      type: Number(key.split(':')[0]),
      name: typeof value.data === 'string' ? value.data : undefined,
      schema: value.schema instanceof z.ZodType ? value.schema : undefined,
    }),
  );
}

function parameters(endpoint: Endpoint, { type, name, schema }: RouteArgument): Json[] {
  if (type === paramArgument && name) {
    return [
      {
        name,
        in: 'path',
        required: true,
        schema: schema ? toJsonSchema(schema, 'input') : { type: 'string' },
      },
    ];
  }
  if (type === paramArgument && schema) return fromObject(schema, 'path');
  if (type === queryArgument && name) {
    return [{ name, in: 'query', required: false, schema: schema ? toJsonSchema(schema, 'input') : {} }];
  }
  return type === queryArgument && schema ? fromObject(schema, 'query') : [];
}

function fromObject(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const json = toJsonSchema(schema, 'input');
  const required = Array.isArray(json['required']) ? json['required'] : [];
  return Object.entries((json['properties'] ?? {}) as Record<string, unknown>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function headers({ controller, methodName, verb }: Endpoint): Json[] {
  const list: Json[] = [];
  if (Reflect.getMetadata(ifMatchMetadata, controller.prototype as object, methodName) === true) {
    list.push({
      name: 'If-Match',
      in: 'header',
      required: true,
      schema: { type: 'string', pattern: '^"\\d+"$' },
    });
  }
  if (verb === 'post') {
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', maxLength: 100 },
    });
  }
  return list;
}

function requestBody(endpoint: Endpoint, args: readonly RouteArgument[]): Json | null {
  if (uploadOptions(endpoint.handler)) {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const body = args.find(({ type, schema }) => type === bodyArgument && schema);
  if (!body?.schema) return null;
  return { required: true, content: { 'application/json': { schema: toJsonSchema(body.schema, 'input') } } };
}

function responses({ handler, verb }: Endpoint): Json {
  const status: unknown = Reflect.getMetadata(HTTP_CODE_METADATA, handler) ?? (verb === 'post' ? 201 : 200);
  const schema = responseSchema(handler);
  const content = schema ? { 'application/json': { schema: toJsonSchema(schema, 'output') } } : undefined;
  return {
    [String(status)]: { description: 'The answer', ...(content ? { content } : {}) },
    default: {
      description: 'A problem',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  };
}

/** Inline schemas: nothing is shared, so nothing can be overwritten by a namesake. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return json;
}
