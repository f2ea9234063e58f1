import type { Chance } from "../support/chance";

type Json = unknown;
/** Changes one thing of a request; what it responds may be anything that JSON can say. */
type Tampering = (request: Record<string, Json>, chance: Chance) => Json;

/** What a tampered request may lie with. */
export interface Loot {
	/** Another account: its id, e-mail, commercial code, and a checkout that it has open. */
	stranger: { id: string; email: string; code: string; checkoutId: string };
	/** Products that are not in the cart, one dear and one cheap. */
	otherProducts: readonly [string, string];
}

/** Applies one to three lies to a valid request. */
export function tamper(request: object, loot: Loot, chance: Chance): { body: Json; lies: string[] } {
	const names = Object.keys(tamperings(loot)) as [string, ...string[]];
	const lies = Array.from({ length: chance.between(1, 3) }, () => chance.pick(names));
	// A deep copy by way of JSON, so that a key such as __proto__ stays an own key.
	let body: Json = JSON.parse(JSON.stringify(request));
	for (const lie of lies) if (isRecord(body)) body = tamperings(loot)[lie]?.(body, chance);
	return { body, lies };
}

const NUMBERS: readonly [Json, ...Json[]] = [
	0,
	...[-1, 1, 0.5, 0.1 + 0.2, 1e-7, 1e9, 2 ** 31, 2 ** 53, 1e300, -1e300, null, true],
	...["", "0", "1", "1e3", "0x10", "10,00", "١٢٣", "１００", "Ⅷ", "٢٥", " 5 ", [], [5], {}, { $gt: 0 }, { valueOf: 1 }],
];
const TEXTS: readonly [Json, ...Json[]] = [
	null,
	...[0, false, [], {}, "", " ", "\u0000", "\ud800", "__proto__", "constructor", "' or 1=1 --", "%00"],
	...["\u202e1499", "ａｂｃ", "x".repeat(5000), ["eur"], { toString: "eur" }],
];

function tamperings({ stranger, otherProducts }: Loot): Record<string, Tampering> {
	const anyNumber = (path: string) => (request: Record<string, Json>, chance: Chance) =>
		put(request, path, nearby(read(request, path), chance));
	const anyText = (path: string) => (request: Record<string, Json>, chance: Chance) =>
		put(request, path, chance.pick(TEXTS));
	const anyOf = (path: string, values: readonly [Json, ...Json[]]) => (request: Record<string, Json>, chance: Chance) =>
		put(request, path, chance.pick(values));
	return {
		amount: anyNumber("amount"),
		"unit price": anyNumber("orderData.items.0.unitPrice"),
		"line total": anyNumber("orderData.items.0.totalPrice"),
		quantity: anyNumber("orderData.items.0.quantity"),
		total: anyNumber("orderData.total"),
		"payment amount": anyNumber("orderData.paymentAmount"),
		"remaining amount": anyNumber("orderData.remainingAmount"),
		"order type": anyOf("orderData.items.0.orderType", ["pallet", "layer", "box", "free", -1, null]),
		"price fields of one's own": anyOf("orderData.items.0.price", [0, 0.01, -5, "0", { pallet: 0 }]),
		"boxes of a pallet": anyOf("orderData.items.0.boxesPerPallet", [1, 0, -1, "1"]),
		"shipping cost": anyOf("orderData.shippingCost", [0, -499, "0", null]),
		"free shipping": (request, chance) =>
			put(put(request, "freeShipping", true), "amount", Number(request.amount) - chance.pick([499, 4.99, 500])),
		"shipping rules": anyOf("rules", [{ thresholdCents: 0 }, { costCents: 0 }, { freeShippingThreshold: 0 }]),
		discount: anyOf("discount", [100, -100, "100%"]),
		product: anyOf("orderData.items.0.productId", [...otherProducts, "prod_inconnu", "toString"]),
		"product text": anyText("orderData.items.0.productId"),
		"line twice": (request) => put(request, "orderData.items", twice(read(request, "orderData.items"))),
		"no line": anyOf("orderData.items", [[], {}, null, "[]", [null], [[]]]),
		"payment type": anyOf("paymentType", ["deposit", "full", "Deposit", "free", "", null, ["full"], "constructor"]),
		"deposit percentage": anyOf("depositPercentage", [
			20,
			80,
			...[0, 1, 19, 20.5, 24.999, 81, 100, -25, 1e9, null, "25", "٢٥"],
		]),
		"commercial code": anyText("commercialCode"),
		"another account's code": (request) => put(request, "commercialCode", stranger.code),
		"another account": (request) => put(put(request, "customerId", stranger.id), "customerEmail", stranger.email),
		"another account's checkout": (request) => put(request, "checkoutId", stranger.checkoutId),
		"checkout text": anyText("checkoutId"),
		currency: anyOf("currency", ["usd", "EUR", "jpy", "", null, ["eur"], "eur\u0000"]),
		email: anyText("orderData.email"),
		address: anyText("orderData.address"),
		country: anyOf("orderData.address.country", ["US", "Zz", "", null, {}, 33]),
		"prototype key": (request, chance) =>
			withPrototype(request, chance.pick(["", "orderData", "orderData.items.0", "orderData.address"])),
		"constructor key": (request) => put(request, "constructor", { prototype: { amount: 1, isAdmin: true } }),
		"status fields": (request) =>
			put(put(put(request, "status", "CONFIRMED"), "capturedCents", 1e6), "paymentStatus", "PAID"),
		"whole body": (_, chance) => chance.pick([null, [], "", 1, true, [[]], { orderData: null }, "{}"]),
	};
}

/** A number that is almost right half of the time, else one of the odd ones. */
function nearby(value: Json, chance: Chance): Json {
	if (typeof value !== "number" || chance.happens(50)) return chance.pick(NUMBERS);
	return chance.pick([value - 1, value + 1, value / 100, value * 100, -value, value + 0.5, value - 499, String(value)]);
}

function twice(value: Json): Json {
	return Array.isArray(value) ? [...value, ...value] : value;
}

/** What JSON.parse makes of a "__proto__" key is an own property: prices and rights that a careless merge would take over. */
function withPrototype(request: Record<string, Json>, path: string): Json {
	const planted = JSON.parse(
		'{"__proto__": {"amount": 1, "unitPrice": 1, "quantity": 1, "orderData": {}, "isAdmin": true}}',
	);
	const target = path === "" ? request : read(request, path);
	if (!isRecord(target)) return request;
	const poisoned = { ...target, ...planted };
	return path === "" ? poisoned : put(request, path, poisoned);
}

function read(value: Json, path: string): Json {
	let found = value;
	for (const key of path.split("."))
		found = isRecord(found) || Array.isArray(found) ? Reflect.get(found, key) : undefined;
	return found;
}

/** A copy with the value at `path` replaced; unchanged when an earlier lie has left no such place. */
function put(value: Record<string, Json>, path: string, content: Json): Record<string, Json> {
	const [key = "", ...rest] = path.split(".");
	if (rest.length === 0) return { ...value, [key]: content };
	const inner = value[key];
	if (Array.isArray(inner)) {
		const [index = "", ...deeper] = rest;
		const items = inner.map((item, at) =>
			String(at) === index && isRecord(item) ? put(item, deeper.join("."), content) : item,
		);
		return { ...value, [key]: items };
	}
	return isRecord(inner) ? { ...value, [key]: put(inner, rest.join("."), content) } : value;
}

function isRecord(value: Json): value is Record<string, Json> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
