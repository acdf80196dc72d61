"""The accuracy rule of this project: at most twice eager's own error, plus two ulp.

Both errors are distances to the same computation in float64, as root mean squares over each tensor: the largest
distance of a few numbers would compare luck.
"""

import torch


def root_mean_square(x):
    """The root mean square of a tensor, 0 for no elements."""
    return x.double().square().mean().sqrt().item() if x.numel() else 0.0


def assert_accurate(ours, eager, exact, name=""):
    """Check one tensor by the rule; tensors that are not floating point must be equal."""
    assert ours.dtype == eager.dtype and ours.shape == eager.shape, f"{name}: {ours.dtype}{tuple(ours.shape)}"
    if not ours.dtype.is_floating_point:
        assert torch.equal(ours, eager), name
        return
    finite = exact.isfinite() & eager.isfinite()
    assert torch.equal(ours.isnan(), eager.isnan()), f"{name}: NaN in other places"
    assert torch.equal(ours[~finite].nan_to_num(), eager[~finite].nan_to_num()), f"{name}: infinities differ"
    exact = exact[finite].double()
    error = root_mean_square(ours[finite].double() - exact)
    eager_error = root_mean_square(eager[finite].double() - exact)
    ulp = torch.finfo(ours.dtype).eps * root_mean_square(exact)
    assert error <= 2 * eager_error + 2 * ulp, f"{name}: error {error:.3e}, eager's {eager_error:.3e}, ulp {ulp:.3e}"
