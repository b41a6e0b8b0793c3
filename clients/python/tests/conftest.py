"""The service, started from the checkout with a folder of its own, and one of the OpenAI protocol behind it."""

from __future__ import annotations

import json
import os
import re
import secrets
import subprocess
import threading
from pathlib import Path
from typing import IO, Iterator

import pytest

from redoubt_guard import Redoubt

from .started import Service, Upstream

CHECKOUT = Path(__file__).resolve().parents[3]
NODE = os.environ.get("REDOUBT_TEST_NODE", str(CHECKOUT / "node_modules/.bin/node"))
START_S_MAX = 240.0


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def upstream() -> Iterator[Upstream]:
    process = subprocess.Popen(
        [NODE, "test/llm/upstream-program.ts"],
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield Upstream(json.loads(_line_with(process, process.stdout, r"\{.*\}"))["baseUrl"])
    finally:
        _stop(process)


@pytest.fixture(scope="session")
def service(upstream: Upstream, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    key = secrets.token_hex(32)
    environment = {
        "PATH": os.environ["PATH"],
        "REDOUBT_PORT": "0",
        "REDOUBT_DATA_DIR": str(tmp_path_factory.mktemp("redoubt") / "data"),
        "REDOUBT_INIT_API_KEY": key,
        "REDOUBT_DETECTOR_WORKERS": "1",
        "REDOUBT_DISK_RESERVE_MB": "0",
        # A slow machine shall show slow checks, not failed ones.
        "REDOUBT_CHECK_TIMEOUT_MS": "60000",
        "REDOUBT_LOG_LEVEL": "error",
        "REDOUBT_UPSTREAMS": f"local-*={upstream.base_url}",
    }
    process = subprocess.Popen(
        [NODE, "server/main.ts"],
        cwd=CHECKOUT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = _line_with(process, process.stdout, r"http://127\.0\.0\.1:\d+")
        with Redoubt(address, key) as client:
            organization_id = client.manage.read_organization()["id"]
        yield Service(address, key, organization_id)
    finally:
        _stop(process)


@pytest.fixture(scope="session")
def client(service: Service) -> Iterator[Redoubt]:
    with Redoubt(service.base_url, service.api_key, organization_id=service.organization_id) as client:
        yield client


@pytest.fixture(scope="session")
def project_id(client: Redoubt, service: Service) -> str:
    """A project with the security guardrail alone."""
    reply = client.manage.create_project(
        {
            "name": "Shop",
            "description": "Answers questions about orders",
            "organizationId": service.organization_id,
            "securityGuardrails": {"securityViolationMessage": "Sorry, I cannot help with that."},
        }
    )
    return reply["projectId"]


@pytest.fixture(scope="session")
def code_project_id(client: Redoubt, service: Service) -> str:
    """A project whose answers may not tell codes."""
    policy = client.manage.create_policy(
        {
            "name": "No codes",
            "description": "codes of doors",
            "patterns": {"deny": [r"code is \d+"]},
            "violation_message": "I do not give out codes.",
        }
    )
    reply = client.manage.create_project(
        {
            "name": "Doors",
            "description": "Answers questions about doors",
            "organizationId": service.organization_id,
            "policies": [{"metricId": policy["id"], "blockInput": False, "blockOutput": True}],
            "securityGuardrails": {},
        }
    )
    return reply["projectId"]


def _line_with(process: subprocess.Popen[str], output: IO[str], pattern: str) -> str:
    """The first match in what a program prints; ends the program when there is none in time."""
    late = threading.Timer(START_S_MAX, process.kill)
    late.start()
    try:
        printed = ""
        for line in output:
            printed += line
            found = re.search(pattern, line)
            if found is not None:
                # What follows is read too, so that the program never waits for a reader.
                threading.Thread(target=output.read, daemon=True).start()
                return found.group(0)
        raise AssertionError(f"the program ended before it was ready:\n{printed}")
    finally:
        late.cancel()


def _stop(process: subprocess.Popen[str]) -> None:
    if process.stdin is not None:
        process.stdin.close()
    process.terminate()
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
