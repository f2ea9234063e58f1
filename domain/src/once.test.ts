import { expect, it, vi } from "vitest";
import { once } from "./once";

it("makes its value when first asked, and once", () => {
	const make = vi.fn(() => undefined);
	const value = once(make);
	expect(make).not.toHaveBeenCalled();
	value();
	value();
	expect(make).toHaveBeenCalledTimes(1);
});
