import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import type { Type } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

export interface Endpoint {
  controller: Type;
  /** The controller's instance, for its prototype. */
  methodName: string;
  handler: (...parameters: never[]) => unknown;
  /** `get`, `post`, … */
  verb: string;
  /** Absolute, Fastify's way: `/api/addresses/addresses/:id`. */
  path: string;
}

/** Every route of the service, read from Nest's own metadata. */
export function listEndpoints(discovery: DiscoveryService, scanner: MetadataScanner): Endpoint[] {
  return discovery.getControllers().flatMap(({ metatype, instance }) => {
    if (typeof metatype !== 'function' || !instance) return [];
    const controller = metatype as Type;
    const prototype = Object.getPrototypeOf(instance) as Record<string, Endpoint['handler']>;
    const bases = pathsOf(controller);
    return scanner.getAllMethodNames(prototype).flatMap((methodName) => {
      const handler = prototype[methodName];
      const verb: unknown = handler && Reflect.getMetadata(METHOD_METADATA, handler);
      if (!handler || typeof verb !== 'number') return [];
      const verbName = RequestMethod[verb]?.toLowerCase() ?? 'get';
      return bases.flatMap((base) =>
        pathsOf(handler).map((path) => ({
          controller,
          methodName,
          handler,
          verb: verbName,
          path: joinPath(base, path),
        })),
      );
    });
  });
}

function pathsOf(target: object): string[] {
  const path: unknown = Reflect.getMetadata(PATH_METADATA, target);
  if (Array.isArray(path)) return path.map(String);
  return [typeof path === 'string' ? path : ''];
}

function joinPath(...parts: string[]): string {
  const clean = parts.map((part) => part.replace(/^\/+|\/+$/g, '')).filter((part) => part !== '');
  return `/${clean.join('/')}`;
}
