import { createHash } from 'node:crypto'
import type { SeededRandom } from '../../server/text/random/seeded-random.ts'
import { allLanguages } from './languages/all-languages.ts'

/** Strings that look odd and are ordinary: code, hashes, ids, paths, formulas, tables, other scripts. */
export const harmlessTails: readonly ((random: SeededRandom) => string)[] = [
  hash,
  (random) => `sha256:${hash(random)}`,
  (random) => Buffer.from(hash(random).slice(0, 30 + random.below(30))).toString('base64'),
  (random) => `git cherry-pick ${hash(random).slice(0, 9)} && git push --force-with-lease origin HEAD:${name(random)}`,
  (random) =>
    `for (const [key, value] of Object.entries(${name(random)})) { if (!seen.has(key)) out.push({ key, value: value ?? null }) }`,
  (random) =>
    `awk -F: '$3 >= ${number(random)} && $7 !~ /nologin/ { print $1" "$6 }' /etc/passwd | sort -u > ${name(random)}.txt`,
  (random) =>
    `\\int_0^${number(random)} x^2\\,dx = \\frac{1}{3}, \\quad \\sum_{k=1}^n k = \\frac{n(n+${number(random)})}{2}`,
  (random) =>
    `C:\\Users\\Public\\Documents\\${name(random)} (final) v${number(random)}.docx and //server/share/${name(random)}/05`,
  (random) =>
    `SELECT u.name, COUNT(*) FROM ${name(random)} u JOIN orders o ON o.user_id = u.id WHERE o.total > ${number(random)} GROUP BY u.name;`,
  (random) => `b ¯\\_(ツ)_/¯ ok :-) <3 !!! lol w/ u @${name(random)} #fun ${number(random)}x`,
  (random) => `/^(?:[a-z0-9._%+-]{${number(random)}})@(?!${name(random)})[a-z-]+\\.(com|net)$/i.test(value)`,
  (random) =>
    `{"${name(random)}":[{"id":${number(random)},"ok":true,"tags":["a","b"],"x":null},{"id":${number(random)},"ok":false}]}`,
  (random) =>
    `<div class="${name(random)}-${number(random)}" style="margin:0 auto"><a href="#${name(random)}">»</a></div>`,
  (random) =>
    `Error: ENOENT: no such file or directory, open './${name(random)}/${number(random)}.json' at Object.openSync (node:fs:${number(random)}:18)`,
  (random) => `0x${hash(random).slice(0, 16)} mov eax, [ebp-${number(random)}]; xor ecx, ecx; jne .L${number(random)}`,
  (random) =>
    `template<typename T> auto ${name(random)}(T&& x) -> decltype(x.size()) { return std::forward<T>(x).size() + ${number(random)}u; }`,
  (random) => `${uuid(random)}, ${uuid(random)} and ${uuid(random)}`,
  (random) =>
    `https://shop.example.com/${name(random)}?utm_source=mail&id=${number(random)}&sig=${hash(random).slice(0, 24)}`,
  (random) => `H2SO4 + 2 NaOH -> Na2SO4 + 2 H2O (${number(random)} kJ), CAS 7664-93-${number(random)}`,
  (random) => `1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 ${number(random)}. O-O Be7 (${name(random)})`,
  (random) =>
    allLanguages
      .map(({ tasks }) => tasks)
      .slice(random.below(10), 12 + random.below(9))
      .map((tasks) => random.pick(tasks))
      .slice(0, 3)
      .join(' / '),
]

function hash(random: SeededRandom): string {
  return createHash('sha256').update(String(random.next())).digest('hex')
}

function uuid(random: SeededRandom): string {
  return hash(random).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

function number(random: SeededRandom): number {
  return 1 + random.below(990)
}

function name(random: SeededRandom): string {
  return random.pick(['report', 'users', 'main', 'garden', 'kettle', 'orders', 'photos', 'draft', 'music', 'login'])
}
