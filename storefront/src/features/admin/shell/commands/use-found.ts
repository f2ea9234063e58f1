"use client";

import { searchAdminOrders } from "@confiserie/domain/contract/admin-orders";
import { searchCustomers } from "@confiserie/domain/contract/customers";
import type { Operation } from "@confiserie/domain/contract/operation";
import { searchAdminProducts } from "@confiserie/domain/contract/products";
import { formatEuros } from "@confiserie/domain/format";
import { ORDER_NUMBER_PREFIX } from "@confiserie/domain/orders/order-number";
import { ORDER_SEARCH_MINIMUM } from "@confiserie/domain/orders/order-search";
import { ORDER_STATUS } from "@confiserie/domain/orders/order-status";
import { useQuery } from "@tanstack/react-query";
import { Candy, Package, UserRound } from "lucide-react";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { useSettledText } from "@/lib/use-settled-text";
import type { Command, CommandGroup } from "@/ui/command-dialog";
import { useMay } from "../may";

/** Of each kind. */
const SHOWN = 5;

interface Found {
	groups: CommandGroup[];
	isSearching: boolean;
	hasFailed: boolean;
}

/**
 * Orders, customers and products that fit a text, each asked by its own call of the API: what an account may not see is
 * refused there, and is not shown here (ADR 23).
 */
export function useFound(text: string, go: (href: string) => void): Found {
	const wanted = text.trim();
	const query = useSettledText(wanted);
	const isAsked = query.length >= ORDER_SEARCH_MINIMUM;
	// A number that begins as an order's is looked for among orders alone: to nearly fit, a name costs the search of products most.
	const isNumber = query.toUpperCase().startsWith(ORDER_NUMBER_PREFIX);
	const seesOrders = useMay()("orders.read");
	const search = (operation: Operation, find: (signal: AbortSignal) => Promise<Command[]>, isSeen = seesOrders) => ({
		queryKey: [...keyOf(operation), "palette", query],
		queryFn: ({ signal }: { signal: AbortSignal }) => find(signal),
		enabled: isAsked && isSeen,
	});
	const orders = useQuery(search(searchAdminOrders, (signal) => findOrders(query, go, signal)));
	const customers = useQuery(
		search(searchCustomers, (signal) => findCustomers(query, go, signal), seesOrders && !isNumber),
	);
	const products = useQuery(search(searchAdminProducts, (signal) => findProducts(query, go, signal), !isNumber));
	const all = [orders, customers, products];
	return {
		groups: isAsked
			? [
					{ label: "Commandes", items: orders.data ?? [] },
					{ label: "Clients", items: customers.data ?? [] },
					{ label: "Produits", items: products.data ?? [] },
				].filter(({ items }) => items.length > 0)
			: [],
		isSearching:
			wanted.length >= ORDER_SEARCH_MINIMUM && (query !== wanted || all.some(({ isFetching }) => isFetching)),
		hasFailed: all.some(({ isError }) => isError),
	};
}

async function findOrders(query: string, go: (href: string) => void, signal: AbortSignal): Promise<Command[]> {
	const { content } = await call(searchAdminOrders, { query: { query, size: SHOWN }, signal });
	return content.map((order) => ({
		key: order.id,
		label: `${order.orderNumber} · ${order.customerFirstName} ${order.customerLastName}`,
		detail: `${ORDER_STATUS[order.status].label} · ${formatEuros(order.totalAmount)}`,
		Icon: Package,
		run: () => go(`/admin/orders/${encodeURIComponent(order.orderNumber)}`),
	}));
}

async function findCustomers(query: string, go: (href: string) => void, signal: AbortSignal): Promise<Command[]> {
	const { content } = await call(searchCustomers, { query: { query }, signal });
	return content.slice(0, SHOWN).map(({ id, firstName, lastName, email }) => ({
		key: id,
		label: `${firstName} ${lastName}`,
		detail: email,
		Icon: UserRound,
		run: () => go(`/admin/customers/${encodeURIComponent(id)}`),
	}));
}

async function findProducts(query: string, go: (href: string) => void, signal: AbortSignal): Promise<Command[]> {
	const { content } = await call(searchAdminProducts, { query: { query, size: SHOWN }, signal });
	return content.map(({ id, name, reference }) => ({
		key: id,
		label: name,
		detail: reference,
		Icon: Candy,
		run: () => go(`/admin/products/${id}/edit`),
	}));
}
