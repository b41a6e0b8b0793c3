/** See console-packages.mjs. Rejects when the packages cannot be brought, and with what `build` rejects with. */
export function buildWithPackages(
  root: string,
  settings: {
    readonly isStale: () => boolean
    readonly build: () => Promise<void>
    readonly say: (line: string) => void
  },
): Promise<void>
