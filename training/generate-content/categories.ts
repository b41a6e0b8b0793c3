import { contentHeads } from '../../server/domain/guard/encoder.ts'
import type { ContentCategory } from './content-pair.ts'

/** All categories, in the order of the content head. */
export const categories: readonly ContentCategory[] = contentHeads.filter((head) => head !== 'harmful')
