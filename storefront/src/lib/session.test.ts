import { describe, expect, it, vi } from "vitest";
import {
	checkIdle,
	dropToken,
	IDLE_CHECK_MS,
	IDLE_LIMIT_MS,
	isTokenWellFormed,
	onTokenChangedElsewhere,
	readToken,
	storeToken,
} from "./session";

const NOW = new Date("2026-11-20T10:00:00Z").getTime();

describe("session storage", () => {
	it("stores the access token and the last activity in local storage", () => {
		storeToken("a.b.c", NOW);
		expect(localStorage.getItem("accessToken")).toBe("a.b.c");
		expect(localStorage.getItem("lastActivity")).toBe(String(NOW));
		dropToken();
		expect(localStorage).toHaveLength(0);
	});

	it("without storage a session holds until the page is left", () => {
		vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		storeToken("a.b.c", NOW);
		expect([readToken(), checkIdle(NOW + 1)]).toEqual(["a.b.c", false]);
		dropToken();
		expect(readToken()).toBeNull();
	});

	it.each([
		["a.b.c", true],
		["a.b", false],
		["a.b.c.d", false],
		["a..c", false],
		["", false],
	])("a token has 3 dot-separated parts: %j %s", (token, expected) => expect(isTokenWellFormed(token)).toBe(expected));

	it("drops a malformed token, which makes the visitor anonymous", () => {
		localStorage.setItem("accessToken", "rubbish");
		expect(readToken()).toBeNull();
		expect(localStorage.getItem("accessToken")).toBeNull();
	});

	it("7 days of 24 hours, checked every 5 minutes", () => {
		expect([IDLE_LIMIT_MS, IDLE_CHECK_MS]).toEqual([604_800_000, 300_000]);
	});

	it("ends after more than 7 days of inactivity", () => {
		storeToken("a.b.c", NOW);
		expect(checkIdle(NOW + IDLE_LIMIT_MS + 1)).toBe(true);
	});

	it("otherwise the check refreshes the activity time", () => {
		storeToken("a.b.c", NOW);
		expect(checkIdle(NOW + IDLE_LIMIT_MS)).toBe(false);
		expect(localStorage.getItem("lastActivity")).toBe(String(NOW + IDLE_LIMIT_MS));
		localStorage.setItem("lastActivity", "never");
		expect(checkIdle(NOW)).toBe(false);
	});

	it("hears another tab log out, and nothing else", () => {
		const heard = vi.fn();
		const stop = onTokenChangedElsewhere(heard);
		window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
		expect(heard).not.toHaveBeenCalled();
		window.dispatchEvent(new StorageEvent("storage", { key: "accessToken", newValue: null }));
		window.dispatchEvent(new StorageEvent("storage", { key: null }));
		expect(heard).toHaveBeenCalledTimes(2);
		stop();
		window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" }));
		expect(heard).toHaveBeenCalledTimes(2);
	});
});
