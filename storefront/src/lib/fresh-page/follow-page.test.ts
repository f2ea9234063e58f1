import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followPage } from "./follow-page";
import { VERSION_PLACE } from "./version-place";

const MINUTE_MS = 60_000;
const asked = vi.fn<typeof fetch>();
const changed = vi.fn();
let over: AbortController;
/** A version that no test before has followed. */
let version: string;
let count = 0;
/** When what it promises ends. */
let until: number;

beforeEach(() => {
	vi.useFakeTimers();
	count += 1;
	version = `abc${count}`;
	until = Number.POSITIVE_INFINITY;
	changed.mockReset();
	asked.mockReset();
	vi.stubGlobal("fetch", asked);
	history.replaceState(null, "", "/products?sort=newest");
	says(version);
});
afterEach(() => {
	over.abort();
	document.documentElement.removeAttribute("data-doubtful");
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** Has the shop's server hold this version, or be out of reach. */
function says(present: string | null): void {
	asked.mockImplementation(async (_address, init) => {
		if (present === null) throw new TypeError("Failed to fetch");
		const etag = `W/"${present}"`;
		const isKnown = new Headers(init?.headers).get("if-none-match") === etag;
		return new Response(null, { status: isKnown ? 304 : 200, headers: { etag } });
	});
}
const follow = (isRestored = false, arrivedAt = performance.now()) => {
	over = new AbortController();
	followPage({ version, until }, isRestored, arrivedAt, changed, over.signal);
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const comeBack = async () => {
	document.dispatchEvent(new Event("visibilitychange"));
	await pass(0);
};
const isInDoubt = () => document.documentElement.hasAttribute("data-doubtful");

describe("a page left open", () => {
	it("asks nothing on arrival, nor as long as it stays in sight", async () => {
		follow();
		await pass(10 * MINUTE_MS);
		expect(asked).not.toHaveBeenCalled();
	});

	it("asks once, by its version, when it becomes visible again; the same answer changes nothing", async () => {
		follow();
		document.dispatchEvent(new Event("visibilitychange"));
		document.dispatchEvent(new Event("visibilitychange"));
		await pass(0);
		expect(asked).toHaveBeenCalledTimes(1);
		const [address, init] = asked.mock.calls[0] ?? [];
		expect(address).toBe("/products?sort=newest&_rsc=");
		expect(init).toMatchObject({ method: "HEAD", headers: { "if-none-match": `W/"${version}"` } });
		expect(changed).not.toHaveBeenCalled();
	});

	it("never asks in the background", async () => {
		follow();
		vi.spyOn(document, "hidden", "get").mockReturnValue(true);
		await comeBack();
		expect(asked).not.toHaveBeenCalled();
	});

	it("asks nothing without the page cache: under plain Next the version is not filled in", async () => {
		version = VERSION_PLACE;
		follow(true);
		await comeBack();
		await pass(3 * MINUTE_MS);
		expect(asked).not.toHaveBeenCalled();
	});

	it("asks at once where Back brought it from before", async () => {
		follow(true);
		await pass(0);
		expect(asked).toHaveBeenCalledTimes(1);
	});

	it("asks at once where the browser had set it aside meanwhile", async () => {
		follow(false, performance.now() - MINUTE_MS);
		await pass(0);
		expect(asked).toHaveBeenCalledTimes(1);
	});

	it("tells when the shop has another one by now", async () => {
		says("other");
		follow();
		await comeBack();
		expect(changed).toHaveBeenCalledTimes(1);
	});

	it("asks no more once another page is shown, and does not hear an answer that comes late", async () => {
		says("other");
		follow();
		document.dispatchEvent(new Event("visibilitychange"));
		over.abort();
		await pass(2 * MINUTE_MS);
		await comeBack();
		expect(asked).toHaveBeenCalledTimes(1);
		expect(changed).not.toHaveBeenCalled();
	});
});

describe("a page that promises something until a moment", () => {
	const isOverdue = () => document.documentElement.hasAttribute("data-overdue");

	it("hides it then, and asks at once though it stays in sight", async () => {
		until = Date.now() + MINUTE_MS;
		follow();
		await pass(MINUTE_MS - 1);
		expect([isOverdue(), asked.mock.calls.length]).toEqual([false, 0]);
		says("next-day");
		await pass(1);
		expect([isOverdue(), changed.mock.calls.length]).toEqual([true, 1]);
		// The page that takes its place.
		over.abort();
		until = Number.POSITIVE_INFINITY;
		follow();
		expect(isOverdue()).toBe(false);
	});

	it("asks again until the shop's clock has reached the moment too", async () => {
		until = Date.now();
		follow();
		await pass(MINUTE_MS / 4 - 1);
		expect([isOverdue(), changed.mock.calls.length]).toEqual([true, 0]);
		says("next-day");
		await pass(MINUTE_MS / 4);
		expect(changed).toHaveBeenCalledTimes(1);
	});

	it("is over with the page", async () => {
		until = Date.now() + MINUTE_MS;
		follow();
		over.abort();
		await pass(2 * MINUTE_MS);
		expect(asked).not.toHaveBeenCalled();
	});
});

describe('stock reads "Stock à vérifier"', () => {
	it("three minutes after the shop's last word, and no more from its next one", async () => {
		follow();
		says(null);
		await comeBack();
		await pass(3 * MINUTE_MS);
		expect(isInDoubt()).toBe(false);
		await pass(MINUTE_MS);
		expect(isInDoubt()).toBe(true);
		says(version);
		await pass(MINUTE_MS / 4);
		expect(isInDoubt()).toBe(false);
		expect(changed).not.toHaveBeenCalled();
	});

	it("when the shop's own server says so, and no more once it knows again", async () => {
		follow();
		says(`${version}-`);
		await comeBack();
		expect(isInDoubt()).toBe(true);
		expect(changed).not.toHaveBeenCalled();
		says("other");
		await pass(MINUTE_MS / 4);
		expect(isInDoubt()).toBe(false);
		expect(changed).toHaveBeenCalledTimes(1);
	});

	it("on a page that came in doubt for as long as the shop's server stays there", async () => {
		const known = version;
		version = `${version}-`;
		document.documentElement.setAttribute("data-doubtful", "");
		says(version);
		follow();
		await pass(MINUTE_MS);
		expect(asked.mock.calls.length).toBeGreaterThan(1);
		expect(isInDoubt()).toBe(true);
		says(known);
		await pass(MINUTE_MS / 4);
		expect(isInDoubt()).toBe(false);
		expect(changed).not.toHaveBeenCalled();
	});
});
