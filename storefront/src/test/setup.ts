import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// What is loaded on demand takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

// A page without layout has nothing to measure.
globalThis.ResizeObserver ??= class {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
};

afterEach(() => {
	// A test of the server's side has no page to tidy up.
	if (typeof window === "undefined") return;
	cleanup();
	// A test may have blocked the storage.
	vi.restoreAllMocks();
	localStorage.clear();
	sessionStorage.clear();
});
