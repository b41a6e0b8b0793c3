/** What `make` makes, made at the first call and kept: for what takes long and is not always asked for. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | null = null
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
