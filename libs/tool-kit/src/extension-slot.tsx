import type { ToolExtension } from '@jahrring/contracts-common';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { useBoot } from './state/boot';
import { useAbility } from './state/ability';
import { createValue, useValue } from './state/value';

export interface Extension {
  toolId: string;
  extension: ToolExtension;
}

export interface ExtensionOutletProps extends Extension {
  /** Handed to the extension's component. */
  props?: Record<string, unknown>;
}

/** The shell's component that loads and shows one extension inside its own error boundary. */
export const extensionOutletValue = createValue<ComponentType<ExtensionOutletProps> | null>(null);

/** Returns the extensions of the licence's tools for a point that this user may see, in order. */
export function useExtensions(point: string): Extension[] {
  const { tools, licence, settings } = useBoot();
  const ability = useAbility();
  return tools
    .flatMap((tool) => tool.descriptor.extensions.map((extension) => ({ toolId: tool.id, extension })))
    .filter(({ extension }) => extension.point === point && ability.canAny(extension.any))
    .filter(({ extension }) => !extension.plugin || licence.plugins.includes(extension.plugin))
    .filter(({ extension }) => !extension.unless || settings[extension.unless] !== true)
    .sort((a, b) => a.extension.order - b.extension.order);
}

export interface ExtensionSlotProps {
  point: string;
  props?: Record<string, unknown>;
}

/** Shows all contributions to an extension point. A broken one shows a card in its own place. */
export function ExtensionSlot({ point, props }: ExtensionSlotProps): ReactNode {
  const outlet = useValue(extensionOutletValue);
  const extensions = useExtensions(point);
  if (!outlet) return null;
  return extensions.map((entry) =>
    createElement(outlet, {
      key: `${entry.toolId}/${entry.extension.expose}`,
      ...entry,
      ...(props ? { props } : {}),
    }),
  );
}
