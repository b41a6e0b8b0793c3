"""The operations that a key with the permission manage or admin may use.

Written from the contract of the service by `npm run gen`; not to be edited by hand.
"""

from __future__ import annotations

from typing import Any, AsyncIterator, Iterator, Literal

from . import wire
from .operation import Operation
from .operation_group import AsyncOperationGroup, OperationGroup

_CREATE_PROJECT = Operation("POST", "/public/guard/v1/project", "key")
_LIST_POLICIES = Operation("GET", "/api/v1/policies", "free")
_CREATE_POLICY = Operation("POST", "/api/v1/policies", "key")
_READ_POLICY = Operation("GET", "/api/v1/policies/{id}", "free")
_UPDATE_POLICY = Operation("PATCH", "/api/v1/policies/{id}", "free")
_ARCHIVE_POLICY = Operation("DELETE", "/api/v1/policies/{id}", "free")
_LIST_POLICY_VERSIONS = Operation("GET", "/api/v1/policies/{id}/versions", "free")
_TRY_POLICY = Operation("POST", "/api/v1/policies/{id}/try", "once")
_TRY_PATTERNS = Operation("POST", "/api/v1/policies/patterns", "once")
_REHEARSE_POLICY = Operation("POST", "/api/v1/policies/rehearsal", "once")
_PROPOSE_EXAMPLES = Operation("POST", "/api/v1/policies/examples", "once")
_PROPOSE_POLICIES = Operation("POST", "/api/v1/policies/proposals", "once")
_LIST_TOPICS = Operation("GET", "/api/v1/topics", "free")
_CREATE_TOPIC = Operation("POST", "/api/v1/topics", "key")
_READ_TOPIC = Operation("GET", "/api/v1/topics/{id}", "free")
_UPDATE_TOPIC = Operation("PATCH", "/api/v1/topics/{id}", "free")
_ARCHIVE_TOPIC = Operation("DELETE", "/api/v1/topics/{id}", "free")
_CREATE_ORGANIZATION = Operation("POST", "/api/v1/organizations", "key")
_LIST_ORGANIZATIONS = Operation("GET", "/api/v1/organizations", "free")
_READ_ORGANIZATION = Operation("GET", "/api/v1/organization", "free")
_UPDATE_ORGANIZATION = Operation("PATCH", "/api/v1/organization", "free")
_READ_ACCESS = Operation("GET", "/api/v1/access", "free")
_LIST_API_KEYS = Operation("GET", "/api/v1/api-keys", "free")
_CREATE_API_KEY = Operation("POST", "/api/v1/api-keys", "key")
_REVOKE_API_KEY = Operation("DELETE", "/api/v1/api-keys/{id}", "free")
_ROTATE_API_KEY = Operation("POST", "/api/v1/api-keys/{id}/rotate", "key")
_READ_CREDITS = Operation("GET", "/api/v1/credits", "free")
_LIST_AUDIT_LOG = Operation("GET", "/api/v1/audit-log", "free")
_VERIFY_AUDIT_LOG = Operation("GET", "/api/v1/audit-log/verification", "free")
_LIST_SESSIONS = Operation("GET", "/api/v1/sessions", "free")
_LIST_MEMBERS = Operation("GET", "/api/v1/members", "free")
_REVOKE_SESSION = Operation("DELETE", "/api/v1/sessions/{id}", "free")
_LIST_PROJECTS = Operation("GET", "/api/v1/projects", "free")
_READ_PROJECT = Operation("GET", "/api/v1/projects/{id}", "free")
_UPDATE_PROJECT = Operation("PATCH", "/api/v1/projects/{id}", "free")
_ARCHIVE_PROJECT = Operation("DELETE", "/api/v1/projects/{id}", "free")
_LIST_CONVERSATIONS = Operation("GET", "/api/v1/conversations", "free")
_READ_CONVERSATION = Operation("GET", "/api/v1/conversations/{id}", "free")
_READ_MESSAGE = Operation("GET", "/api/v1/messages/{id}", "free")
_READ_QUEUES = Operation("GET", "/api/v1/queues", "free")
_LIST_MESSAGES = Operation("GET", "/api/v1/messages", "free")
_LIST_SAVED_VIEWS = Operation("GET", "/api/v1/saved-views", "free")
_CREATE_SAVED_VIEW = Operation("POST", "/api/v1/saved-views", "key")
_READ_SAVED_VIEW = Operation("GET", "/api/v1/saved-views/{id}", "free")
_UPDATE_SAVED_VIEW = Operation("PATCH", "/api/v1/saved-views/{id}", "free")
_DELETE_SAVED_VIEW = Operation("DELETE", "/api/v1/saved-views/{id}", "free")
_ERASE_CONVERSATION = Operation("POST", "/api/v1/conversations/{id}/erase", "key")
_CREATE_ERASURE = Operation("POST", "/api/v1/erasures", "key")
_LIST_ERASURES = Operation("GET", "/api/v1/erasures", "free")
_READ_ERASURE = Operation("GET", "/api/v1/erasures/{id}", "free")
_LIST_CONVERSATION_MESSAGES = Operation("GET", "/api/v1/conversations/{id}/messages", "free")
_EXPORT_CONVERSATION = Operation("GET", "/api/v1/conversations/{id}/export", "free")
_READ_OPERATING_POINTS = Operation("GET", "/api/v1/projects/{id}/calibration", "free")
_CREATE_CALIBRATION = Operation("POST", "/api/v1/projects/{id}/calibrations", "key")
_LIST_CALIBRATIONS = Operation("GET", "/api/v1/projects/{id}/calibrations", "free")
_READ_CALIBRATION = Operation("GET", "/api/v1/calibrations/{id}", "free")
_REVERT_CALIBRATION = Operation("POST", "/api/v1/calibrations/{id}/revert", "key")


class ManageOperations(OperationGroup):
    """The operations as methods that return when they are done. Each raises `RedoubtProblem`."""

    def create_project(
        self,
        body: wire.CreateProjectBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CreateProjectReply:
        """Create a project. Saves which guardrails run and when they block. `organizationId` must be the one of the
        key."""
        reply: wire.CreateProjectReply = self._call(
            _CREATE_PROJECT,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_policies(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.PolicyList:
        """List policies. The default catalogue first, then the organization's own policies by age."""
        reply: wire.PolicyList = self._call(
            _LIST_POLICIES,
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_policies(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Policy]:
        """List policies, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_POLICIES,
            "items",
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def create_policy(
        self,
        body: wire.CreatePolicyBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Policy:
        """Create a policy. A policy with deny patterns only is judged by them; any other is compiled from definition,
        examples and patterns, which takes at most 2 s. `compiled` tells how its examples do. Patterns are regular
        expressions of RE2 syntax."""
        reply: wire.Policy = self._call(
            _CREATE_POLICY,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_policy(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Policy:
        """Read a policy. Archived policies can be read too."""
        reply: wire.Policy = self._call(
            _READ_POLICY,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def update_policy(
        self,
        id: str,
        body: wire.UpdatePolicyBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Policy:
        """Change a policy. Changes the named fields and keeps the earlier definition as a version. Of a default
        policy only `detection_threshold`, `criticality`, `violation_message` and `examples` can be changed. With
        `if_updated_at` nothing is changed that somebody else changed meanwhile."""
        reply: wire.Policy = self._call(
            _UPDATE_POLICY,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def archive_policy(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Policy:
        """Archive a policy. It is not evaluated any more; its results stay in history. `PATCH` brings it back."""
        reply: wire.Policy = self._call(
            _ARCHIVE_POLICY,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_policy_versions(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.PolicyVersionList:
        """List a policy's earlier definitions. One for each change, newest first, with when and by whom it was
        replaced."""
        reply: wire.PolicyVersionList = self._call(
            _LIST_POLICY_VERSIONS,
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_policy_versions(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.PolicyVersion]:
        """List a policy's earlier definitions, page after page: `offset` is where it begins, `limit` the size of a
        page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_POLICY_VERSIONS,
            "items",
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def try_policy(
        self,
        id: str,
        body: wire.TryPolicyBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.PolicyResult:
        """Try a policy on a text. Judges the text by the policy as it is saved, and stores nothing."""
        reply: wire.PolicyResult = self._call(
            _TRY_POLICY,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def try_patterns(
        self,
        body: wire.TryPatternsBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TriedPatterns:
        """Try patterns on texts before they are saved. Says of each text whether the patterns alone would find it, in
        every view that a policy looks at, disguised ones too. For trying patterns while they are written: nothing is
        compiled from examples, and nothing is stored. Patterns are refused as they would be when saved."""
        reply: wire.TriedPatterns = self._call(
            _TRY_PATTERNS,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def rehearse_policy(
        self,
        body: wire.RehearsePolicyBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Rehearsal:
        """Judge stored messages and texts by a policy before it is saved. Says which of the newest messages of a
        project the policy would have blocked, each judged after what was said before it as far as that is stored.
        Both directions are judged, whichever the policy is switched on for; second opinions of an LLM, images and
        documents are left out. A judgement that could not run counts as not safe, whatever the failure mode of the
        project. Where a project stores redacted texts those are judged, see `is_redacted`. Saves nothing. Takes
        compiling, at most 2 s, and then at most about 20 s: what was judged by then is the answer. Of stored messages
        an organization has one running at a time on each server; for a further one: 503 `overloaded`. With `texts` it
        judges those, before any message; `compiled` tells how the examples of the policy do."""
        reply: wire.Rehearsal = self._call(
            _REHEARSE_POLICY,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def propose_examples(
        self,
        body: wire.ProposeExamplesBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ProposedExamples:
        """Propose examples for a policy. Has the LLM (`REDOUBT_LLM_BASE_URL`) imagine texts that the rule forbids and
        harmless ones that look close, for a person to look through before the policy is saved. Saves nothing. **Name
        and description are sent to that LLM.** Takes seconds, and counts as one of the
        `REDOUBT_LLM_CHECKS_PER_DAY`."""
        reply: wire.ProposedExamples = self._call(
            _PROPOSE_EXAMPLES,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def propose_policies(
        self,
        body: wire.ProposePoliciesBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ProposedPolicies:
        """Propose policies from a document. Looks for sentences that forbid or order something, in English, French,
        German and Spanish, for a person to look through. Saves nothing, and keeps nothing of the document. It is read
        on a thread of its own, for at most 20 s; scans hold no text. With `with_llm` it counts as one of the
        `REDOUBT_LLM_CHECKS_PER_DAY`."""
        reply: wire.ProposedPolicies = self._call(
            _PROPOSE_POLICIES,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_topics(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TopicList:
        """List topics. The organization's topics by age."""
        reply: wire.TopicList = self._call(
            _LIST_TOPICS,
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_topics(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Topic]:
        """List topics, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_TOPICS,
            "items",
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def create_topic(
        self,
        body: wire.CreateTopicBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Topic:
        """Create a topic. A topic is described by sentences. It is watched in the projects that name it, and never
        blocks."""
        reply: wire.Topic = self._call(
            _CREATE_TOPIC,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_topic(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Topic:
        """Read a topic. Archived topics can be read too."""
        reply: wire.Topic = self._call(
            _READ_TOPIC,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def update_topic(
        self,
        id: str,
        body: wire.UpdateTopicBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Topic:
        """Change a topic. Changes the named fields. `sentences` replaces all; those that stood before keep their ids.
        With `if_updated_at` nothing is changed that somebody else changed meanwhile."""
        reply: wire.Topic = self._call(
            _UPDATE_TOPIC,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def archive_topic(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Topic:
        """Archive a topic. No text is compared with it any more; earlier results stay. `PATCH` brings it back."""
        reply: wire.Topic = self._call(
            _ARCHIVE_TOPIC,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def create_organization(
        self,
        body: wire.CreateOrganizationBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CreateOrganizationReply:
        """Create an organization. With the default policies, a sample project and a first key with all permissions
        but `admin`, which is shown once. The asking key must have these too, and the first key ends with it. Nothing
        is shared between two organizations."""
        reply: wire.CreateOrganizationReply = self._call(
            _CREATE_ORGANIZATION,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_organizations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.OrganizationList:
        """List organizations. All of this installation, by age."""
        reply: wire.OrganizationList = self._call(
            _LIST_ORGANIZATIONS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_organizations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Organization]:
        """List organizations, page after page: `offset` is where it begins, `limit` the size of a page. What is added
        or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_ORGANIZATIONS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def read_organization(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Organization:
        """Read the own organization. The organization that the key belongs to."""
        reply: wire.Organization = self._call(
            _READ_ORGANIZATION,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def update_organization(
        self,
        body: wire.UpdateOrganizationBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Organization:
        """Rename the own organization. The organization that the key belongs to."""
        reply: wire.Organization = self._call(
            _UPDATE_ORGANIZATION,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_access(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Access:
        """Read what the asking key may reach. The organization of the key, what it may do and the projects that it
        holds. Any key may ask this: it is how a client of the red-team operations finds what to send as
        `X-Organization-Id`, and where to keep a test that names no project."""
        reply: wire.Access = self._call(
            _READ_ACCESS,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_api_keys(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ApiKeyList:
        """List API keys. By age, expired and revoked ones too. The keys themselves are not kept."""
        reply: wire.ApiKeyList = self._call(
            _LIST_API_KEYS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_api_keys(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.ApiKey]:
        """List API keys, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_API_KEYS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def create_api_key(
        self,
        body: wire.CreateApiKeyBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.IssuedApiKey:
        """Create an API key. The key is shown once. It can have no permission that the asking key lacks, no project
        that it does not hold, and no later end. A repetition with the same `Idempotency-Key` creates nothing and
        answers with `key: null`."""
        reply: wire.IssuedApiKey = self._call(
            _CREATE_API_KEY,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def revoke_api_key(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ApiKey:
        """Revoke an API key. At once in this process, within 2 s in others. Views that it saved and did not share are
        deleted. Again changes nothing. Only a key with the same permissions, or more, revokes it."""
        reply: wire.ApiKey = self._call(
            _REVOKE_API_KEY,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def rotate_api_key(
        self,
        id: str,
        body: wire.RotateApiKeyBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RotatedApiKey:
        """Replace an API key. Issues a key with the same name, permissions and `expires_at`, shown once; the old one
        goes on working for the grace period and no longer than its own expiry; its `expires_at` then shows the end of
        both. A key is rotated once: when it was replaced already the answer is 409 and names its successor, which can
        be rotated. Saved views go to the successor. For a later expiry create a new key. A repetition with the same
        `Idempotency-Key` issues nothing and answers with `key: null`."""
        reply: wire.RotatedApiKey = self._call(
            _ROTATE_API_KEY,
            {"id": id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_credits(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Credits:
        """Read the balance and the ledger of credits. Newest first."""
        reply: wire.Credits = self._call(
            _READ_CREDITS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_credits(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.CreditEntry]:
        """Read the balance and the ledger of credits, page after page: `offset` is where it begins, `limit` the size
        of a page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _READ_CREDITS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def list_audit_log(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        action: str | None = None,
        actor: str | None = None,
        target: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AuditLog:
        """List what was done to the configuration. Newest first, of what the filters keep. Each entry holds the hash
        of the one before it; `GET /api/v1/audit-log/verification` recomputes the chain."""
        reply: wire.AuditLog = self._call(
            _LIST_AUDIT_LOG,
            {},
            {"offset": offset, "limit": limit, "action": action, "actor": actor, "target": target, "from": from_, "to": to},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_audit_log(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        action: str | None = None,
        actor: str | None = None,
        target: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.AuditItem]:
        """List what was done to the configuration, page after page: `offset` is where it begins, `limit` the size of
        a page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_AUDIT_LOG,
            "items",
            {},
            {"offset": offset, "limit": limit, "action": action, "actor": actor, "target": target, "from": from_, "to": to},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def verify_audit_log(
        self,
        *,
        noted: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AuditVerification:
        """Verify the audit log. Recomputes the whole chain and says where it breaks first: each entry that was
        changed, removed, added or moved behind the service. A log that was written anew as a whole is found out by a
        `noted` hash that was kept elsewhere. Takes a second or two for each hundred thousand entries. `node
        cli/redoubt.mjs audit verify` does the same without the service. An organization has one running at a time on
        each server; for a further one: 503 `overloaded`."""
        reply: wire.AuditVerification = self._call(
            _VERIFY_AUDIT_LOG,
            {},
            {"noted": noted},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_sessions(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SessionList:
        """List sessions of the console. Newest first, those that ended in the last 30 days too. The secrets of the
        cookies are not kept."""
        reply: wire.SessionList = self._call(
            _LIST_SESSIONS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_sessions(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Session]:
        """List sessions of the console, page after page: `offset` is where it begins, `limit` the size of a page.
        What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_SESSIONS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def list_members(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.MemberList:
        """List those who signed in. Whoever signed in at the identity provider at least once with a role, the latest
        sign-in first; of the role, what the provider said the last time. Of people, only owners may see it. The
        provider’s addresses of e-mail are not kept."""
        reply: wire.MemberList = self._call(
            _LIST_MEMBERS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_members(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Member]:
        """List those who signed in, page after page: `offset` is where it begins, `limit` the size of a page. What is
        added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_MEMBERS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def revoke_session(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Session:
        """End a session of the console. At once in this process, within 2 s in others. Again changes nothing. Only
        somebody with the same permissions, or more, ends it."""
        reply: wire.Session = self._call(
            _REVOKE_SESSION,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_projects(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ProjectList:
        """List projects. By age, each with its whole saved configuration."""
        reply: wire.ProjectList = self._call(
            _LIST_PROJECTS,
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_projects(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Project]:
        """List projects, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_PROJECTS,
            "items",
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def read_project(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Project:
        """Read a project. Its whole saved configuration in the names of its creation. Archived projects can be read
        too."""
        reply: wire.Project = self._call(
            _READ_PROJECT,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def update_project(
        self,
        id: str,
        body: wire.UpdateProjectBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Project:
        """Change a project. Changes the named fields and no others, each security setting for itself; lists are
        replaced as a whole. It holds for checks that begin after it, in other processes within 2 s. With
        `ifUpdatedAt` nothing is changed that somebody else changed meanwhile."""
        reply: wire.Project = self._call(
            _UPDATE_PROJECT,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def archive_project(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Project:
        """Archive a project. It takes no new checks and conversations (409 `conflict`); what it holds stays readable.
        `PATCH` with `archived: false` puts it back into use."""
        reply: wire.Project = self._call(
            _ARCHIVE_PROJECT,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_conversations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        project_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ConversationList:
        """List conversations. Newest first."""
        reply: wire.ConversationList = self._call(
            _LIST_CONVERSATIONS,
            {},
            {"offset": offset, "limit": limit, "project_id": project_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_conversations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        project_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.ManagedConversation]:
        """List conversations, page after page: `offset` is where it begins, `limit` the size of a page. What is added
        or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_CONVERSATIONS,
            "items",
            {},
            {"offset": offset, "limit": limit, "project_id": project_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def read_conversation(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ManagedConversation:
        """Read a conversation. Its messages are in the monitoring export of its project."""
        reply: wire.ManagedConversation = self._call(
            _READ_CONVERSATION,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_message(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Message:
        """Read an evaluated message. Text, history, verdicts with their places in the text, and the configuration
        that decided as it stood then. It shows what end users wrote, hence the permission `manage`."""
        reply: wire.Message = self._call(
            _READ_MESSAGE,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_queues(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Queues:
        """Count what waits. Of the own organization: what waits in the server that answers, and jobs in the database.
        `GET /metrics` counts jobs of all organizations for whoever runs the service."""
        reply: wire.Queues = self._call(
            _READ_QUEUES,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_messages(
        self,
        *,
        project_id: str,
        from_: str | None = None,
        to: str | None = None,
        policy_id: str | None = None,
        unsafe_only: bool | None = None,
        issues_only: bool | None = None,
        direction: Literal["input", "output"] | None = None,
        criticality: Literal["low", "medium", "high", "critical"] | None = None,
        latency_ms_min: float | None = None,
        errors_only: bool | None = None,
        security_only: bool | None = None,
        shadow_only: bool | None = None,
        topic_id: str | None = None,
        role: Literal["user", "assistant"] | None = None,
        images_only: bool | None = None,
        documents_only: bool | None = None,
        tool_messages_only: bool | None = None,
        feedback: Literal["any", "false_alarm", "missed"] | None = None,
        conversation_id: str | None = None,
        conversation_linked_id: str | None = None,
        search: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.MessageList:
        """List evaluated messages. Newest first with their verdicts. It shows what end users wrote, hence the
        permission `manage`. For whole periods there is the monitoring export, which the audit log tells of."""
        reply: wire.MessageList = self._call(
            _LIST_MESSAGES,
            {},
            {"project_id": project_id, "from": from_, "to": to, "policy_id": policy_id, "unsafe_only": unsafe_only, "issues_only": issues_only, "direction": direction, "criticality": criticality, "latency_ms_min": latency_ms_min, "errors_only": errors_only, "security_only": security_only, "shadow_only": shadow_only, "topic_id": topic_id, "role": role, "images_only": images_only, "documents_only": documents_only, "tool_messages_only": tool_messages_only, "feedback": feedback, "conversation_id": conversation_id, "conversation_linked_id": conversation_linked_id, "search": search, "limit": limit, "cursor": cursor},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_saved_views(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedViewList:
        """List saved views. By name: those that the caller saved, and those that are shared in the organization."""
        reply: wire.SavedViewList = self._call(
            _LIST_SAVED_VIEWS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_saved_views(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.SavedView]:
        """List saved views, page after page: `offset` is where it begins, `limit` the size of a page. What is added
        or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_SAVED_VIEWS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def create_saved_view(
        self,
        body: wire.CreateSavedViewBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedView:
        """Save filters under a name. A key or a person may have 50, an organization 2,000. They stay until they are
        deleted: those of a key go to its successor when it is rotated, and when it is revoked those that it did not
        share are deleted. An erasure does not look into what they search for."""
        reply: wire.SavedView = self._call(
            _CREATE_SAVED_VIEW,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_saved_view(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedView:
        """Read a saved view. An own one, or one that is shared."""
        reply: wire.SavedView = self._call(
            _READ_SAVED_VIEW,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def update_saved_view(
        self,
        id: str,
        body: wire.UpdateSavedViewBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedView:
        """Change a saved view. Changes the named fields; `filters` replaces all filters."""
        reply: wire.SavedView = self._call(
            _UPDATE_SAVED_VIEW,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def delete_saved_view(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedView:
        """Delete a saved view. For good. Answers with what it was."""
        reply: wire.SavedView = self._call(
            _DELETE_SAVED_VIEW,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def erase_conversation(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Erasure:
        """Erase what was said in a conversation. Removes its texts, explanations, name, description and linked id,
        kept replies and notes. Ids, decisions and counters stay, and new checks on the id work. A client that sends
        its old history again brings the texts back."""
        reply: wire.Erasure = self._call(
            _ERASE_CONVERSATION,
            {"id": id},
            {},
            None,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def create_erasure(
        self,
        body: wire.CreateErasureBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Erasure:
        """Erase what a linked end user said. As the erasure of the conversation with this linked id. Afterwards the
        linked id is free again."""
        reply: wire.Erasure = self._call(
            _CREATE_ERASURE,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_erasures(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ErasureList:
        """List erasures. Newest first."""
        reply: wire.ErasureList = self._call(
            _LIST_ERASURES,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_erasures(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Erasure]:
        """List erasures, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_ERASURES,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def read_erasure(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Erasure:
        """Read an erasure. Tells how far it is and what it removed."""
        reply: wire.Erasure = self._call(
            _READ_ERASURE,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_conversation_messages(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ConversationMessageList:
        """List the messages of a conversation. Oldest first, with their verdicts, for somebody who looks at it: the
        audit log tells that it was read (`conversation.read`), where an export is told as `conversation.export`. A
        page ends early where its texts reach 4,000,000 characters: go on at `offset` plus the number of items, up to
        `total`."""
        reply: wire.ConversationMessageList = self._call(
            _LIST_CONVERSATION_MESSAGES,
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_conversation_messages(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.ConversationMessageListItem]:
        """List the messages of a conversation, page after page: `offset` is where it begins, `limit` the size of a
        page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_CONVERSATION_MESSAGES,
            "items",
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def export_conversation(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        turns_offset: int | None = None,
        turns_limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ConversationExport:
        """Export everything that is kept of a conversation. Its messages oldest first with their verdicts, and each
        turn of their histories once. A page ends early where its texts reach 4,000,000 characters: go on at `offset`
        plus the number of items, up to `total`."""
        reply: wire.ConversationExport = self._call(
            _EXPORT_CONVERSATION,
            {"id": id},
            {"offset": offset, "limit": limit, "turns_offset": turns_offset, "turns_limit": turns_limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_operating_points(
        self,
        id: str,
        *,
        threshold: float | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.OperatingPoints:
        """See the false alarms of any threshold. For the security guardrail and each policy in use: the threshold in
        force, and for a table of thresholds the share of ordinary texts that alarm, as the detector was calibrated
        and as the newest calibration on your own texts saw it."""
        reply: wire.OperatingPoints = self._call(
            _READ_OPERATING_POINTS,
            {"id": id},
            {"threshold": threshold},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def create_calibration(
        self,
        id: str,
        body: wire.CreateCalibrationBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Calibration:
        """Fit thresholds to your own traffic. Measures ordinary texts in the background and raises thresholds until,
        with 95 % confidence, the project as a whole alarms on at most `target_rate` of such texts: security within
        .75 and 2, policies (unless `apply_policies` is false) within .3 and .9. With `tighten` they also fall to the
        lowest that keeps it. Read it again until it is no longer `pending` or `running`. Weights of detectors never
        change."""
        reply: wire.Calibration = self._call(
            _CREATE_CALIBRATION,
            {"id": id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_calibrations(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CalibrationList:
        """List the calibrations of a project. Newest first, with what each moved."""
        reply: wire.CalibrationList = self._call(
            _LIST_CALIBRATIONS,
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_calibrations(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Calibration]:
        """List the calibrations of a project, page after page: `offset` is where it begins, `limit` the size of a
        page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_CALIBRATIONS,
            "items",
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def read_calibration(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Calibration:
        """Read a calibration. How far it is, or what it found."""
        reply: wire.Calibration = self._call(
            _READ_CALIBRATION,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def revert_calibration(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Calibration:
        """Take a calibration back. Puts every threshold that it moved back to what it was. If one was moved again
        since, nothing changes (409 `conflict`)."""
        reply: wire.Calibration = self._call(
            _REVERT_CALIBRATION,
            {"id": id},
            {},
            None,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply


class AsyncManageOperations(AsyncOperationGroup):
    """The operations as methods to be awaited. Each raises `RedoubtProblem`."""

    async def create_project(
        self,
        body: wire.CreateProjectBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CreateProjectReply:
        """Create a project. Saves which guardrails run and when they block. `organizationId` must be the one of the
        key."""
        reply: wire.CreateProjectReply = await self._call(
            _CREATE_PROJECT,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_policies(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.PolicyList:
        """List policies. The default catalogue first, then the organization's own policies by age."""
        reply: wire.PolicyList = await self._call(
            _LIST_POLICIES,
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_policies(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Policy]:
        """List policies, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_POLICIES,
            "items",
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def create_policy(
        self,
        body: wire.CreatePolicyBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Policy:
        """Create a policy. A policy with deny patterns only is judged by them; any other is compiled from definition,
        examples and patterns, which takes at most 2 s. `compiled` tells how its examples do. Patterns are regular
        expressions of RE2 syntax."""
        reply: wire.Policy = await self._call(
            _CREATE_POLICY,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_policy(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Policy:
        """Read a policy. Archived policies can be read too."""
        reply: wire.Policy = await self._call(
            _READ_POLICY,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def update_policy(
        self,
        id: str,
        body: wire.UpdatePolicyBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Policy:
        """Change a policy. Changes the named fields and keeps the earlier definition as a version. Of a default
        policy only `detection_threshold`, `criticality`, `violation_message` and `examples` can be changed. With
        `if_updated_at` nothing is changed that somebody else changed meanwhile."""
        reply: wire.Policy = await self._call(
            _UPDATE_POLICY,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def archive_policy(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Policy:
        """Archive a policy. It is not evaluated any more; its results stay in history. `PATCH` brings it back."""
        reply: wire.Policy = await self._call(
            _ARCHIVE_POLICY,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_policy_versions(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.PolicyVersionList:
        """List a policy's earlier definitions. One for each change, newest first, with when and by whom it was
        replaced."""
        reply: wire.PolicyVersionList = await self._call(
            _LIST_POLICY_VERSIONS,
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_policy_versions(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.PolicyVersion]:
        """List a policy's earlier definitions, page after page: `offset` is where it begins, `limit` the size of a
        page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_POLICY_VERSIONS,
            "items",
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def try_policy(
        self,
        id: str,
        body: wire.TryPolicyBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.PolicyResult:
        """Try a policy on a text. Judges the text by the policy as it is saved, and stores nothing."""
        reply: wire.PolicyResult = await self._call(
            _TRY_POLICY,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def try_patterns(
        self,
        body: wire.TryPatternsBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TriedPatterns:
        """Try patterns on texts before they are saved. Says of each text whether the patterns alone would find it, in
        every view that a policy looks at, disguised ones too. For trying patterns while they are written: nothing is
        compiled from examples, and nothing is stored. Patterns are refused as they would be when saved."""
        reply: wire.TriedPatterns = await self._call(
            _TRY_PATTERNS,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def rehearse_policy(
        self,
        body: wire.RehearsePolicyBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Rehearsal:
        """Judge stored messages and texts by a policy before it is saved. Says which of the newest messages of a
        project the policy would have blocked, each judged after what was said before it as far as that is stored.
        Both directions are judged, whichever the policy is switched on for; second opinions of an LLM, images and
        documents are left out. A judgement that could not run counts as not safe, whatever the failure mode of the
        project. Where a project stores redacted texts those are judged, see `is_redacted`. Saves nothing. Takes
        compiling, at most 2 s, and then at most about 20 s: what was judged by then is the answer. Of stored messages
        an organization has one running at a time on each server; for a further one: 503 `overloaded`. With `texts` it
        judges those, before any message; `compiled` tells how the examples of the policy do."""
        reply: wire.Rehearsal = await self._call(
            _REHEARSE_POLICY,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def propose_examples(
        self,
        body: wire.ProposeExamplesBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ProposedExamples:
        """Propose examples for a policy. Has the LLM (`REDOUBT_LLM_BASE_URL`) imagine texts that the rule forbids and
        harmless ones that look close, for a person to look through before the policy is saved. Saves nothing. **Name
        and description are sent to that LLM.** Takes seconds, and counts as one of the
        `REDOUBT_LLM_CHECKS_PER_DAY`."""
        reply: wire.ProposedExamples = await self._call(
            _PROPOSE_EXAMPLES,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def propose_policies(
        self,
        body: wire.ProposePoliciesBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ProposedPolicies:
        """Propose policies from a document. Looks for sentences that forbid or order something, in English, French,
        German and Spanish, for a person to look through. Saves nothing, and keeps nothing of the document. It is read
        on a thread of its own, for at most 20 s; scans hold no text. With `with_llm` it counts as one of the
        `REDOUBT_LLM_CHECKS_PER_DAY`."""
        reply: wire.ProposedPolicies = await self._call(
            _PROPOSE_POLICIES,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_topics(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TopicList:
        """List topics. The organization's topics by age."""
        reply: wire.TopicList = await self._call(
            _LIST_TOPICS,
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_topics(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Topic]:
        """List topics, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_TOPICS,
            "items",
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def create_topic(
        self,
        body: wire.CreateTopicBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Topic:
        """Create a topic. A topic is described by sentences. It is watched in the projects that name it, and never
        blocks."""
        reply: wire.Topic = await self._call(
            _CREATE_TOPIC,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_topic(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Topic:
        """Read a topic. Archived topics can be read too."""
        reply: wire.Topic = await self._call(
            _READ_TOPIC,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def update_topic(
        self,
        id: str,
        body: wire.UpdateTopicBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Topic:
        """Change a topic. Changes the named fields. `sentences` replaces all; those that stood before keep their ids.
        With `if_updated_at` nothing is changed that somebody else changed meanwhile."""
        reply: wire.Topic = await self._call(
            _UPDATE_TOPIC,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def archive_topic(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Topic:
        """Archive a topic. No text is compared with it any more; earlier results stay. `PATCH` brings it back."""
        reply: wire.Topic = await self._call(
            _ARCHIVE_TOPIC,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def create_organization(
        self,
        body: wire.CreateOrganizationBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CreateOrganizationReply:
        """Create an organization. With the default policies, a sample project and a first key with all permissions
        but `admin`, which is shown once. The asking key must have these too, and the first key ends with it. Nothing
        is shared between two organizations."""
        reply: wire.CreateOrganizationReply = await self._call(
            _CREATE_ORGANIZATION,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_organizations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.OrganizationList:
        """List organizations. All of this installation, by age."""
        reply: wire.OrganizationList = await self._call(
            _LIST_ORGANIZATIONS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_organizations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Organization]:
        """List organizations, page after page: `offset` is where it begins, `limit` the size of a page. What is added
        or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_ORGANIZATIONS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def read_organization(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Organization:
        """Read the own organization. The organization that the key belongs to."""
        reply: wire.Organization = await self._call(
            _READ_ORGANIZATION,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def update_organization(
        self,
        body: wire.UpdateOrganizationBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Organization:
        """Rename the own organization. The organization that the key belongs to."""
        reply: wire.Organization = await self._call(
            _UPDATE_ORGANIZATION,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_access(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Access:
        """Read what the asking key may reach. The organization of the key, what it may do and the projects that it
        holds. Any key may ask this: it is how a client of the red-team operations finds what to send as
        `X-Organization-Id`, and where to keep a test that names no project."""
        reply: wire.Access = await self._call(
            _READ_ACCESS,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_api_keys(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ApiKeyList:
        """List API keys. By age, expired and revoked ones too. The keys themselves are not kept."""
        reply: wire.ApiKeyList = await self._call(
            _LIST_API_KEYS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_api_keys(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.ApiKey]:
        """List API keys, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_API_KEYS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def create_api_key(
        self,
        body: wire.CreateApiKeyBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.IssuedApiKey:
        """Create an API key. The key is shown once. It can have no permission that the asking key lacks, no project
        that it does not hold, and no later end. A repetition with the same `Idempotency-Key` creates nothing and
        answers with `key: null`."""
        reply: wire.IssuedApiKey = await self._call(
            _CREATE_API_KEY,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def revoke_api_key(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ApiKey:
        """Revoke an API key. At once in this process, within 2 s in others. Views that it saved and did not share are
        deleted. Again changes nothing. Only a key with the same permissions, or more, revokes it."""
        reply: wire.ApiKey = await self._call(
            _REVOKE_API_KEY,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def rotate_api_key(
        self,
        id: str,
        body: wire.RotateApiKeyBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RotatedApiKey:
        """Replace an API key. Issues a key with the same name, permissions and `expires_at`, shown once; the old one
        goes on working for the grace period and no longer than its own expiry; its `expires_at` then shows the end of
        both. A key is rotated once: when it was replaced already the answer is 409 and names its successor, which can
        be rotated. Saved views go to the successor. For a later expiry create a new key. A repetition with the same
        `Idempotency-Key` issues nothing and answers with `key: null`."""
        reply: wire.RotatedApiKey = await self._call(
            _ROTATE_API_KEY,
            {"id": id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_credits(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Credits:
        """Read the balance and the ledger of credits. Newest first."""
        reply: wire.Credits = await self._call(
            _READ_CREDITS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_credits(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.CreditEntry]:
        """Read the balance and the ledger of credits, page after page: `offset` is where it begins, `limit` the size
        of a page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _READ_CREDITS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def list_audit_log(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        action: str | None = None,
        actor: str | None = None,
        target: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AuditLog:
        """List what was done to the configuration. Newest first, of what the filters keep. Each entry holds the hash
        of the one before it; `GET /api/v1/audit-log/verification` recomputes the chain."""
        reply: wire.AuditLog = await self._call(
            _LIST_AUDIT_LOG,
            {},
            {"offset": offset, "limit": limit, "action": action, "actor": actor, "target": target, "from": from_, "to": to},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_audit_log(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        action: str | None = None,
        actor: str | None = None,
        target: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.AuditItem]:
        """List what was done to the configuration, page after page: `offset` is where it begins, `limit` the size of
        a page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_AUDIT_LOG,
            "items",
            {},
            {"offset": offset, "limit": limit, "action": action, "actor": actor, "target": target, "from": from_, "to": to},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def verify_audit_log(
        self,
        *,
        noted: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AuditVerification:
        """Verify the audit log. Recomputes the whole chain and says where it breaks first: each entry that was
        changed, removed, added or moved behind the service. A log that was written anew as a whole is found out by a
        `noted` hash that was kept elsewhere. Takes a second or two for each hundred thousand entries. `node
        cli/redoubt.mjs audit verify` does the same without the service. An organization has one running at a time on
        each server; for a further one: 503 `overloaded`."""
        reply: wire.AuditVerification = await self._call(
            _VERIFY_AUDIT_LOG,
            {},
            {"noted": noted},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_sessions(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SessionList:
        """List sessions of the console. Newest first, those that ended in the last 30 days too. The secrets of the
        cookies are not kept."""
        reply: wire.SessionList = await self._call(
            _LIST_SESSIONS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_sessions(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Session]:
        """List sessions of the console, page after page: `offset` is where it begins, `limit` the size of a page.
        What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_SESSIONS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def list_members(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.MemberList:
        """List those who signed in. Whoever signed in at the identity provider at least once with a role, the latest
        sign-in first; of the role, what the provider said the last time. Of people, only owners may see it. The
        provider’s addresses of e-mail are not kept."""
        reply: wire.MemberList = await self._call(
            _LIST_MEMBERS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_members(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Member]:
        """List those who signed in, page after page: `offset` is where it begins, `limit` the size of a page. What is
        added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_MEMBERS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def revoke_session(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Session:
        """End a session of the console. At once in this process, within 2 s in others. Again changes nothing. Only
        somebody with the same permissions, or more, ends it."""
        reply: wire.Session = await self._call(
            _REVOKE_SESSION,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_projects(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ProjectList:
        """List projects. By age, each with its whole saved configuration."""
        reply: wire.ProjectList = await self._call(
            _LIST_PROJECTS,
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_projects(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        include_archived: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Project]:
        """List projects, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_PROJECTS,
            "items",
            {},
            {"offset": offset, "limit": limit, "include_archived": include_archived},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def read_project(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Project:
        """Read a project. Its whole saved configuration in the names of its creation. Archived projects can be read
        too."""
        reply: wire.Project = await self._call(
            _READ_PROJECT,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def update_project(
        self,
        id: str,
        body: wire.UpdateProjectBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Project:
        """Change a project. Changes the named fields and no others, each security setting for itself; lists are
        replaced as a whole. It holds for checks that begin after it, in other processes within 2 s. With
        `ifUpdatedAt` nothing is changed that somebody else changed meanwhile."""
        reply: wire.Project = await self._call(
            _UPDATE_PROJECT,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def archive_project(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Project:
        """Archive a project. It takes no new checks and conversations (409 `conflict`); what it holds stays readable.
        `PATCH` with `archived: false` puts it back into use."""
        reply: wire.Project = await self._call(
            _ARCHIVE_PROJECT,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_conversations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        project_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ConversationList:
        """List conversations. Newest first."""
        reply: wire.ConversationList = await self._call(
            _LIST_CONVERSATIONS,
            {},
            {"offset": offset, "limit": limit, "project_id": project_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_conversations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        project_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.ManagedConversation]:
        """List conversations, page after page: `offset` is where it begins, `limit` the size of a page. What is added
        or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_CONVERSATIONS,
            "items",
            {},
            {"offset": offset, "limit": limit, "project_id": project_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def read_conversation(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ManagedConversation:
        """Read a conversation. Its messages are in the monitoring export of its project."""
        reply: wire.ManagedConversation = await self._call(
            _READ_CONVERSATION,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_message(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Message:
        """Read an evaluated message. Text, history, verdicts with their places in the text, and the configuration
        that decided as it stood then. It shows what end users wrote, hence the permission `manage`."""
        reply: wire.Message = await self._call(
            _READ_MESSAGE,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_queues(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Queues:
        """Count what waits. Of the own organization: what waits in the server that answers, and jobs in the database.
        `GET /metrics` counts jobs of all organizations for whoever runs the service."""
        reply: wire.Queues = await self._call(
            _READ_QUEUES,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_messages(
        self,
        *,
        project_id: str,
        from_: str | None = None,
        to: str | None = None,
        policy_id: str | None = None,
        unsafe_only: bool | None = None,
        issues_only: bool | None = None,
        direction: Literal["input", "output"] | None = None,
        criticality: Literal["low", "medium", "high", "critical"] | None = None,
        latency_ms_min: float | None = None,
        errors_only: bool | None = None,
        security_only: bool | None = None,
        shadow_only: bool | None = None,
        topic_id: str | None = None,
        role: Literal["user", "assistant"] | None = None,
        images_only: bool | None = None,
        documents_only: bool | None = None,
        tool_messages_only: bool | None = None,
        feedback: Literal["any", "false_alarm", "missed"] | None = None,
        conversation_id: str | None = None,
        conversation_linked_id: str | None = None,
        search: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.MessageList:
        """List evaluated messages. Newest first with their verdicts. It shows what end users wrote, hence the
        permission `manage`. For whole periods there is the monitoring export, which the audit log tells of."""
        reply: wire.MessageList = await self._call(
            _LIST_MESSAGES,
            {},
            {"project_id": project_id, "from": from_, "to": to, "policy_id": policy_id, "unsafe_only": unsafe_only, "issues_only": issues_only, "direction": direction, "criticality": criticality, "latency_ms_min": latency_ms_min, "errors_only": errors_only, "security_only": security_only, "shadow_only": shadow_only, "topic_id": topic_id, "role": role, "images_only": images_only, "documents_only": documents_only, "tool_messages_only": tool_messages_only, "feedback": feedback, "conversation_id": conversation_id, "conversation_linked_id": conversation_linked_id, "search": search, "limit": limit, "cursor": cursor},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_saved_views(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedViewList:
        """List saved views. By name: those that the caller saved, and those that are shared in the organization."""
        reply: wire.SavedViewList = await self._call(
            _LIST_SAVED_VIEWS,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_saved_views(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.SavedView]:
        """List saved views, page after page: `offset` is where it begins, `limit` the size of a page. What is added
        or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_SAVED_VIEWS,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def create_saved_view(
        self,
        body: wire.CreateSavedViewBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedView:
        """Save filters under a name. A key or a person may have 50, an organization 2,000. They stay until they are
        deleted: those of a key go to its successor when it is rotated, and when it is revoked those that it did not
        share are deleted. An erasure does not look into what they search for."""
        reply: wire.SavedView = await self._call(
            _CREATE_SAVED_VIEW,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_saved_view(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedView:
        """Read a saved view. An own one, or one that is shared."""
        reply: wire.SavedView = await self._call(
            _READ_SAVED_VIEW,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def update_saved_view(
        self,
        id: str,
        body: wire.UpdateSavedViewBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedView:
        """Change a saved view. Changes the named fields; `filters` replaces all filters."""
        reply: wire.SavedView = await self._call(
            _UPDATE_SAVED_VIEW,
            {"id": id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def delete_saved_view(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SavedView:
        """Delete a saved view. For good. Answers with what it was."""
        reply: wire.SavedView = await self._call(
            _DELETE_SAVED_VIEW,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def erase_conversation(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Erasure:
        """Erase what was said in a conversation. Removes its texts, explanations, name, description and linked id,
        kept replies and notes. Ids, decisions and counters stay, and new checks on the id work. A client that sends
        its old history again brings the texts back."""
        reply: wire.Erasure = await self._call(
            _ERASE_CONVERSATION,
            {"id": id},
            {},
            None,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def create_erasure(
        self,
        body: wire.CreateErasureBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Erasure:
        """Erase what a linked end user said. As the erasure of the conversation with this linked id. Afterwards the
        linked id is free again."""
        reply: wire.Erasure = await self._call(
            _CREATE_ERASURE,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_erasures(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ErasureList:
        """List erasures. Newest first."""
        reply: wire.ErasureList = await self._call(
            _LIST_ERASURES,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_erasures(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Erasure]:
        """List erasures, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_ERASURES,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def read_erasure(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Erasure:
        """Read an erasure. Tells how far it is and what it removed."""
        reply: wire.Erasure = await self._call(
            _READ_ERASURE,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_conversation_messages(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ConversationMessageList:
        """List the messages of a conversation. Oldest first, with their verdicts, for somebody who looks at it: the
        audit log tells that it was read (`conversation.read`), where an export is told as `conversation.export`. A
        page ends early where its texts reach 4,000,000 characters: go on at `offset` plus the number of items, up to
        `total`."""
        reply: wire.ConversationMessageList = await self._call(
            _LIST_CONVERSATION_MESSAGES,
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_conversation_messages(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.ConversationMessageListItem]:
        """List the messages of a conversation, page after page: `offset` is where it begins, `limit` the size of a
        page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_CONVERSATION_MESSAGES,
            "items",
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def export_conversation(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        turns_offset: int | None = None,
        turns_limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ConversationExport:
        """Export everything that is kept of a conversation. Its messages oldest first with their verdicts, and each
        turn of their histories once. A page ends early where its texts reach 4,000,000 characters: go on at `offset`
        plus the number of items, up to `total`."""
        reply: wire.ConversationExport = await self._call(
            _EXPORT_CONVERSATION,
            {"id": id},
            {"offset": offset, "limit": limit, "turns_offset": turns_offset, "turns_limit": turns_limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_operating_points(
        self,
        id: str,
        *,
        threshold: float | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.OperatingPoints:
        """See the false alarms of any threshold. For the security guardrail and each policy in use: the threshold in
        force, and for a table of thresholds the share of ordinary texts that alarm, as the detector was calibrated
        and as the newest calibration on your own texts saw it."""
        reply: wire.OperatingPoints = await self._call(
            _READ_OPERATING_POINTS,
            {"id": id},
            {"threshold": threshold},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def create_calibration(
        self,
        id: str,
        body: wire.CreateCalibrationBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Calibration:
        """Fit thresholds to your own traffic. Measures ordinary texts in the background and raises thresholds until,
        with 95 % confidence, the project as a whole alarms on at most `target_rate` of such texts: security within
        .75 and 2, policies (unless `apply_policies` is false) within .3 and .9. With `tighten` they also fall to the
        lowest that keeps it. Read it again until it is no longer `pending` or `running`. Weights of detectors never
        change."""
        reply: wire.Calibration = await self._call(
            _CREATE_CALIBRATION,
            {"id": id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_calibrations(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CalibrationList:
        """List the calibrations of a project. Newest first, with what each moved."""
        reply: wire.CalibrationList = await self._call(
            _LIST_CALIBRATIONS,
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_calibrations(
        self,
        id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Calibration]:
        """List the calibrations of a project, page after page: `offset` is where it begins, `limit` the size of a
        page. What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_CALIBRATIONS,
            "items",
            {"id": id},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def read_calibration(
        self,
        id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Calibration:
        """Read a calibration. How far it is, or what it found."""
        reply: wire.Calibration = await self._call(
            _READ_CALIBRATION,
            {"id": id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def revert_calibration(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Calibration:
        """Take a calibration back. Puts every threshold that it moved back to what it was. If one was moved again
        since, nothing changes (409 `conflict`)."""
        reply: wire.Calibration = await self._call(
            _REVERT_CALIBRATION,
            {"id": id},
            {},
            None,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply
