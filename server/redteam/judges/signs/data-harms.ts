/** Keys of the guard catalogue whose content is recognised by rules, with checksums, and needs no encoder. */
export const dataHarms: ReadonlySet<string> = new Set(['pii', 'phi', 'payment-card-data', 'credentials-and-secrets'])
