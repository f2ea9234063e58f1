// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import { type Page, PageCache } from "./page-cache";
import type { PageRequest } from "./page-request";

interface TestPage extends Page {
	text: string;
}

const HOUR_MS = 3_600_000;
const ask = (path: string): PageRequest => ({ key: `html ${path}`, path, form: "html" });
const HOME = ask("/");

let now: number;
let day: string;
let hasNews: boolean;
/** Number of renders per path. */
let made: Record<string, number>;
/** What making a page answers next; by default a good page that counts. */
let next: (path: string) => TestPage | Promise<TestPage>;
let pages: PageCache<TestPage>;

const page = (text: string, more: Partial<TestPage> = {}): TestPage => ({
	...{ text, status: 200, isCacheable: true, tags: new Set(["settings", "product:p1"]), size: 120, until: Infinity },
	...more,
});
const shown = async (asked = HOME) => (await pages.get(asked)).text;
const failing = () => {
	next = () => page("Cette page n'a pas pu être lue", { isCacheable: false });
};
/** Lets what was begun come to its end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
	[now, day, hasNews, made] = [0, "2026-11-22", true, {}];
	next = (path) => page(`${path} ${made[path]}`);
	pages = keeping(10_000);
});

function keeping(maximumBytes: number) {
	return new PageCache<TestPage>({
		render: async ({ path }) => {
			made[path] = (made[path] ?? 0) + 1;
			return next(path);
		},
		...{ maximumBytes, now: () => now, day: () => day, hasNews: () => hasNews, doubtfulMs: 180_000 },
	});
}

describe("a cached page", () => {
	it("is rendered once for all concurrent and later requests", async () => {
		const visitors = await Promise.all(Array.from({ length: 50 }, () => shown()));
		expect(new Set(visitors)).toEqual(new Set(["/ 1"]));
		now += 60_000;
		expect(await shown()).toBe("/ 1");
		expect(made).toEqual({ "/": 1 });
	});

	it("at hand needs no waiting", async () => {
		await shown();
		expect(pages.get(HOME)).not.toBeInstanceOf(Promise);
	});

	it("is stale by tag: served once more while it is revalidated, then never again", async () => {
		await shown();
		pages.invalidate(["product:p2"]);
		expect(await shown()).toBe("/ 1");
		pages.invalidate(["product:p1"]);
		expect(await shown()).toBe("/ 1");
		await settled();
		expect(await shown()).toBe("/ 2");
		expect(made).toEqual({ "/": 2 });
	});

	it("is not served to the first visitor long after a change", async () => {
		await shown();
		pages.invalidate(["settings"]);
		now += 2_001;
		expect(await shown()).toBe("/ 2");
	});

	it("is stale with every other page when the changes are unknown", async () => {
		await shown();
		pages.invalidate();
		now += 2_001;
		expect(await shown()).toBe("/ 2");
	});

	it("made while its product changed may say what was before: it is made again", async () => {
		let release = (_page: TestPage) => {};
		next = () => new Promise((resolve) => (release = resolve));
		const first = shown();
		await settled();
		now += 1;
		pages.invalidate(["product:p1"]);
		release(page("before the change"));
		expect(await first).toBe("before the change");
		next = () => page("after the change");
		now += 2_001;
		expect(await shown()).toBe("after the change");
	});

	it("rendered within the second in which reads may be old is rendered once more", async () => {
		pages.invalidate(["product:p1"]);
		now += 500;
		expect(await shown()).toBe("/ 1");
		now += 700;
		expect(await shown()).toBe("/ 1");
		await settled();
		expect(await shown()).toBe("/ 2");
		now += 60_000;
		expect(await shown()).toBe("/ 2");
	});

	it("does not outlive its day: nothing bound to a date is shown on the next one", async () => {
		await shown();
		day = "2026-11-23";
		expect(await shown()).toBe("/ 2");
	});

	it("does not outlive the moment until which it holds, not even for a visitor", async () => {
		next = (path) => page(`${path} ${made[path]}`, { until: 60_000 * (made[path] ?? 0) });
		await shown();
		now = 59_999;
		expect(await shown()).toBe("/ 1");
		now = 60_000;
		expect(await shown()).toBe("/ 2");
	});

	it("that holds no more and cannot be rendered again is in doubt, also with news", async () => {
		next = () => page("before the cut-off", { until: 60_000 });
		await shown();
		failing();
		now = 59_999;
		expect(pages.isDoubtful(HOME)).toBe(false);
		now = 60_000;
		expect([await shown(), pages.isDoubtful(HOME)]).toEqual(["before the cut-off", true]);
	});

	it("is revalidated after some minutes even without a reported change", async () => {
		await shown();
		now += 5 * 60_000;
		expect(await shown()).toBe("/ 1");
		await settled();
		expect(await shown()).toBe("/ 2");
		now += HOUR_MS;
		expect(await shown()).toBe("/ 3");
	});
});

describe("errors do not replace a good page", () => {
	it.each([
		["cannot be read", failing],
		["fails", () => (next = () => Promise.reject(new Error("no memory")))],
	])("a page that %s leaves the one before in its place", async (_case, fail) => {
		await shown();
		fail();
		pages.invalidate(["settings"]);
		now += 10_000;
		expect(await shown()).toBe("/ 1");
		next = () => page("well again");
		now += 10_000;
		expect(await shown()).toBe("well again");
	});

	it("an error without a good page is sent and not cached", async () => {
		failing();
		expect(await shown()).toContain("n'a pas pu être lue");
		next = () => page("well");
		expect(await shown()).toBe("well");
	});

	it("a page that is gone is gone: 404 takes the place of 200, and goes by itself", async () => {
		await shown();
		next = () => page("gone", { status: 404 });
		pages.invalidate(["product:p1"]);
		now += 2_001;
		expect(await shown()).toBe("gone");
		next = () => page("there again");
		now += 60_001;
		expect(await shown()).toBe("there again");
	});
});

describe("with the backend away", () => {
	it("cached pages are served for hours without waiting", async () => {
		await shown();
		hasNews = false;
		next = () => new Promise(() => {});
		for (let hour = 1; hour <= 23; hour += 1) {
			now += HOUR_MS;
			day = `night ${hour}`;
			expect(await shown()).toBe("/ 1");
		}
		expect(made).toEqual({ "/": 2 });
	});

	it("after some minutes the stock on a page is marked as unverified", async () => {
		await shown();
		now += HOUR_MS;
		expect(pages.isDoubtful(HOME)).toBe(false);
		[now, hasNews] = [170_000, false];
		expect(pages.isDoubtful(HOME)).toBe(false);
		now += 20_000;
		expect(pages.isDoubtful(HOME)).toBe(true);
		hasNews = true;
		expect(pages.isDoubtful(HOME)).toBe(false);
	});

	it("a page is revalidated every few seconds, in case only the change feed is missing", async () => {
		await shown();
		hasNews = false;
		now += 6_000;
		expect(await shown()).toBe("/ 1");
		await settled();
		expect(await shown()).toBe("/ 2");
	});
});

describe("the room for pages", () => {
	it("is bounded in bytes, copies included, and the page asked for longest ago leaves first", async () => {
		pages = keeping(1_000);
		for (let number = 0; number < 50; number += 1) {
			await shown();
			await shown(ask(`/products?query=${number}`));
			expect(pages.bytes).toBeLessThanOrEqual(1_000);
		}
		await shown(ask("/products?query=0"));
		expect([made["/"], made["/products?query=0"], made["/products?query=49"]]).toEqual([1, 2, 1]);
	});
});
