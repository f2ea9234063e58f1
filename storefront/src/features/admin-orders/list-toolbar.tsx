"use client";

import { ADMIN_ORDER_SORTS, type AdminOrderSort } from "@confiserie/domain/contract/admin-order";
import { ORDER_STATUS, ORDER_STATUSES } from "@confiserie/domain/order-status";
import { PAYMENT_STATUS, PAYMENT_STATUSES } from "@confiserie/domain/payment-status";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { listHref, type OrderListState, searchOf } from "./list-state";

/** Source: accounts spec §9 "search debounce". */
export const SEARCH_DELAY_MS = 500;

const SORT_LABELS: Record<AdminOrderSort, string> = {
	createdAt_desc: "Plus récentes",
	createdAt_asc: "Plus anciennes",
	totalAmount_desc: "Montant décroissant",
	totalAmount_asc: "Montant croissant",
};

/** Search, the two filters and the sort; each goes into the address. Source: accounts spec §2 "Admin orders list". */
export function ListToolbar({ state }: { state: OrderListState }) {
	const router = useRouter();
	const go = (change: Partial<OrderListState>) => router.replace(listHref(state, change), { scroll: false });
	return (
		<search className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
			<SearchField search={state.search} onSearch={(search) => go({ search })} />
			<Select
				label="Statut"
				value={state.status ?? ""}
				options={[
					{ value: "", label: "Tous les statuts" },
					...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS[value].label })),
				]}
				onChange={({ target }) => go({ status: ORDER_STATUSES.find((status) => status === target.value) ?? null })}
			/>
			<Select
				label="Paiement"
				value={state.paymentStatus ?? ""}
				options={[
					{ value: "", label: "Tous les paiements" },
					...PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS[value].label })),
				]}
				onChange={({ target }) =>
					go({ paymentStatus: PAYMENT_STATUSES.find((status) => status === target.value) ?? null })
				}
			/>
			<Select
				label="Trier par"
				value={state.sort}
				options={ADMIN_ORDER_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
				onChange={({ target }) => go({ sort: ADMIN_ORDER_SORTS.find((sort) => sort === target.value) ?? state.sort })}
			/>
		</search>
	);
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
	const [text, setText] = useState(search);
	const [followed, setFollowed] = useState(search);
	// The address changed by itself: a chip, the back button.
	if (followed !== search) {
		setFollowed(search);
		if (searchOf(text) !== search) setText(search);
	}
	const latest = useRef(onSearch);
	latest.current = onSearch;
	useEffect(() => {
		if (searchOf(text) === search) return;
		const timer = setTimeout(() => latest.current(searchOf(text)), SEARCH_DELAY_MS);
		return () => clearTimeout(timer);
	}, [text, search]);
	return (
		<TextField
			label="Recherche"
			type="search"
			value={text}
			placeholder="Rechercher par numéro, email, nom, téléphone ou montant..."
			maxLength={200}
			autoComplete="off"
			onChange={({ target }) => setText(target.value)}
			trailing={<Search aria-hidden="true" className="mr-3 size-5 text-prune" />}
		/>
	);
}
