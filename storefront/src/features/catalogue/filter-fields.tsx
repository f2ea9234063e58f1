import { TAGS } from "@confiserie/domain/catalogue";
import { Button } from "@/ui/button";
import { FilterForm } from "./filter-form";
import { type CatalogueFilters, filterParams } from "./filters";
import { appliedFilters } from "./headings";

/** Tags, stock and price of a box; the category and the query go along unseen. */
export function FilterFields({ filters }: { filters: CatalogueFilters }) {
	const search = filterParams({ ...filters, page: 1 }).toString();
	const narrowing = appliedFilters({ ...filters, query: "", category: null });
	return (
		<FilterForm search={search} appliedCount={narrowing.length}>
			{filters.query && <input type="hidden" name="query" defaultValue={filters.query} />}
			{filters.category && <input type="hidden" name="category" defaultValue={filters.category} />}
			<fieldset>
				<legend className="mb-2 font-bold">Sélection</legend>
				<ul className="flex gap-x-2 gap-y-1 max-lg:flex-wrap lg:flex-col">
					{TAGS.map(({ code, name }) => (
						<li key={code}>
							<Checkbox name="tag" value={code} label={name} isChecked={filters.tags.includes(code)} />
						</li>
					))}
				</ul>
			</fieldset>
			<fieldset>
				<legend className="mb-2 font-bold">Disponibilité</legend>
				<Checkbox name="inStock" value="true" label="En stock seulement" isChecked={filters.inStock} />
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
			</fieldset>
		</FilterForm>
	);
}

function Checkbox({
	name,
	value,
	label,
	isChecked,
}: {
	name: string;
	value: string;
	label: string;
	isChecked: boolean;
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
			{label}
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
