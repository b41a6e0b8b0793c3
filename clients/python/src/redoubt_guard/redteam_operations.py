"""The operations that a key with the permission redteam may use.

Written from the contract of the service by `npm run gen`; not to be edited by hand.
"""

from __future__ import annotations

from typing import Any, AsyncIterator, Iterator, Literal

from . import wire
from .operation import Operation
from .operation_group import AsyncOperationGroup, OperationGroup

_READ_ACCESS = Operation("GET", "/api/v1/access", "free")
_CREATE_TEST = Operation("POST", "/api/v1/tests/", "key")
_LIST_TESTS = Operation("GET", "/api/v1/tests/", "free")
_READ_TEST = Operation("GET", "/api/v1/tests/{test_id}", "free")
_DELETE_TEST = Operation("DELETE", "/api/v1/tests/{test_id}", "free")
_ERASE_TEST = Operation("POST", "/api/v1/tests/{test_id}/erase", "free")
_GENERATE_DATASET = Operation("POST", "/api/v1/tests/{test_id}/generate", "key")
_READ_GENERATED_STATUS = Operation("GET", "/api/v1/tests/{test_id}/generated/status", "free")
_GENERATE_RECONNAISSANCE = Operation("POST", "/api/v1/tests/{test_id}/reconnaissance/generate", "free")
_UPDATE_RECONNAISSANCE = Operation("PATCH", "/api/v1/tests/{test_id}/reconnaissance", "free")
_EVALUATE_RECONNAISSANCE = Operation("POST", "/api/v1/tests/{test_id}/reconnaissance/evaluate", "free")
_GENERATE_SCENARIOS = Operation("POST", "/api/v1/tests/{test_id}/scenarios/generate", "free")
_UPDATE_SCENARIOS = Operation("PATCH", "/api/v1/tests/{test_id}/scenarios", "free")
_UPDATE_ATTACK_METHODS = Operation("PATCH", "/api/v1/tests/{test_id}/attack-methods", "free")
_LIST_TECHNIQUES = Operation("GET", "/api/v1/techniques", "free")
_ESTIMATE_ATTACK_RUN = Operation("GET", "/api/v1/tests/{test_id}/attack-run/estimate", "free")
_BEGIN_ATTACK_RUN = Operation("POST", "/api/v1/tests/{test_id}/attack-run/begin", "key")
_READ_NEXT_PROMPT = Operation("GET", "/api/v1/tests/{test_id}/attack-run/next", "free")
_RECORD_TURN = Operation("POST", "/api/v1/tests/{test_id}/attack-run/turns", "free")
_READ_EVAL_STATUS = Operation("GET", "/api/v1/tests/{test_id}/attack-run/eval-status", "free")
_COMPLETE_ATTACK_RUN = Operation("POST", "/api/v1/tests/{test_id}/attack-run/complete", "free")
_PAUSE_ATTACK_RUN = Operation("POST", "/api/v1/tests/{test_id}/attack-run/pause", "free")
_RESUME_ATTACK_RUN = Operation("POST", "/api/v1/tests/{test_id}/attack-run/resume", "free")
_READ_ATTACK_RESULTS_SUMMARY = Operation("GET", "/api/v1/tests/{test_id}/attack-results/summary", "free")
_COMPARE_ATTACK_RUNS = Operation("GET", "/api/v1/tests/{test_id}/attack-run/compare", "free")
_LIST_REVIEW_TURNS = Operation("GET", "/api/v1/tests/{test_id}/attack-run/review", "free")
_OVERRIDE_EVALUATION = Operation("POST", "/api/v1/tests/{test_id}/attack-run/attempts/{attempt_id}/override", "key")
_BEGIN_AGENT_RUN = Operation("POST", "/api/v1/tests/{test_id}/begin-agent-run", "free")
_READ_AGENT_RUN = Operation("GET", "/api/v1/tests/{test_id}/agent-run", "free")
_RECORD_CLIENT_RESPONSE = Operation("POST", "/api/v1/tests/{test_id}/cases/{case_id}/client-response", "free")
_RECORD_CLIENT_RESPONSES = Operation("POST", "/api/v1/tests/{test_id}/agent-run/responses", "free")
_COMPLETE_AGENT_RUN = Operation("POST", "/api/v1/tests/{test_id}/agent-run/complete", "free")
_ENSURE_EVALUATION = Operation("POST", "/api/v1/tests/{test_id}/evaluate/ensure-from-client-responses", "free")
_READ_EVALUATED_STATUS = Operation("GET", "/api/v1/tests/{test_id}/evaluated/status", "free")
_LIST_RESULT_CASES = Operation("GET", "/api/v1/tests/{test_id}/results/cases", "free")
_LIST_FINDINGS = Operation("GET", "/api/v1/tests/{test_id}/results/findings", "free")
_READ_RESULTS_SUMMARY = Operation("GET", "/api/v1/tests/{test_id}/results/summary", "free")
_EXPORT_TEST = Operation("POST", "/api/v1/tests/{test_id}/export", "free")
_SIGN_ATTACK_RUN = Operation("POST", "/api/v1/tests/{test_id}/attack-run/sign", "free")
_LIST_SIGNING_KEYS = Operation("GET", "/api/v1/signing-keys", "free")


class RedteamOperations(OperationGroup):
    """The operations as methods that return when they are done. Each raises `RedoubtProblem`."""

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

    def create_test(
        self,
        body: wire.CreateTestBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Test:
        """Create a test. A test of one target, from its dataset to its attack runs. It takes all settings of
        `generate` too; in `metadata` you may keep what you like. Nothing is generated yet."""
        reply: wire.Test = self._call(
            _CREATE_TEST,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_tests(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        project_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TestList:
        """List tests. The organization's tests, newest first, each with the status of its stages, its latest attack
        run among them."""
        reply: wire.TestList = self._call(
            _LIST_TESTS,
            {},
            {"offset": offset, "limit": limit, "project_id": project_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_tests(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        project_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.TestSummary]:
        """List tests, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_TESTS,
            "items",
            {},
            {"offset": offset, "limit": limit, "project_id": project_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def read_test(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Test:
        """Read a test. The test with all its stages. Poll it while a job runs."""
        reply: wire.Test = self._call(
            _READ_TEST,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def delete_test(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RemovedTest:
        """Delete a test. Removes the test with its dataset, runs, answers and verdicts. Nobody finds it from then on;
        of a large one the rest is removed in the background (`completed` is false). Policies that were exported from
        it stay. Not while an attack run is active (409 `conflict`)."""
        reply: wire.RemovedTest = self._call(
            _DELETE_TEST,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def erase_test(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RemovedTest:
        """Erase what was said in a test. Removes the prompts that were sent, the answers of the target and what
        verdicts quote of them. The test, its dataset and what its runs came to stay; an answer that nobody judged
        counts as one that could not be judged. Not while an attack run is active (409 `conflict`)."""
        reply: wire.RemovedTest = self._call(
            _ERASE_TEST,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def generate_dataset(
        self,
        test_id: str,
        body: wire.GenerateDatasetBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.GenerateDatasetReply:
        """Generate the dataset. Derives policies from certifications, given policies and context, and writes
        ((certifications × max_policies) + given policies) × max_prompts_per_policy × 5 cases in the background, with
        benign twins beside them. Each case but the twins costs 1 credit, booked when the generation begins: 402 and
        nothing charged when the balance is short, given back when the generation fails. While it runs, asking again
        returns it; afterwards asking again makes and charges a new dataset, which replaces the one before with all
        that was answered to it."""
        reply: wire.GenerateDatasetReply = self._call(
            _GENERATE_DATASET,
            {"test_id": test_id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_generated_status(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.StatusReply:
        """See how far the generation is. `ready` once all cases can be read."""
        reply: wire.StatusReply = self._call(
            _READ_GENERATED_STATUS,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def generate_reconnaissance(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.StageReply:
        """Generate reconnaissance probes. Writes harmless questions to the target in the background. Poll the test
        until `metadata.reconnaissance.status` is `completed`. While it runs, asking again returns it; afterwards it
        starts afresh, without the answers so far."""
        reply: wire.StageReply = self._call(
            _GENERATE_RECONNAISSANCE,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def update_reconnaissance(
        self,
        test_id: str,
        body: wire.UpdateReconnaissanceBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.UpdateReconnaissanceReply:
        """Edit probes. Replaces the prompts of the named probes and clears all evaluation results."""
        reply: wire.UpdateReconnaissanceReply = self._call(
            _UPDATE_RECONNAISSANCE,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def evaluate_reconnaissance(
        self,
        test_id: str,
        body: wire.EvaluateReconnaissanceBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.EvaluateReconnaissanceReply:
        """Upload what the target answered to probes. Evaluates the answers and learns how this target refuses, which
        tools it names, which languages it speaks. Uploads may come in parts; the reply covers all so far."""
        reply: wire.EvaluateReconnaissanceReply = self._call(
            _EVALUATE_RECONNAISSANCE,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def generate_scenarios(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.StageReply:
        """Generate scenarios. Writes attack purposes bound to the test's policies, ranked by expected yield, in the
        background. Needs policies (generate a dataset first) and evaluated reconnaissance. Poll the test until
        `metadata.scenarios.status` is `ready`. It replaces the list. With an LLM (`REDOUBT_LLM_BASE_URL`) goals are
        read from the policies by it: **policies, business context and what reconnaissance learnt are then sent to
        it**, without the secrets of the checks."""
        reply: wire.StageReply = self._call(
            _GENERATE_SCENARIOS,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def update_scenarios(
        self,
        test_id: str,
        body: wire.UpdateScenariosBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.UpdateScenariosReply:
        """Save scenarios. Replaces the whole list. An item with the id of a scenario edits it, one without is new.
        Not while an attack run is active (409 `conflict`)."""
        reply: wire.UpdateScenariosReply = self._call(
            _UPDATE_SCENARIOS,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def update_attack_methods(
        self,
        test_id: str,
        body: wire.UpdateAttackMethodsBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackMethods:
        """Choose techniques, warm-up turns and attempts. What a run uses. A technique that needs an LLM may be stored
        without one; `begin` then refuses. Not while an attack run is active (409 `conflict`)."""
        reply: wire.AttackMethods = self._call(
            _UPDATE_ATTACK_METHODS,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_techniques(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TechniqueList:
        """List attack techniques. The catalogue, in its own order."""
        reply: wire.TechniqueList = self._call(
            _LIST_TECHNIQUES,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_techniques(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Technique]:
        """List attack techniques, page after page: `offset` is where it begins, `limit` the size of a page. What is
        added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_TECHNIQUES,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def estimate_attack_run(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackRunEstimate:
        """See what a run would cost. Charges nothing. Zeros while no scenario is enabled or no technique is
        selected."""
        reply: wire.AttackRunEstimate = self._call(
            _ESTIMATE_ATTACK_RUN,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def begin_attack_run(
        self,
        test_id: str,
        body: wire.BeginAttackRunBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.BeginAttackRunReply:
        """Begin an attack run. Freezes enabled scenarios and selected techniques into a run and charges
        sum(maximum_multi_turn) × techniques × attempts. While a run goes on it is returned with `resumed: true` and
        nothing is charged; one that is paused stays paused."""
        reply: wire.BeginAttackRunReply = self._call(
            _BEGIN_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_next_prompt(
        self,
        test_id: str,
        *,
        parallel: int | None = None,
        worker: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ReadNextPromptReply:
        """Get the next prompt. The same turn until its answer is posted. 409 `eval-pending` while the attempt that is
        driven is being judged. With `parallel=k` up to k attempts are lent in `moves`, for 120 s or until they are
        answered, so that several clients share a run. While the run is paused nothing is given out: `moves` is empty
        and `paused_at` says since when; without `parallel` it is 409 `eval-pending` with `paused_at`."""
        reply: wire.ReadNextPromptReply = self._call(
            _READ_NEXT_PROMPT,
            {"test_id": test_id},
            {"parallel": parallel, "worker": worker},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def record_turn(
        self,
        test_id: str,
        body: wire.RecordTurnBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TurnReply:
        """Post what the target answered. A warm-up turn is answered with `continue`, an attack turn with `pending`:
        poll eval-status until it is decided. The same content again gets the stored answer; other content for a
        closed turn is 409 `conflict`."""
        reply: wire.TurnReply = self._call(
            _RECORD_TURN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_eval_status(
        self,
        test_id: str,
        *,
        run_id: str | None = None,
        attempt_id: str,
        turn_index: int,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TurnReply:
        """See whether a turn is judged. Poll until `decision` is not `pending`."""
        reply: wire.TurnReply = self._call(
            _READ_EVAL_STATUS,
            {"test_id": test_id},
            {"run_id": run_id, "attempt_id": attempt_id, "turn_index": turn_index},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def complete_attack_run(
        self,
        test_id: str,
        body: wire.CompleteAttackRunBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CompleteAttackRunReply:
        """End a run. What is being judged is judged first; attempts that are not finished become `not_run`."""
        reply: wire.CompleteAttackRunReply = self._call(
            _COMPLETE_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def pause_attack_run(
        self,
        test_id: str,
        body: wire.CompleteAttackRunBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackRunPause:
        """Pause a run. From then on `next` gives out no prompt, not even one that was given out before, until the run
        is resumed; answers to those are still taken and judged. Nothing runs out meanwhile. A paused run stays as it
        is; one that has ended or is being ended is 409 `conflict`. Written to the audit log."""
        reply: wire.AttackRunPause = self._call(
            _PAUSE_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def resume_attack_run(
        self,
        test_id: str,
        body: wire.CompleteAttackRunBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackRunPause:
        """Resume a paused run. It goes on where it was, in the order that it would have had. A run that is not paused
        stays as it is; one that has ended or is being ended is 409 `conflict`. Written to the audit log."""
        reply: wire.AttackRunPause = self._call(
            _RESUME_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_attack_results_summary(
        self,
        test_id: str,
        *,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackResultsSummary:
        """Read the results of a run. `idle` before any run."""
        reply: wire.AttackResultsSummary = self._call(
            _READ_ATTACK_RESULTS_SUMMARY,
            {"test_id": test_id},
            {"run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def compare_attack_runs(
        self,
        test_id: str,
        *,
        run_id: str,
        other_run_id: str,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackRunComparison:
        """Compare two runs. The attack success rates of two runs of the test, and whether chance alone explains the
        difference."""
        reply: wire.AttackRunComparison = self._call(
            _COMPARE_ATTACK_RUNS,
            {"test_id": test_id},
            {"run_id": run_id, "other_run_id": other_run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_review_turns(
        self,
        test_id: str,
        *,
        run_id: str | None = None,
        verdict: Literal["unclear", "breach", "held"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ReviewTurnList:
        """List answers for a review. Answers of which nobody could tell, or breaches, or held ones, one of each
        attempt, in the order of the run. A verdict about one (`override`) takes it out of the list of unclear ones,
        holds for the same answer to the same rule in later runs of the project, and counts in `judge_error`."""
        reply: wire.ReviewTurnList = self._call(
            _LIST_REVIEW_TURNS,
            {"test_id": test_id},
            {"run_id": run_id, "verdict": verdict, "offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_review_turns(
        self,
        test_id: str,
        *,
        run_id: str | None = None,
        verdict: Literal["unclear", "breach", "held"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.ReviewTurn]:
        """List answers for a review, page after page: `offset` is where it begins, `limit` the size of a page. What
        is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_REVIEW_TURNS,
            "items",
            {"test_id": test_id},
            {"run_id": run_id, "verdict": verdict, "offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def override_evaluation(
        self,
        test_id: str,
        attempt_id: str,
        body: wire.OverrideEvaluationBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.OverrideEvaluationReply:
        """Overrule a verdict. A person's verdict about a judged turn; the attempt's outcome and all counters follow.
        Written to the audit log. Nothing else overturns a breach. It is kept without the text, and the same answer to
        the same rule gets it in later runs of the project, until this test is deleted."""
        reply: wire.OverrideEvaluationReply = self._call(
            _OVERRIDE_EVALUATION,
            {"test_id": test_id, "attempt_id": attempt_id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def begin_agent_run(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.BeginAgentRunReply:
        """Begin to answer the dataset. Returns the run over the present dataset, whether it is new, unfinished or
        over. Charges nothing."""
        reply: wire.BeginAgentRunReply = self._call(
            _BEGIN_AGENT_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_agent_run(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AgentRun:
        """See how far the answers are. What was uploaded, so that a run can be taken up again. Zeros before it was
        begun."""
        reply: wire.AgentRun = self._call(
            _READ_AGENT_RUN,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def record_client_response(
        self,
        test_id: str,
        case_id: str,
        body: wire.RecordClientResponseBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RecordClientResponseReply:
        """Upload the answer to a case. The same content again changes nothing, other content replaces it. The last
        outstanding case completes the run by itself."""
        reply: wire.RecordClientResponseReply = self._call(
            _RECORD_CLIENT_RESPONSE,
            {"test_id": test_id, "case_id": case_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def record_client_responses(
        self,
        test_id: str,
        body: wire.RecordClientResponsesBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RecordClientResponsesReply:
        """Upload answers to many cases. As for one case; all of them are stored or none."""
        reply: wire.RecordClientResponsesReply = self._call(
            _RECORD_CLIENT_RESPONSES,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def complete_agent_run(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CompleteAgentRunReply:
        """Say that no more answers will come. Schedules the evaluation of what arrived: one credit for each answer
        that was not paid yet."""
        reply: wire.CompleteAgentRunReply = self._call(
            _COMPLETE_AGENT_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def ensure_evaluation(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        force: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.EnsureEvaluationReply:
        """See to it that the answers are judged. `noop` when they are, or are being, judged. With `force` all are
        judged again."""
        reply: wire.EnsureEvaluationReply = self._call(
            _ENSURE_EVALUATION,
            {"test_id": test_id},
            {"force": force},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_evaluated_status(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.StatusReply:
        """See how far the evaluation is. `ready` once all that was uploaded is judged."""
        reply: wire.StatusReply = self._call(
            _READ_EVALUATED_STATUS,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_result_cases(
        self,
        test_id: str,
        *,
        kind: Literal["dataset", "eval"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ListResultCasesReply:
        """Read cases. Prompts of the dataset, or what was answered and judged: dataset cases first, then the attempts
        of the latest attack run or of `run_id`. A page shows 16 Mi characters of texts in full, its first case
        always; cases behind that come with the beginnings of their texts and `is_shortened`."""
        reply: wire.ListResultCasesReply = self._call(
            _LIST_RESULT_CASES,
            {"test_id": test_id},
            {"kind": kind, "offset": offset, "limit": limit, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_result_cases(
        self,
        test_id: str,
        *,
        kind: Literal["dataset", "eval"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.ResultCase]:
        """Read cases, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_RESULT_CASES,
            "cases",
            {"test_id": test_id},
            {"kind": kind, "offset": offset, "limit": limit, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def list_findings(
        self,
        test_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.FindingList:
        """List what broke, each thing once. Breaches of the dataset and of an attack run, grouped by what came out:
        the same tool called, the same secret told, or evidence in nearly the same words, of one policy. What matters
        most stands first: severity (1 to 4) times ease (1 to 3)."""
        reply: wire.FindingList = self._call(
            _LIST_FINDINGS,
            {"test_id": test_id},
            {"offset": offset, "limit": limit, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_findings(
        self,
        test_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Finding]:
        """List what broke, each thing once, page after page: `offset` is where it begins, `limit` the size of a page.
        What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_FINDINGS,
            "items",
            {"test_id": test_id},
            {"offset": offset, "limit": limit, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    def read_results_summary(
        self,
        test_id: str,
        *,
        kind: Literal["dataset", "eval"] | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ReadResultsSummaryReply:
        """Read the sums of the results. Of dataset cases and of the latest attack run, or of `run_id`, together, with
        a recommendation for each policy."""
        reply: wire.ReadResultsSummaryReply = self._call(
            _READ_RESULTS_SUMMARY,
            {"test_id": test_id},
            {"kind": kind, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def export_test(
        self,
        test_id: str,
        body: wire.ExportTestBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ExportTestReply:
        """Turn failing policies into guard policies. Makes a guard policy of each policy that the target broke,
        replays every breach and every benign twin through the guard of the projects before and after, and switches
        the policies on in shadow unless asked otherwise. Needs the permissions `redteam` and `manage`. Repeating it
        changes nothing and gives the same ids; it may take a minute."""
        reply: wire.ExportTestReply = self._call(
            _EXPORT_TEST,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def sign_attack_run(
        self,
        test_id: str,
        body: wire.SignAttackRunBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SignedEnvelope:
        """Sign what a run came to. An in-toto statement about a completed run in a DSSE envelope: sums and chained
        digests that the service computes from what it stores, seed, versions, and the digest of the manifest that it
        is given. Signed with the Ed25519 key of the installation. Reads every conversation of the run. 409 `conflict`
        while the run goes on."""
        reply: wire.SignedEnvelope = self._call(
            _SIGN_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_signing_keys(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SigningKeyList:
        """List the public keys of signatures. The key that reports are signed with, and those of before, which go on
        verifying what they signed. `redoubt signing-key rotate` makes a new one."""
        reply: wire.SigningKeyList = self._call(
            _LIST_SIGNING_KEYS,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply


class AsyncRedteamOperations(AsyncOperationGroup):
    """The operations as methods to be awaited. Each raises `RedoubtProblem`."""

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

    async def create_test(
        self,
        body: wire.CreateTestBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Test:
        """Create a test. A test of one target, from its dataset to its attack runs. It takes all settings of
        `generate` too; in `metadata` you may keep what you like. Nothing is generated yet."""
        reply: wire.Test = await self._call(
            _CREATE_TEST,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_tests(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        project_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TestList:
        """List tests. The organization's tests, newest first, each with the status of its stages, its latest attack
        run among them."""
        reply: wire.TestList = await self._call(
            _LIST_TESTS,
            {},
            {"offset": offset, "limit": limit, "project_id": project_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_tests(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        project_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.TestSummary]:
        """List tests, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_TESTS,
            "items",
            {},
            {"offset": offset, "limit": limit, "project_id": project_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def read_test(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Test:
        """Read a test. The test with all its stages. Poll it while a job runs."""
        reply: wire.Test = await self._call(
            _READ_TEST,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def delete_test(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RemovedTest:
        """Delete a test. Removes the test with its dataset, runs, answers and verdicts. Nobody finds it from then on;
        of a large one the rest is removed in the background (`completed` is false). Policies that were exported from
        it stay. Not while an attack run is active (409 `conflict`)."""
        reply: wire.RemovedTest = await self._call(
            _DELETE_TEST,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def erase_test(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RemovedTest:
        """Erase what was said in a test. Removes the prompts that were sent, the answers of the target and what
        verdicts quote of them. The test, its dataset and what its runs came to stay; an answer that nobody judged
        counts as one that could not be judged. Not while an attack run is active (409 `conflict`)."""
        reply: wire.RemovedTest = await self._call(
            _ERASE_TEST,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def generate_dataset(
        self,
        test_id: str,
        body: wire.GenerateDatasetBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.GenerateDatasetReply:
        """Generate the dataset. Derives policies from certifications, given policies and context, and writes
        ((certifications × max_policies) + given policies) × max_prompts_per_policy × 5 cases in the background, with
        benign twins beside them. Each case but the twins costs 1 credit, booked when the generation begins: 402 and
        nothing charged when the balance is short, given back when the generation fails. While it runs, asking again
        returns it; afterwards asking again makes and charges a new dataset, which replaces the one before with all
        that was answered to it."""
        reply: wire.GenerateDatasetReply = await self._call(
            _GENERATE_DATASET,
            {"test_id": test_id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_generated_status(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.StatusReply:
        """See how far the generation is. `ready` once all cases can be read."""
        reply: wire.StatusReply = await self._call(
            _READ_GENERATED_STATUS,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def generate_reconnaissance(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.StageReply:
        """Generate reconnaissance probes. Writes harmless questions to the target in the background. Poll the test
        until `metadata.reconnaissance.status` is `completed`. While it runs, asking again returns it; afterwards it
        starts afresh, without the answers so far."""
        reply: wire.StageReply = await self._call(
            _GENERATE_RECONNAISSANCE,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def update_reconnaissance(
        self,
        test_id: str,
        body: wire.UpdateReconnaissanceBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.UpdateReconnaissanceReply:
        """Edit probes. Replaces the prompts of the named probes and clears all evaluation results."""
        reply: wire.UpdateReconnaissanceReply = await self._call(
            _UPDATE_RECONNAISSANCE,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def evaluate_reconnaissance(
        self,
        test_id: str,
        body: wire.EvaluateReconnaissanceBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.EvaluateReconnaissanceReply:
        """Upload what the target answered to probes. Evaluates the answers and learns how this target refuses, which
        tools it names, which languages it speaks. Uploads may come in parts; the reply covers all so far."""
        reply: wire.EvaluateReconnaissanceReply = await self._call(
            _EVALUATE_RECONNAISSANCE,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def generate_scenarios(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.StageReply:
        """Generate scenarios. Writes attack purposes bound to the test's policies, ranked by expected yield, in the
        background. Needs policies (generate a dataset first) and evaluated reconnaissance. Poll the test until
        `metadata.scenarios.status` is `ready`. It replaces the list. With an LLM (`REDOUBT_LLM_BASE_URL`) goals are
        read from the policies by it: **policies, business context and what reconnaissance learnt are then sent to
        it**, without the secrets of the checks."""
        reply: wire.StageReply = await self._call(
            _GENERATE_SCENARIOS,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def update_scenarios(
        self,
        test_id: str,
        body: wire.UpdateScenariosBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.UpdateScenariosReply:
        """Save scenarios. Replaces the whole list. An item with the id of a scenario edits it, one without is new.
        Not while an attack run is active (409 `conflict`)."""
        reply: wire.UpdateScenariosReply = await self._call(
            _UPDATE_SCENARIOS,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def update_attack_methods(
        self,
        test_id: str,
        body: wire.UpdateAttackMethodsBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackMethods:
        """Choose techniques, warm-up turns and attempts. What a run uses. A technique that needs an LLM may be stored
        without one; `begin` then refuses. Not while an attack run is active (409 `conflict`)."""
        reply: wire.AttackMethods = await self._call(
            _UPDATE_ATTACK_METHODS,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_techniques(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TechniqueList:
        """List attack techniques. The catalogue, in its own order."""
        reply: wire.TechniqueList = await self._call(
            _LIST_TECHNIQUES,
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_techniques(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Technique]:
        """List attack techniques, page after page: `offset` is where it begins, `limit` the size of a page. What is
        added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_TECHNIQUES,
            "items",
            {},
            {"offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def estimate_attack_run(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackRunEstimate:
        """See what a run would cost. Charges nothing. Zeros while no scenario is enabled or no technique is
        selected."""
        reply: wire.AttackRunEstimate = await self._call(
            _ESTIMATE_ATTACK_RUN,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def begin_attack_run(
        self,
        test_id: str,
        body: wire.BeginAttackRunBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.BeginAttackRunReply:
        """Begin an attack run. Freezes enabled scenarios and selected techniques into a run and charges
        sum(maximum_multi_turn) × techniques × attempts. While a run goes on it is returned with `resumed: true` and
        nothing is charged; one that is paused stays paused."""
        reply: wire.BeginAttackRunReply = await self._call(
            _BEGIN_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_next_prompt(
        self,
        test_id: str,
        *,
        parallel: int | None = None,
        worker: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ReadNextPromptReply:
        """Get the next prompt. The same turn until its answer is posted. 409 `eval-pending` while the attempt that is
        driven is being judged. With `parallel=k` up to k attempts are lent in `moves`, for 120 s or until they are
        answered, so that several clients share a run. While the run is paused nothing is given out: `moves` is empty
        and `paused_at` says since when; without `parallel` it is 409 `eval-pending` with `paused_at`."""
        reply: wire.ReadNextPromptReply = await self._call(
            _READ_NEXT_PROMPT,
            {"test_id": test_id},
            {"parallel": parallel, "worker": worker},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def record_turn(
        self,
        test_id: str,
        body: wire.RecordTurnBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TurnReply:
        """Post what the target answered. A warm-up turn is answered with `continue`, an attack turn with `pending`:
        poll eval-status until it is decided. The same content again gets the stored answer; other content for a
        closed turn is 409 `conflict`."""
        reply: wire.TurnReply = await self._call(
            _RECORD_TURN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_eval_status(
        self,
        test_id: str,
        *,
        run_id: str | None = None,
        attempt_id: str,
        turn_index: int,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.TurnReply:
        """See whether a turn is judged. Poll until `decision` is not `pending`."""
        reply: wire.TurnReply = await self._call(
            _READ_EVAL_STATUS,
            {"test_id": test_id},
            {"run_id": run_id, "attempt_id": attempt_id, "turn_index": turn_index},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def complete_attack_run(
        self,
        test_id: str,
        body: wire.CompleteAttackRunBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CompleteAttackRunReply:
        """End a run. What is being judged is judged first; attempts that are not finished become `not_run`."""
        reply: wire.CompleteAttackRunReply = await self._call(
            _COMPLETE_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def pause_attack_run(
        self,
        test_id: str,
        body: wire.CompleteAttackRunBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackRunPause:
        """Pause a run. From then on `next` gives out no prompt, not even one that was given out before, until the run
        is resumed; answers to those are still taken and judged. Nothing runs out meanwhile. A paused run stays as it
        is; one that has ended or is being ended is 409 `conflict`. Written to the audit log."""
        reply: wire.AttackRunPause = await self._call(
            _PAUSE_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def resume_attack_run(
        self,
        test_id: str,
        body: wire.CompleteAttackRunBody | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackRunPause:
        """Resume a paused run. It goes on where it was, in the order that it would have had. A run that is not paused
        stays as it is; one that has ended or is being ended is 409 `conflict`. Written to the audit log."""
        reply: wire.AttackRunPause = await self._call(
            _RESUME_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_attack_results_summary(
        self,
        test_id: str,
        *,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackResultsSummary:
        """Read the results of a run. `idle` before any run."""
        reply: wire.AttackResultsSummary = await self._call(
            _READ_ATTACK_RESULTS_SUMMARY,
            {"test_id": test_id},
            {"run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def compare_attack_runs(
        self,
        test_id: str,
        *,
        run_id: str,
        other_run_id: str,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AttackRunComparison:
        """Compare two runs. The attack success rates of two runs of the test, and whether chance alone explains the
        difference."""
        reply: wire.AttackRunComparison = await self._call(
            _COMPARE_ATTACK_RUNS,
            {"test_id": test_id},
            {"run_id": run_id, "other_run_id": other_run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_review_turns(
        self,
        test_id: str,
        *,
        run_id: str | None = None,
        verdict: Literal["unclear", "breach", "held"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ReviewTurnList:
        """List answers for a review. Answers of which nobody could tell, or breaches, or held ones, one of each
        attempt, in the order of the run. A verdict about one (`override`) takes it out of the list of unclear ones,
        holds for the same answer to the same rule in later runs of the project, and counts in `judge_error`."""
        reply: wire.ReviewTurnList = await self._call(
            _LIST_REVIEW_TURNS,
            {"test_id": test_id},
            {"run_id": run_id, "verdict": verdict, "offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_review_turns(
        self,
        test_id: str,
        *,
        run_id: str | None = None,
        verdict: Literal["unclear", "breach", "held"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.ReviewTurn]:
        """List answers for a review, page after page: `offset` is where it begins, `limit` the size of a page. What
        is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_REVIEW_TURNS,
            "items",
            {"test_id": test_id},
            {"run_id": run_id, "verdict": verdict, "offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def override_evaluation(
        self,
        test_id: str,
        attempt_id: str,
        body: wire.OverrideEvaluationBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.OverrideEvaluationReply:
        """Overrule a verdict. A person's verdict about a judged turn; the attempt's outcome and all counters follow.
        Written to the audit log. Nothing else overturns a breach. It is kept without the text, and the same answer to
        the same rule gets it in later runs of the project, until this test is deleted."""
        reply: wire.OverrideEvaluationReply = await self._call(
            _OVERRIDE_EVALUATION,
            {"test_id": test_id, "attempt_id": attempt_id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def begin_agent_run(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.BeginAgentRunReply:
        """Begin to answer the dataset. Returns the run over the present dataset, whether it is new, unfinished or
        over. Charges nothing."""
        reply: wire.BeginAgentRunReply = await self._call(
            _BEGIN_AGENT_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_agent_run(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AgentRun:
        """See how far the answers are. What was uploaded, so that a run can be taken up again. Zeros before it was
        begun."""
        reply: wire.AgentRun = await self._call(
            _READ_AGENT_RUN,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def record_client_response(
        self,
        test_id: str,
        case_id: str,
        body: wire.RecordClientResponseBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RecordClientResponseReply:
        """Upload the answer to a case. The same content again changes nothing, other content replaces it. The last
        outstanding case completes the run by itself."""
        reply: wire.RecordClientResponseReply = await self._call(
            _RECORD_CLIENT_RESPONSE,
            {"test_id": test_id, "case_id": case_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def record_client_responses(
        self,
        test_id: str,
        body: wire.RecordClientResponsesBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.RecordClientResponsesReply:
        """Upload answers to many cases. As for one case; all of them are stored or none."""
        reply: wire.RecordClientResponsesReply = await self._call(
            _RECORD_CLIENT_RESPONSES,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def complete_agent_run(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CompleteAgentRunReply:
        """Say that no more answers will come. Schedules the evaluation of what arrived: one credit for each answer
        that was not paid yet."""
        reply: wire.CompleteAgentRunReply = await self._call(
            _COMPLETE_AGENT_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def ensure_evaluation(
        self,
        test_id: str,
        body: dict[str, Any] | None = None,
        *,
        force: bool | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.EnsureEvaluationReply:
        """See to it that the answers are judged. `noop` when they are, or are being, judged. With `force` all are
        judged again."""
        reply: wire.EnsureEvaluationReply = await self._call(
            _ENSURE_EVALUATION,
            {"test_id": test_id},
            {"force": force},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_evaluated_status(
        self,
        test_id: str,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.StatusReply:
        """See how far the evaluation is. `ready` once all that was uploaded is judged."""
        reply: wire.StatusReply = await self._call(
            _READ_EVALUATED_STATUS,
            {"test_id": test_id},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_result_cases(
        self,
        test_id: str,
        *,
        kind: Literal["dataset", "eval"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ListResultCasesReply:
        """Read cases. Prompts of the dataset, or what was answered and judged: dataset cases first, then the attempts
        of the latest attack run or of `run_id`. A page shows 16 Mi characters of texts in full, its first case
        always; cases behind that come with the beginnings of their texts and `is_shortened`."""
        reply: wire.ListResultCasesReply = await self._call(
            _LIST_RESULT_CASES,
            {"test_id": test_id},
            {"kind": kind, "offset": offset, "limit": limit, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_result_cases(
        self,
        test_id: str,
        *,
        kind: Literal["dataset", "eval"] | None = None,
        offset: int | None = None,
        limit: int | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.ResultCase]:
        """Read cases, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_RESULT_CASES,
            "cases",
            {"test_id": test_id},
            {"kind": kind, "offset": offset, "limit": limit, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def list_findings(
        self,
        test_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.FindingList:
        """List what broke, each thing once. Breaches of the dataset and of an attack run, grouped by what came out:
        the same tool called, the same secret told, or evidence in nearly the same words, of one policy. What matters
        most stands first: severity (1 to 4) times ease (1 to 3)."""
        reply: wire.FindingList = await self._call(
            _LIST_FINDINGS,
            {"test_id": test_id},
            {"offset": offset, "limit": limit, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_findings(
        self,
        test_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Finding]:
        """List what broke, each thing once, page after page: `offset` is where it begins, `limit` the size of a page.
        What is added or removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_FINDINGS,
            "items",
            {"test_id": test_id},
            {"offset": offset, "limit": limit, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )

    async def read_results_summary(
        self,
        test_id: str,
        *,
        kind: Literal["dataset", "eval"] | None = None,
        run_id: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ReadResultsSummaryReply:
        """Read the sums of the results. Of dataset cases and of the latest attack run, or of `run_id`, together, with
        a recommendation for each policy."""
        reply: wire.ReadResultsSummaryReply = await self._call(
            _READ_RESULTS_SUMMARY,
            {"test_id": test_id},
            {"kind": kind, "run_id": run_id},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def export_test(
        self,
        test_id: str,
        body: wire.ExportTestBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ExportTestReply:
        """Turn failing policies into guard policies. Makes a guard policy of each policy that the target broke,
        replays every breach and every benign twin through the guard of the projects before and after, and switches
        the policies on in shadow unless asked otherwise. Needs the permissions `redteam` and `manage`. Repeating it
        changes nothing and gives the same ids; it may take a minute."""
        reply: wire.ExportTestReply = await self._call(
            _EXPORT_TEST,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def sign_attack_run(
        self,
        test_id: str,
        body: wire.SignAttackRunBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SignedEnvelope:
        """Sign what a run came to. An in-toto statement about a completed run in a DSSE envelope: sums and chained
        digests that the service computes from what it stores, seed, versions, and the digest of the manifest that it
        is given. Signed with the Ed25519 key of the installation. Reads every conversation of the run. 409 `conflict`
        while the run goes on."""
        reply: wire.SignedEnvelope = await self._call(
            _SIGN_ATTACK_RUN,
            {"test_id": test_id},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_signing_keys(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.SigningKeyList:
        """List the public keys of signatures. The key that reports are signed with, and those of before, which go on
        verifying what they signed. `redoubt signing-key rotate` makes a new one."""
        reply: wire.SigningKeyList = await self._call(
            _LIST_SIGNING_KEYS,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply
