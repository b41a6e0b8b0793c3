import { readLockedPackages } from '../packages/locked-packages.ts'

/** The licence of every package of a production installation, by licence. */
export function licencesPage(root: string): string {
  const packages = readLockedPackages(root).filter(({ isDevelopment }) => !isDevelopment)
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort()
  const lines = [
    '# Licences of what is shipped',
    '',
    'Every package of a production installation and of the build of the console, for Linux on x64 and arm64, by the licence that its maker names. The text',
    'of a licence lies in the folder of its package in `node_modules` (tr46 names its licence and holds no text); those of what is in the built console are',
    'in `console/dist/licences.md`, as its packages are removed after the build. Generated from package-lock.json by `npm run gen`;',
    '[sbom.cdx.json](sbom.cdx.json) lists the same for machines (CycloneDX), with the hashes and the model files.',
    '',
  ]
  for (const licence of licences) {
    const names = packages.filter((one) => one.licence === licence).map(({ name, version }) => `${name} ${version}`)
    lines.push(`## ${licence}`, '', ...[...new Set(names)].sort().map((name) => `- ${name}`), '')
  }
  return `${lines.join('\n').trimEnd()}\n`
}
