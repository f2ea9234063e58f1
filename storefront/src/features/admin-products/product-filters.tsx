"use client";

import { type ReactNode, useState } from "react";
import { categoryOptions, useCategories } from "@/features/admin-categories";
import { FilterChips, ListSearch, type ListState } from "@/features/admin-shell";
import { classNames } from "@/ui/class-names";
import { FiltersButton } from "@/ui/filters-button";
import { Select } from "@/ui/select";
import {
	activeFilters,
	PRICE_OPTIONS,
	type ProductListState,
	SORT_OPTIONS,
	STOCK_OPTIONS,
	TAG_OPTIONS,
} from "./list-state";

interface ProductFiltersProps {
	list: ListState<ProductListState>;
	/** What else narrows the list down: its views. */
	children: ReactNode;
}

/** Search, filters and their chips; on a narrow screen the filters fold away. Source: accounts spec §2. */
export function ProductFilters({ list, children }: ProductFiltersProps) {
	const [isOpen, setOpen] = useState(false);
	const { state, change } = list;
	const categories = useCategories().data?.content;
	const active = activeFilters(state, categories ?? []);
	const select = (
		name: "stock" | "price" | "category" | "tag" | "sort",
		label: string,
		options: readonly { value: string; label: string }[],
	) => (
		<Select
			label={label}
			options={options}
			value={state[name]}
			onChange={({ target }) => change({ [name]: target.value })}
		/>
	);
	return (
		<search aria-label="Produits" className="flex flex-col gap-2">
			<div className="flex flex-col gap-2 md:flex-row md:flex-wrap md:items-end">
				<div className="flex gap-2 md:min-w-72 md:flex-1">
					<div className="flex-1">
						<ListSearch
							label="Rechercher un produit"
							placeholder="Rechercher par nom, référence..."
							maxLength={100}
							list={list}
						/>
					</div>
					<FiltersButton
						controls="filtres-produits"
						isOpen={isOpen}
						onPress={() => setOpen(!isOpen)}
						active={active.length}
					/>
				</div>
				<div className={classNames(!isOpen && "max-md:hidden")}>{children}</div>
				<div
					id="filtres-produits"
					className={classNames("grid grid-cols-2 gap-2 md:flex md:flex-wrap", !isOpen && "max-md:hidden")}
				>
					{select("stock", "Stock", STOCK_OPTIONS)}
					{select("price", "Prix de la pièce", PRICE_OPTIONS)}
					{select("category", "Catégorie", [
						{ value: "", label: "Toutes" },
						...categoryOptions(categories, state.category),
					])}
					{select("tag", "Tag", TAG_OPTIONS)}
					{select("sort", "Trier par", SORT_OPTIONS)}
				</div>
			</div>
			<FilterChips list={list} chips={active} />
		</search>
	);
}
