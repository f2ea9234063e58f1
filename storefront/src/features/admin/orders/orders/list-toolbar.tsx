"use client";

import { ADMIN_ORDER_SORTS, type AdminOrderSort } from "@confiserie/domain/contract/admin-order";
import { ORDER_STATUS, ORDER_STATUSES } from "@confiserie/domain/orders/order-status";
import { PAYMENT_STATUS, PAYMENT_STATUSES } from "@confiserie/domain/payments/payment-status";
import { useState } from "react";
import { ListSearch, type ListState } from "@/features/admin/shell";
import { classNames } from "@/ui/class-names";
import { FiltersButton } from "@/ui/filters-button";
import { Select } from "@/ui/select";
import { foldedCount } from "./list-chips";
import type { OrderListState } from "./list-state";
import { MoreFilters } from "./more-filters";

/** Source: accounts spec §2. */
const SEARCHED = "Rechercher par numéro, email, nom, téléphone ou montant...";

const SORT_LABELS: Record<AdminOrderSort, string> = {
	createdAt_desc: "Plus récentes",
	createdAt_asc: "Plus anciennes",
	totalAmount_desc: "Montant décroissant",
	totalAmount_asc: "Montant croissant",
};

interface ListToolbarProps {
	list: ListState<OrderListState>;
	channels: readonly { id: string; name: string }[];
}

/**
 * Search, the filters and the sort; one sales channel is no choice. Each goes into the address. Period, city, product and amount
 * fold away, on a narrow screen all but the search. Source: accounts spec §2 "Admin orders list".
 */
export function ListToolbar({ list: { state, change }, channels }: ListToolbarProps) {
	const [isOpen, setOpen] = useState(false);
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
					<ListSearch
						label="Recherche"
						placeholder={SEARCHED}
						className="max-md:placeholder:text-transparent md:placeholder:text-xs"
						list={{ state: { query: state.search }, change: ({ query }) => change({ search: query }) }}
					/>
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
					onChange={({ target }) =>
						change({ status: ORDER_STATUSES.find((status) => status === target.value) ?? null })
					}
				/>
				<Select
					label="Paiement"
					value={state.paymentStatus ?? ""}
					options={[
						{ value: "", label: "Tous les paiements" },
						...PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS[value].label })),
					]}
					onChange={({ target }) =>
						change({ paymentStatus: PAYMENT_STATUSES.find((status) => status === target.value) ?? null })
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
						onChange={({ target }) => change({ channel: target.value || null })}
					/>
				)}
				<Select
					label="Trier par"
					value={state.sort}
					options={ADMIN_ORDER_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
					onChange={({ target }) =>
						change({ sort: ADMIN_ORDER_SORTS.find((sort) => sort === target.value) ?? state.sort })
					}
				/>
			</div>
			<div id="plus-de-filtres" className={classNames("md:basis-full", !isOpen && "hidden")}>
				{isOpen && <MoreFilters filters={state} onChange={change} />}
			</div>
		</search>
	);
}
