/** A secret that stands in plain in an address: a login before the host, or a key as a parameter. */
export type AddressSecret = { readonly kind: 'login' } | { readonly kind: 'key'; readonly parameter: string }

/** What comes before the host, as URL parsers read it: slashes of both kinds begin and end it. */
const login = /^https?:[/\\]*[^/?#\\]*@/i

/** Names of parameters that hold keys. Their values are secrets, so that a name that is none costs only a variable. */
const keyParameter =
  /^(key|token|secret|password|passwd|pwd|auth|authorization|sig|signature|((x|api|access|auth|bearer|client|function|id|private|refresh|secret|session|subscription)[-_.]?)+(key|token|secret))$/i

/**
 * The first secret that stands in plain in an address; null where there is none. What is taken from the environment or a file
 * ({{env:NAME}}, {{file:PATH}}) or filled in later is none.
 */
export function secretInAddress(address: string): AddressSecret | null {
  if (login.test(address.replaceAll(/[\t\n\r]/g, ''))) return { kind: 'login' }
  const [, ...tail] = address.split(/[?#]/)
  for (const [parameter, value] of new URLSearchParams(tail.join('&')))
    if (keyParameter.test(parameter) && value !== '' && !value.includes('{{')) return { kind: 'key', parameter }
  return null
}
