import { unknownParameters } from "@confiserie/domain/admin/list-views";
import { describe, expect, it } from "vitest";
import { listHref } from "@/features/admin/shell";
import { chipsOf, foldedCount } from "./list-chips";
import { filterQuery, type OrderListState, readListState } from "./list-state";

const stateOf = (query: string) => readListState(new URLSearchParams(query));
const hrefOf = (state: OrderListState) => listHref("/admin/orders", readListState, state);
const plain = (text: string) => text.replace(/\s/g, " ");

describe("the address of the orders' list", () => {
	it.each([
		"period=week&city=Saint-%C3%89tienne&product=BAP-FRA-40&amountFrom=20.5&amountTo=500",
		"status=PENDING&from=2026-11-01&to=2026-11-05&sort=totalAmount_asc&page=3",
		"amountFrom=0",
		"status=PENDING&paymentStatus=PAID&search=abc&attention=true&sort=totalAmount_asc&page=4",
	])("reads ?%s and writes it back", (query) => {
		expect(hrefOf(stateOf(query))).toBe(`/admin/orders?${query}`);
	});

	it.each([
		["period=year", ""],
		["period=week&from=2026-11-01", "period=week"],
		["from=2026-02-30&to=2026-03-01", "to=2026-03-01"],
		["from=2026-11-02&to=2026-11-01", ""],
		["amountFrom=beaucoup&amountTo=20", "amountTo=20"],
		["amountFrom=20.01&amountTo=20", ""],
		["amountTo=10000000", ""],
		["city=%20%20&product=%20X%20", "product=X"],
		["status=LOST&sort=x&page=-1&search=a", ""],
	])("?%s counts as ?%s", (query, counted) => {
		expect(hrefOf(stateOf(query))).toBe(counted ? `/admin/orders?${counted}` : "/admin/orders");
	});
});

it("is stored whole in a view", () => {
	const held = new URLSearchParams(Object.keys(stateOf("")).map((name) => [name, "1"]));
	expect(unknownParameters("orders", held.toString())).toEqual([]);
});

it("asks the shop for days of Paris, and for nothing that is not filtered by", () => {
	const late = new Date("2026-11-22T23:30:00Z");
	const asked = (query: string) => JSON.parse(JSON.stringify(filterQuery(stateOf(query), late)));
	expect(asked("")).toEqual({});
	expect(asked("period=today")).toEqual({ from: "2026-11-23", to: "2026-11-23" });
	expect(asked("period=month&amountTo=20.50")).toEqual({ from: "2026-11-01", to: "2026-11-23", amountTo: "20.5" });
	expect(asked("to=2026-11-05&city=Gap&product=X")).toEqual({ to: "2026-11-05", city: "Gap", product: "X" });
});

it.each([
	["period=today", "Période : Aujourd'hui"],
	["from=2026-11-01&to=2026-11-05", "Période : du 1er novembre 2026 au 5 novembre 2026"],
	["from=2026-11-01&to=2026-11-01", "Période : le 1er novembre 2026"],
	["from=2026-11-02", "Période : depuis le 2 novembre 2026"],
	["to=2026-11-02", "Période : jusqu'au 2 novembre 2026"],
	["city=Gap", "Ville : Gap"],
	["product=BAP", "Produit : BAP"],
	["amountFrom=20&amountTo=50.5", "Montant : de 20,00 € à 50,50 €"],
	["amountFrom=0", "Montant : dès 0,00 €"],
	["amountTo=50", "Montant : jusqu'à 50,00 €"],
])("?%s is the one chip '%s', which takes it away", (query, words) => {
	const state = stateOf(`${query}&sort=createdAt_asc`);
	const [chip, ...more] = chipsOf(state);
	expect(more).toEqual([]);
	expect(plain(chip?.label ?? "")).toBe(words);
	expect(hrefOf({ ...state, ...chip?.without })).toBe("/admin/orders?sort=createdAt_asc");
	expect(foldedCount(state)).toBe(1);
});
