import { type Static, Type } from 'typebox'
import { CreateProjectBody, ProjectPolicy, ProjectTopic, SecondOpinion } from '../guard/project.ts'
import { listOf, PageQuery } from '../list.ts'
import { ExecutionMode, GivenId, Id, IfUpdatedAt, NullableString, NullableTimestamp, Timestamp } from '../scalars.ts'

/** What shall be different in a project; what is left out stays as it is, each security setting too. */
export const UpdateProjectBody = Type.Object({
  ...Type.Partial(CreateProjectBody).properties,
  archived: Type.Optional(Type.Boolean({ description: 'False puts an archived project back into use.' })),
  ifUpdatedAt: Type.Optional(IfUpdatedAt),
})

/** How the security guardrail of a saved project applies. */
export const SavedSecurityGuardrails = Type.Object({
  securityGuardrailBlockInput: Type.Boolean(),
  securityGuardrailBlockOutput: Type.Boolean(),
  securityGuardrailDetectionThreshold: Type.Number(),
  securityViolationMessage: NullableString,
})

/** When an LLM is asked in a saved project. */
export const SavedSecondOpinion = Type.Required(SecondOpinion)

/** A project with its whole saved configuration, in the names of its creation. */
export const Project = Type.Object({
  id: Id,
  projectId: Type.String({ description: 'The same as `id`, as the creation names it.' }),
  organizationId: Type.String(),
  name: Type.String(),
  description: Type.String(),
  policies: Type.Array(ProjectPolicy),
  topics: Type.Array(ProjectTopic),
  securityGuardrails: SavedSecurityGuardrails,
  guardrailExecutionMode: ExecutionMode,
  failureMode: Type.String(),
  language: NullableString,
  dataRetentionDays: Type.Union([Type.Integer(), Type.Null()]),
  storeText: Type.String(),
  secondOpinion: Type.Union([SavedSecondOpinion, Type.Null()], { description: 'Null = no LLM is asked.' }),
  isArchived: Type.Boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  archivedAt: NullableTimestamp,
})

/** Which projects to list. */
export const ListProjectsQuery = Type.Object({
  ...PageQuery.properties,
  include_archived: Type.Optional(Type.Boolean({ default: false })),
})

/** A page of projects. */
export const ProjectList = listOf(Project)

/** Which project. */
export const ProjectParams = Type.Object({ id: GivenId })

export type UpdateProjectBody = Static<typeof UpdateProjectBody>
export type SavedSecurityGuardrails = Static<typeof SavedSecurityGuardrails>
export type Project = Static<typeof Project>
export type ListProjectsQuery = Static<typeof ListProjectsQuery>
export type ProjectList = Static<typeof ProjectList>
export type ProjectParams = Static<typeof ProjectParams>
