"use client";

import { Search, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { categoryOptions, useCategories } from "@/features/admin-categories";
import { classNames } from "@/ui/class-names";
import { FiltersButton } from "@/ui/filters-button";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { activeFilters, type ListState, PRICE_OPTIONS, SORT_OPTIONS, STOCK_OPTIONS, TAG_OPTIONS } from "./list-state";
import { useDebouncedSearch } from "./use-list-state";

interface ProductFiltersProps {
	state: ListState;
	onChange: (changes: Partial<ListState>) => void;
	/** What else narrows the list down: its views. */
	children: ReactNode;
}

const NO_FILTERS = { query: "", stock: "", price: "", category: "", tag: "" } as const;

/** Search, filters and their chips; on a narrow screen the filters fold away. Source: accounts spec §2. */
export function ProductFilters({ state, onChange, children }: ProductFiltersProps) {
	const [isOpen, setOpen] = useState(false);
	const { text, setText, searchNow } = useDebouncedSearch(state.query, (query) => onChange({ query }));
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
			onChange={(event) => onChange({ [name]: event.target.value })}
		/>
	);
	return (
		<search aria-label="Produits" className="flex flex-col gap-2">
			<div className="flex flex-col gap-2 md:flex-row md:flex-wrap md:items-end">
				<form
					className="flex gap-2 md:min-w-72 md:flex-1"
					onSubmit={(event) => {
						event.preventDefault();
						searchNow();
					}}
				>
					<div className="flex-1">
						<TextField
							type="search"
							label="Rechercher un produit"
							hasHiddenLabel
							placeholder="Rechercher par nom, référence..."
							value={text}
							maxLength={100}
							onChange={(event) => setText(event.target.value)}
							className="max-md:pr-3"
							trailing={<Search aria-hidden="true" className="mr-2 size-5 text-prune max-md:hidden" />}
						/>
					</div>
					<FiltersButton
						controls="filtres-produits"
						isOpen={isOpen}
						onPress={() => setOpen(!isOpen)}
						active={active.length}
					/>
				</form>
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
			{active.length > 0 && (
				<ul aria-label="Filtres actifs" className="flex flex-wrap gap-2">
					{active.map(({ name, label }) => (
						<li key={name}>
							<button
								type="button"
								aria-label={`Retirer le filtre ${label}`}
								onClick={() => onChange({ [name]: "" })}
								className="inline-flex min-h-8 items-center gap-1.5 rounded-sm bg-dragee px-3 text-sm font-semibold text-framboise-fonce hover:bg-trait"
							>
								{label}
								<X aria-hidden="true" className="size-4" />
							</button>
						</li>
					))}
					<li>
						<button
							type="button"
							onClick={() => onChange(NO_FILTERS)}
							className="min-h-8 px-2 text-sm font-semibold text-prune underline underline-offset-4 hover:text-framboise"
						>
							Tout effacer ({active.length})
						</button>
					</li>
				</ul>
			)}
		</search>
	);
}
