/** How many rows from the first on hold at most `bytesMax` together; one at least, however large it is. 0 = there is none. */
export function countWithin(bytesOfRows: readonly number[], bytesMax: number): number {
  let bytes = 0
  const beyond = bytesOfRows.findIndex((size, index) => {
    bytes += size
    return index > 0 && bytes > bytesMax
  })
  return beyond < 0 ? bytesOfRows.length : beyond
}
