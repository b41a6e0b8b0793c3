"""What both clients do whatever the service answers: the one that waits, and the one to be awaited."""

from __future__ import annotations

import pickle
import threading
from email.utils import formatdate
from typing import Any, Callable

import anyio
import pytest

from redoubt_guard import AsyncRedoubt, Redoubt, RedoubtProblem

from .local_server import Answer, RecordedClock, Server, serving

POLICY: Any = {"name": "No secrets", "description": "content that tells a secret"}
Run = Callable[..., Any]


@pytest.fixture(params=["sync", "asyncio", "trio"])
def run(request: pytest.FixtureRequest) -> Run:
    """`run(server, action, **options)`: the result of `action(client)`."""

    def run_sync(server: Server, action: Callable[[Any], Any], **options: Any) -> Any:
        with Redoubt(server.base_url, "rdk_x", **{"clock": RecordedClock(), **options}) as client:
            return action(client)

    def run_async(server: Server, action: Callable[[Any], Any], **options: Any) -> Any:
        async def main() -> Any:
            async with AsyncRedoubt(server.base_url, "rdk_x", **{"clock": RecordedClock(), **options}) as client:
                return await action(client)

        return anyio.run(main, backend=request.param)

    return run_sync if request.param == "sync" else run_async


def test_path_query_body_and_headers_are_those_of_the_operation(run: Run) -> None:
    with serving(lambda answer: answer.json(200, {})) as server:
        run(server, lambda client: client.manage.update_policy("a/b ü", {"name": "Né"}), organization_id="org")
        history: Any = {"messages_history": []}
        run(server, lambda client: client.guard.evaluate_input(history, conversation_id="c&d"))
        run(server, lambda client: client.guard.export_monitoring(project_id="p", issues_only=False))
        run(server, lambda client: client.check("half \ud800 a pair"))
    assert [(seen.method, seen.path, seen.body) for seen in server.seen] == [
        ("PATCH", "/api/v1/policies/a%2Fb%20%C3%BC", '{"name": "Né"}'),
        ("POST", "/public/guard/v1/input_guardrails?conversation_id=c%26d", '{"messages_history": []}'),
        ("GET", "/public/guard/v1/monitoring/messages?project_id=p&issues_only=false", ""),
        ("POST", "/api/v1/check", '{"text": "half \\ud800 a pair"}'),
    ]
    first, second = server.seen[0].headers, server.seen[1].headers
    assert (first["x-api-key"], first["x-organization-id"]) == ("rdk_x", "org")
    assert "idempotency-key" not in first and second["idempotency-key"] == "id-1"


def test_all_tries_of_a_call_carry_one_idempotency_key(run: Run) -> None:
    clock = RecordedClock()
    with serving(lambda answer: answer.nothing() if answer.count < 4 else answer.json(201, {"id": "p"})) as server:
        assert run(server, lambda client: client.manage.create_policy(POLICY), clock=clock) == {"id": "p"}
        run(server, lambda client: client.manage.create_policy(POLICY), clock=clock)
    keys = [seen.headers["idempotency-key"] for seen in server.seen]
    assert keys == ["id-1", "id-1", "id-1", "id-1", "id-2"]
    assert clock.pauses == [0.25, 0.5, 1.0]


def test_chance_halves_a_pause_at_most_and_none_is_longer_than_20_s(run: Run) -> None:
    clock = RecordedClock(random=0.0)
    with serving(lambda answer: answer.problem(500, "internal-error")) as server:
        with pytest.raises(RedoubtProblem):
            run(server, lambda client: client.manage.read_organization(), clock=clock, retries=8)
    assert clock.pauses == [0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 10.0]


def test_retry_after_is_kept_to_and_a_pause_too_long_is_not_waited_for(run: Run) -> None:
    clock = RecordedClock()

    def answering(answer: Answer) -> None:
        if answer.count == 1:
            return answer.problem(429, "rate-limited", retry_after="7")
        if answer.count == 2:
            return answer.problem(503, "overloaded", retry_after=formatdate(clock.now_s() + 9, usegmt=True))
        return answer.problem(503, "overloaded", retry_after="3600")

    with serving(answering) as server:
        with pytest.raises(RedoubtProblem) as caught:
            run(server, lambda client: client.manage.try_policy("p", {"text": ""}), clock=clock)
    assert (caught.value.status, caught.value.retry_after_s) == (503, 3600)
    assert clock.pauses == [7.0, 9.0]


def test_what_must_not_be_done_twice_is_not_tried_again_when_the_answer_was_lost(run: Run) -> None:
    with serving(lambda answer: answer.nothing()) as server:
        with pytest.raises(RedoubtProblem) as caught:
            run(server, lambda client: client.manage.try_policy("p", {"text": ""}))
    assert caught.value.code == "unreachable"
    assert len(server.seen) == 1


def test_a_conflict_is_final_unless_an_equal_request_is_still_being_worked_on(run: Run) -> None:
    def answering(answer: Answer) -> None:
        if answer.count == 1:
            return answer.problem(409, "conflict", retry_after="5")
        answer.problem(409, "conflict")

    with serving(answering) as server:
        with pytest.raises(RedoubtProblem) as caught:
            run(server, lambda client: client.manage.create_policy(POLICY))
    assert caught.value.code == "conflict"
    assert len(server.seen) == 2


def test_a_refusal_tells_all_that_the_service_said_and_never_the_key(run: Run) -> None:
    fields = {"errors": [{"path": "name", "message": "must not be empty"}, 7], "request_id": "r-1", "extra": 1}
    with serving(lambda answer: answer.problem(400, "invalid-request", fields)) as server:
        with pytest.raises(RedoubtProblem) as caught:
            run(server, lambda client: client.manage.create_policy(POLICY))
    problem = caught.value
    assert (problem.code, problem.status, problem.request_id) == ("invalid-request", 400, "r-1")
    assert [(error.path, error.message) for error in problem.errors] == [("name", "must not be empty")]
    assert problem.document["extra"] == 1
    assert "name: must not be empty" in str(problem)
    assert "rdk_x" not in f"{problem!r}{vars(problem)}{problem.__cause__}"
    copy = pickle.loads(pickle.dumps(problem))
    assert (copy.code, copy.errors, str(copy)) == (problem.code, problem.errors, str(problem))


def test_what_is_not_json_is_told_as_such(run: Run) -> None:
    with serving(lambda answer: answer.raw(200 if answer.count == 1 else 418, b"<html>")) as server:
        for status in (0, 418):
            with pytest.raises(RedoubtProblem) as caught:
                run(server, lambda client: client.manage.read_organization())
            assert (caught.value.code, caught.value.status) == ("unreadable-answer", status)


def test_a_key_is_not_sent_on_to_where_an_answer_points(run: Run) -> None:
    with serving(lambda answer: answer.json(200, {})) as other:
        with serving(lambda answer: answer.raw(307, b"", location=other.base_url)) as server:
            with pytest.raises(RedoubtProblem) as caught:
                run(server, lambda client: client.manage.read_organization())
    assert caught.value.status == 307
    assert other.seen == []


def test_a_try_that_takes_too_long_is_given_up_and_made_again(run: Run) -> None:
    done = threading.Event()

    def answering(answer: Answer) -> None:
        if answer.count == 1:
            done.wait(30)
            return
        if answer.count == 2:
            # Alive, but never whole: each piece comes in time, all of them do not.
            answer.handler.send_response(200)
            answer.handler.end_headers()
            while not done.wait(0.02):
                try:
                    answer.handler.wfile.write(b" ")
                except OSError:
                    return
            return
        answer.json(200, {"id": "o"})

    clock = RecordedClock()
    with serving(answering) as server:
        try:
            assert run(server, lambda client: client.manage.read_organization(timeout_s=0.2), clock=clock)["id"] == "o"
        finally:
            done.set()
    assert clock.pauses == [0.25, 0.5]


def test_nobody_there_is_told_with_the_address(run: Run) -> None:
    with serving(lambda answer: answer.nothing()) as server:
        pass
    with pytest.raises(RedoubtProblem) as caught:
        run(server, lambda client: client.manage.read_organization(), retries=0)
    assert caught.value.code == "unreachable"
    assert server.base_url in caught.value.detail
    assert caught.value.__cause__ is None


WRONG = ["localhost:4180", "ftp://x", "http://user:pass@x", "", "http://x?a=1", "http://[x"]


@pytest.mark.parametrize("base_url", WRONG)
def test_an_address_that_is_none_is_refused_when_the_client_is_made(base_url: str) -> None:
    for kind in (Redoubt, AsyncRedoubt):
        with pytest.raises(ValueError, match="base_url must be an address"):
            kind(base_url, "k")


def test_a_path_before_the_services_own_is_kept_and_the_key_is_not_shown() -> None:
    client = Redoubt("https://host/redoubt/", "rdk_secret")
    assert client.settings.base_url == "https://host/redoubt"
    assert "rdk_secret" not in f"{client!r}{client.settings!r}"


def test_a_key_that_cannot_be_sent_is_refused_without_showing_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REDOUBT_API_KEY", raising=False)
    for key in ("rdk_ü", "rdk_a b", "rdk_\r\nx-other: 1"):
        with pytest.raises(ValueError, match="printable ASCII") as caught:
            Redoubt("http://127.0.0.1", key)
        assert "rdk_" not in str(caught.value)
    with pytest.raises(ValueError, match="REDOUBT_API_KEY"):
        Redoubt("http://127.0.0.1")


def test_address_and_key_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDOUBT_API_KEY", "rdk_env")
    monkeypatch.setenv("REDOUBT_PORT", "4999")
    settings = Redoubt().settings
    assert (settings.base_url, settings.api_key) == ("http://127.0.0.1:4999", "rdk_env")


def test_a_cancelled_call_ends_at_once() -> None:
    done = threading.Event()

    async def main() -> bool:
        async with AsyncRedoubt(server.base_url, "rdk_x") as client:
            with anyio.move_on_after(0.1) as scope:
                await client.manage.read_organization()
            return scope.cancelled_caught

    with serving(lambda answer: None if done.wait(30) else None) as server:
        try:
            assert anyio.run(main)
        finally:
            done.set()
    assert len(server.seen) == 1
