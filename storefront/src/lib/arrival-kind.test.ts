import { expect, it } from "vitest";
import { arrivalKind, currentArrival, hasArrived } from "./arrival-kind";

it("a page loaded whole is followed by pages that links lead to", () => {
	expect(arrivalKind()).toBe("whole");
	hasArrived(currentArrival());
	expect(arrivalKind()).toBe("followed");
});

it("Back pressed before the effects of the page it leaves have run counts", () => {
	const followed = currentArrival();
	dispatchEvent(new PopStateEvent("popstate"));
	hasArrived(followed);
	expect(arrivalKind()).toBe("restored");
	hasArrived(currentArrival());
	expect(arrivalKind()).toBe("followed");
});
