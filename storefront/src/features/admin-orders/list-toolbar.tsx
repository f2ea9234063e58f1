"use client";

import { ADMIN_ORDER_SORTS, type AdminOrderSort } from "@confiserie/domain/contract/admin-order";
import { ORDER_STATUS, ORDER_STATUSES } from "@confiserie/domain/order-status";
import { PAYMENT_STATUS, PAYMENT_STATUSES } from "@confiserie/domain/payment-status";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { classNames } from "@/ui/class-names";
import { FiltersButton } from "@/ui/filters-button";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { foldedCount } from "./list-chips";
import { listHref, type OrderListState, searchOf } from "./list-state";
import { MoreFilters } from "./more-filters";

/** Source: accounts spec §9 "search debounce". */
export const SEARCH_DELAY_MS = 500;

/** Source: accounts spec §2. */
const SEARCHED = "Rechercher par numéro, email, nom, téléphone ou montant...";

const SORT_LABELS: Record<AdminOrderSort, string> = {
	createdAt_desc: "Plus récentes",
	createdAt_asc: "Plus anciennes",
	totalAmount_desc: "Montant décroissant",
	totalAmount_asc: "Montant croissant",
};

interface ListToolbarProps {
	state: OrderListState;
	channels: readonly { id: string; name: string }[];
}

/**
 * Search, the filters and the sort; one sales channel is no choice. Each goes into the address. Period, city, product and amount
 * fold away, on a narrow screen all but the search. Source: accounts spec §2 "Admin orders list".
 */
export function ListToolbar({ state, channels }: ListToolbarProps) {
	const router = useRouter();
	const [isOpen, setOpen] = useState(false);
	const go = (change: Partial<OrderListState>) => router.replace(listHref(state, change), { scroll: false });
	const folded = foldedCount(state);
	const hasChannels = channels.length > 1;
	return (
		<search className="flex flex-col gap-2 md:flex-row md:flex-wrap md:items-end">
			{/* A phone's field is too narrow for it. */}
			<p aria-hidden="true" className="-mb-1 text-xs text-prune md:hidden">
				{SEARCHED}
			</p>
			<div className={classNames("flex gap-2 md:flex-1", hasChannels ? "md:min-w-72" : "md:min-w-104")}>
				<div className="flex-1">
					<SearchField search={state.search} onSearch={(search) => go({ search })} />
				</div>
				<FiltersButton
					controls="filtres-commandes plus-de-filtres"
					isOpen={isOpen}
					onPress={() => setOpen(!isOpen)}
					active={folded}
					isAlways
				/>
			</div>
			<div
				id="filtres-commandes"
				className={classNames("grid grid-cols-2 gap-2 md:flex md:flex-wrap", !isOpen && "max-md:hidden")}
			>
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
				{hasChannels && (
					<Select
						label="Canal"
						// A long name would push the filters onto a line of their own.
						className="md:max-w-44"
						value={state.channel ?? ""}
						options={[
							{ value: "", label: "Tous les canaux" },
							...channels.map(({ id, name }) => ({ value: id, label: name })),
						]}
						onChange={({ target }) => go({ channel: target.value || null })}
					/>
				)}
				<Select
					label="Trier par"
					value={state.sort}
					options={ADMIN_ORDER_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
					onChange={({ target }) => go({ sort: ADMIN_ORDER_SORTS.find((sort) => sort === target.value) ?? state.sort })}
				/>
			</div>
			<div id="plus-de-filtres" className={classNames("md:basis-full", !isOpen && "hidden")}>
				{isOpen && <MoreFilters filters={state} onChange={go} />}
			</div>
		</search>
	);
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
	const [text, setText] = useState(search);
	const [followed, setFollowed] = useState(search);
	// The address changed from outside: a removed filter or the Back button.
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
			hasHiddenLabel
			type="search"
			value={text}
			placeholder={SEARCHED}
			maxLength={200}
			className="max-md:pr-3 max-md:placeholder:text-transparent md:placeholder:text-xs"
			autoComplete="off"
			onChange={({ target }) => setText(target.value)}
			trailing={<Search aria-hidden="true" className="mr-2 size-5 text-prune max-md:hidden" />}
		/>
	);
}
