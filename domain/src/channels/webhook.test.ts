import { expect, test } from "vitest";
import { eventsOfOffer, GIVE_UP_AFTER_MS, isGivenUp, nextTryAt, type Offered } from "./webhook";

const START = new Date("2026-06-01T12:00:00Z");

test("tries come after 5 s, 30 s, 2 min and so on up to every 6 h", () => {
	const delays = Array.from({ length: 11 }, (_, index) => nextTryAt(index + 1, START).getTime() - START.getTime());
	expect(delays.map((delay) => delay / 1000)).toEqual([
		5, 30, 120, 600, 1800, 3600, 7200, 14_400, 21_600, 21_600, 21_600,
	]);
});

test("a message is tried for three days", () => {
	let now = START;
	let tries = 1;
	for (; !isGivenUp(START, now); tries++) now = nextTryAt(tries, now);
	expect(now.getTime() - START.getTime()).toBeGreaterThanOrEqual(GIVE_UP_AFTER_MS);
	expect(now.getTime() - START.getTime()).toBeLessThan(GIVE_UP_AFTER_MS + 6 * 3_600_000);
	expect(tries).toBe(20);
});

const price = (pricePerBoxCents: number) => [{ minBoxes: 1, pricePerBoxCents }];
const OFFER: Offered = { prices: price(1000), boxes: 60 };

test.each<[string, Offered | undefined, Offered | undefined, string[]]>([
	["nothing", OFFER, { ...OFFER }, []],
	["nothing, where it is not sold before or after", undefined, undefined, []],
	["that it is sold from now on", undefined, OFFER, ["product.changed"]],
	["that it is sold no more", OFFER, undefined, ["product.changed"]],
	["its price", OFFER, { ...OFFER, prices: price(1100) }, ["product.price_changed"]],
	[
		"a tier of its own",
		OFFER,
		{ ...OFFER, prices: [...price(1000), { minBoxes: 8, pricePerBoxCents: 900 }] },
		["product.price_changed"],
	],
	["its stock in another band", OFFER, { ...OFFER, boxes: 50 }, ["product.stock_changed"]],
	["nothing of another stock in the same band", OFFER, { ...OFFER, boxes: 51 }, []],
	["each box of the last ten", { ...OFFER, boxes: 10 }, { ...OFFER, boxes: 9 }, ["product.stock_changed"]],
	[
		"both, the price first",
		OFFER,
		{ prices: price(1100), boxes: 0 },
		["product.price_changed", "product.stock_changed"],
	],
])("a channel's receiver gets %s", (_what, before, after, events) => {
	expect(eventsOfOffer(before, after)).toEqual(events);
});
