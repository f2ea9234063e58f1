"use client";

import { type ReactNode, useState } from "react";
import { ListSelect } from "@/features/admin/kit";
import { categoryOptions, useCategories } from "@/features/admin/products/categories";
import { ListSearch, type ListState } from "@/features/admin/shell";
import { classNames } from "@/ui/class-names";
import { FiltersButton } from "@/ui/filters-button";
import {
	activeFilters,
	MISSING_OPTIONS,
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

/** Search and filters; on a narrow screen the filters fold away. Source: accounts spec §2. */
export function ProductFilters({ list, children }: ProductFiltersProps) {
	const [isOpen, setOpen] = useState(false);
	const { state } = list;
	const categories = useCategories().data?.content;
	const active = activeFilters(state, categories ?? []);
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
					<ListSelect list={list} name="stock" label="Stock" options={STOCK_OPTIONS} />
					<ListSelect list={list} name="price" label="Prix de la pièce" options={PRICE_OPTIONS} />
					<ListSelect
						list={list}
						name="category"
						label="Catégorie"
						any="Toutes"
						options={categoryOptions(categories, state.category)}
					/>
					<ListSelect list={list} name="tag" label="Tag" options={TAG_OPTIONS} />
					<ListSelect list={list} name="missing" label="Il manque" options={MISSING_OPTIONS} />
					<ListSelect list={list} name="sort" label="Trier par" options={SORT_OPTIONS} />
				</div>
			</div>
		</search>
	);
}
