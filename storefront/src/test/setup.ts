import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { PRESS_PAUSE } from "../ui/press-pause";
import { rememberComputedStyles } from "./computed-style";

// Tests press faster than a hand.
PRESS_PAUSE.ms = 0;

// What is loaded on demand takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

if (typeof window !== "undefined") rememberComputedStyles(document.defaultView ?? window);

// A page without layout has nothing to measure, and nowhere to scroll.
globalThis.ResizeObserver ??= class {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
};
if (typeof window !== "undefined") Element.prototype.scrollIntoView ??= () => {};

afterEach(() => {
	// A test of the server's side has no page to tidy up.
	if (typeof window === "undefined") return;
	cleanup();
	// A test may have blocked the storage.
	vi.restoreAllMocks();
});

// Not after a test: a request that was under way when it ended still stores what it learns.
beforeEach(() => {
	if (typeof window === "undefined") return;
	localStorage.clear();
	sessionStorage.clear();
	// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
	for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
	window.history.replaceState(null, "", "/");
});

// Files share a process, but no module of theirs: stores start empty, and a mock reaches only the file that asks for it.
afterAll(async () => {
	vi.useRealTimers();
	// A panel that the last test opened may still be loading its code.
	await vi.dynamicImportSettled();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	vi.resetModules();
});
