/** The package's modules of one icon each, which it types only as components. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  export const __iconNode: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}
