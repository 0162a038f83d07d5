import type { Type } from '@nestjs/common';
import type { Access } from './access.decorators';
import { accessMetadata, passiveMetadata, pluginMetadata } from './access.decorators';

export interface EndpointRule {
  access: Access;
  plugins: readonly string[] | undefined;
  passive: boolean;
}

type Handler = (...parameters: never[]) => unknown;

/** Rules from the decorators of each endpoint, read once. Plugins of a method take precedence over those of its class. */
export class EndpointRules {
  // By class first: an inherited method may stand under another class's rule.
  private readonly known = new WeakMap<Type, WeakMap<object, EndpointRule>>();

  /**
   * Throws where an endpoint does not say who may call it: nothing is open by forgetting. Throws too where one between services
   * asks for a plugin: the system that calls there has none, so it would be refused, or the plugin's word would mean nothing.
   */
  of(controller: Type, handler: Handler | object): EndpointRule {
    let ofClass = this.known.get(controller);
    const known = ofClass?.get(handler);
    if (known) return known;
    const rule = this.read(controller, handler);
    if (!rule) {
      throw new Error(`${controller.name}.${nameOf(handler)} does not say who may call it`);
    }
    if (!ofClass) {
      ofClass = new WeakMap();
      this.known.set(controller, ofClass);
    }
    ofClass.set(handler, rule);
    return rule;
  }

  private read(controller: Type, handler: object): EndpointRule | undefined {
    const access = Reflect.getMetadata(accessMetadata, handler) as Access | undefined;
    if (!access) return undefined;
    const plugins = metadata<readonly string[]>(pluginMetadata, handler, controller);
    if (access.kind === 'internal' && plugins)
      throw new Error(
        `${controller.name}.${nameOf(handler)} is for services: @RequirePlugin keeps nobody out there`,
      );
    return {
      access,
      plugins,
      passive: metadata<boolean>(passiveMetadata, handler, controller) ?? false,
    };
  }
}

function metadata<T>(key: string, handler: object, controller: Type): T | undefined {
  const own: T | undefined = Reflect.getMetadata(key, handler);
  return own ?? (Reflect.getMetadata(key, controller) as T | undefined);
}

function nameOf(handler: object): string {
  return 'name' in handler ? String(handler.name) : 'endpoint';
}
