import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
	// A test of the server's side has no page to tidy up.
	if (typeof window === "undefined") return;
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
});
