import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { readListState } from "./list-state";
import { useSelection } from "./use-selection";

const orders = ["a", "b", "c"].map((id) => ({ id, orderNumber: `CMD-${id}`, status: "CONFIRMED" }) as AdminOrder);
const [a, b, c] = orders as [AdminOrder, AdminOrder, AdminOrder];
const shown = (query: string) => readListState(new URLSearchParams(query));

function open(query = "") {
	const { result, rerender } = renderHook(({ state }) => useSelection(state), {
		initialProps: { state: shown(query) },
	});
	return {
		get now() {
			return result.current;
		},
		toggle: (some: readonly AdminOrder[], isWanted: boolean) => act(() => result.current.toggle(some, isWanted)),
		chooseAll: (found: number) => act(() => result.current.chooseAll(found)),
		goTo: (other: string) => rerender({ state: shown(other) }),
	};
}

it("survives pages and sorts, and resets with other filters", () => {
	const selection = open("city=Gap");
	selection.toggle([a, b], true);
	selection.goTo("city=Gap&page=2&sort=totalAmount_asc");
	selection.toggle([c], true);
	expect([selection.now.count, orders.map(selection.now.has)]).toEqual([3, [true, true, true]]);
	selection.toggle([b], false);
	expect(selection.now.asked()).toEqual({ orderIds: ["a", "c"] });
	expect(selection.now.pickingHref()).toBe("/admin/orders/picking?orders=CMD-a%2CCMD-c");
	selection.goTo("city=Nice");
	expect([selection.now.count, selection.now.asked()]).toEqual([0, { orderIds: [] }]);
});

it("all that the filters find is asked for by the filters, as many as were shown", () => {
	const selection = open("city=Gap&amountFrom=20.5&page=3");
	selection.toggle([a], true);
	selection.chooseAll(57);
	expect([selection.now.count, selection.now.isAll, orders.every(selection.now.has)]).toEqual([57, true, true]);
	expect(JSON.parse(JSON.stringify(selection.now.asked()))).toEqual({
		filter: { city: "Gap", amountFrom: "20.5" },
		expected: 57,
	});
	expect(selection.now.pickingHref()).toBe("/admin/orders/picking?city=Gap&amountFrom=20.5");
	// One taken out leaves the others chosen, those on pages that were never seen too.
	selection.toggle([a], false);
	expect([selection.now.count, selection.now.isAll, orders.map(selection.now.has)]).toEqual([
		56,
		true,
		[false, true, true],
	]);
	expect(selection.now.asked()).toMatchObject({ except: ["a"], expected: 56 });
	expect(selection.now.pickingHref()).toBe("/admin/orders/picking?city=Gap&amountFrom=20.5&except=CMD-a");
	selection.toggle([a], true);
	expect([selection.now.count, selection.now.asked().except]).toEqual([57, undefined]);
	selection.goTo("city=Nice");
	expect([selection.now.count, selection.now.isAll]).toEqual([0, false]);
});

it("the last one taken out ends the choice of all", () => {
	const selection = open();
	selection.chooseAll(3);
	selection.toggle(orders, false);
	expect([selection.now.count, selection.now.isAll]).toEqual([0, false]);
});

it("knows the orders that are chosen one by one, and of all that a filter finds their status where it names one", () => {
	const selection = open("city=Gap");
	selection.toggle([a, { ...c, status: "SHIPPED" }], true);
	expect([selection.now.statuses, selection.now.orders?.length]).toEqual([["CONFIRMED", "SHIPPED"], 2]);
	selection.chooseAll(57);
	expect([selection.now.statuses, selection.now.orders]).toEqual([[], null]);
	selection.goTo("status=PREPARING");
	selection.chooseAll(57);
	expect([selection.now.statuses, selection.now.orders]).toEqual([["PREPARING"], null]);
});
