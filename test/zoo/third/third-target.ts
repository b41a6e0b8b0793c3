import { application, type Plan, type PlannedTarget } from '../planned-target.ts'

/** Languages that a target of this zoo is written in. */
export type ThirdLanguage = 'en' | 'fr' | 'de' | 'es'

/** A planned target that says in which language it speaks, and so must be attacked. */
export type ThirdTarget = PlannedTarget & { readonly language: ThirdLanguage }

/** The application that follows a plan, in a language. */
export function applicationIn(language: ThirdLanguage, plan: Plan): ThirdTarget {
  return { ...application(plan), language }
}
