import { TAGS } from "@confiserie/domain/catalogue";
import type { Facets } from "@confiserie/domain/contract/product";
import { formatInteger } from "@confiserie/domain/format";
import { Button } from "@/ui/button";
import { CategoryChoice, PriceBands } from "./facet-fields";
import { FilterForm } from "./filter-form";
import { type CatalogueFilters, filterParams } from "./filters";
import { appliedFilters } from "./headings";

interface FilterFieldsProps {
	filters: CatalogueFilters;
	/** How many products each value would show; without them the fields stand without counts. */
	facets?: Facets | undefined;
}

/** Category, tags, stock and price of a box; the query goes along unseen. */
export function FilterFields({ filters, facets }: FilterFieldsProps) {
	const search = filterParams({ ...filters, page: 1 }).toString();
	const narrowing = appliedFilters({ ...filters, query: "", category: null });
	return (
		<FilterForm search={search} appliedCount={narrowing.length}>
			{filters.query && <input type="hidden" name="query" defaultValue={filters.query} />}
			{facets && <CategoryChoice filters={filters} counts={facets.category} />}
			{!facets && filters.category && <input type="hidden" name="category" defaultValue={filters.category} />}
			<fieldset>
				<legend className="mb-2 font-bold">Sélection</legend>
				<ul className="flex gap-x-2 gap-y-1 max-lg:flex-wrap lg:flex-col">
					{TAGS.map(({ code, name }) => (
						<li key={code}>
							<Checkbox
								name="tag"
								value={code}
								label={name}
								isChecked={filters.tags.includes(code)}
								count={facets && (facets.tag.find(({ value }) => value === code)?.count ?? 0)}
							/>
						</li>
					))}
				</ul>
			</fieldset>
			<fieldset>
				<legend className="mb-2 font-bold">Disponibilité</legend>
				<Checkbox
					name="inStock"
					value="true"
					label="En stock seulement"
					isChecked={filters.inStock}
					count={facets?.stock.inStock}
				/>
			</fieldset>
			<fieldset>
				<legend className="mb-2 font-bold">Prix du carton, en euros</legend>
				<div className="flex items-center gap-2">
					<PriceField name="minPrice" label="Prix minimum" placeholder="Min" value={filters.minPrice} />
					<span aria-hidden="true">–</span>
					<PriceField name="maxPrice" label="Prix maximum" placeholder="Max" value={filters.maxPrice} />
					<Button type="submit" variant="secondary" size="sm" className="px-3">
						<span>
							OK<span className="sr-only">, appliquer les filtres</span>
						</span>
					</Button>
				</div>
				{facets && <PriceBands filters={filters} bands={facets.price} />}
			</fieldset>
		</FilterForm>
	);
}

function Checkbox({
	name,
	value,
	label,
	isChecked,
	count,
}: {
	name: string;
	value: string;
	label: string;
	isChecked: boolean;
	count?: number | undefined;
}) {
	return (
		<label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm pr-3 hover:text-framboise lg:min-h-9">
			<input
				type="checkbox"
				name={name}
				value={value}
				defaultChecked={isChecked}
				className="size-5.5 shrink-0 cursor-pointer rounded-sm accent-framboise"
			/>
			<span>
				{label} {count !== undefined && <span className="text-prune">({formatInteger(count)})</span>}
			</span>
		</label>
	);
}

function PriceField(props: { name: string; label: string; placeholder: string; value: number | null }) {
	return (
		<input
			type="text"
			inputMode="decimal"
			name={props.name}
			aria-label={props.label}
			placeholder={props.placeholder}
			defaultValue={props.value ?? ""}
			maxLength={9}
			autoComplete="off"
			className="h-11 w-full min-w-0 max-w-32 rounded-control border-[1.5px] border-bordure bg-white px-3 placeholder:text-prune hover:border-framboise"
		/>
	);
}
