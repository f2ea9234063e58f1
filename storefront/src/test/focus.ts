import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Waits until the element has the focus: the effect that moves it may run after the render that a test sees. */
export function expectFocus(element: () => Element | Promise<Element>): Promise<void> {
	return waitFor(async () => expect(document.activeElement).toBe(await element()));
}
