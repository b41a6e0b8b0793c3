import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OperationName } from '../../client/wire.ts'

/**
 * Reads an operation again, on whatever request, whenever what it follows from has become another one; not for the first. What
 * is read again unchanged is the same object, and undefined is not there yet.
 */
export function useReadAgain(name: OperationName, cause: unknown): void {
  const queries = useQueryClient()
  const last = useRef(cause)
  useEffect(() => {
    if (last.current !== undefined && last.current !== cause) void queries.invalidateQueries({ queryKey: [name] })
    last.current = cause
  }, [queries, name, cause])
}
