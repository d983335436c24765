"""What the tests share."""
import pytest

import subjects
import touchline
from touchline import _arrays


def pytest_generate_tests(metafunc):
    """A test with a parameter `subject` runs over every game, by every rule that can be changed alone."""
    if "subject" in metafunc.fixturenames:
        metafunc.parametrize("subject", subjects.subjects(), ids=str)


@pytest.fixture(params=["numpy", "standard library"])
def arrays(request, monkeypatch):
    """Batches with arrays of NumPy, and without it."""
    if request.param == "numpy":
        assert _arrays.numpy() is not None, "the tests need NumPy"
    else:
        monkeypatch.setattr(_arrays, "numpy", lambda: None)
    return _arrays


@pytest.fixture
def draughts():
    return touchline.State("draughts")
