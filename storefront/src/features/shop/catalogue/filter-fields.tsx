import { isOccasion, TAGS, type Tag } from "@confiserie/domain/catalogue/tags";
import type { Facets } from "@confiserie/domain/contract/product";
import { ALLERGEN_CODES, withoutText } from "@confiserie/domain/food/allergen-codes";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { CHOICE } from "@/lib/allergens/slots";
import { Button } from "@/ui/button";
import { PriceBands } from "./facet-fields";
import { FilterForm } from "./filter-form";
import { type CatalogueFilters, filterParams } from "./filters";
import { appliedFilters, SORT_OPTIONS } from "./headings";
import { SortSelect } from "./sort-select";

interface FilterFieldsProps {
	filters: CatalogueFilters;
	/** How many products each value would show; without them the fields stand without counts. */
	facets?: Facets | undefined;
	/** How many products the list has: one alone needs no order. */
	totalCount?: number;
}

/** What a product must be, and what it may be for: two lists, since the one narrows and the other widens (ADR 14). */
const GROUPS: readonly { title: string; tags: readonly Tag[] }[] = [
	{ title: "Sélection", tags: TAGS.filter(({ code }) => !isOccasion(code)) },
	{ title: "Occasions", tags: TAGS.filter(({ code }) => isOccasion(code)) },
];

/** Order, tags, stock and price of a box; category and query go along unseen. What would show nothing is not offered. */
export function FilterFields({ filters, facets, totalCount = 0 }: FilterFieldsProps) {
	const search = filterParams({ ...filters, page: 1 }).toString();
	const narrowing = appliedFilters({ ...filters, query: "", category: null });
	const countOf = (tag: Tag) => facets && (facets.tag.find(({ value }) => value === tag.code)?.count ?? 0);
	const groups = GROUPS.map(({ title, tags }) => ({
		title,
		tags: tags.filter((tag) => countOf(tag) !== 0 || filters.tags.includes(tag.code)),
	})).filter(({ tags }) => tags.length > 0);
	const hasStockChoice = !facets || facets.stock.soldOut > 0 || filters.inStock;
	return (
		<FilterForm
			search={search}
			appliedCount={narrowing.length}
			seeLabel={totalCount === 0 ? "Aucun produit" : `Voir ${formatCount(totalCount, "produit")}`}
			sort={totalCount > 1 && <SortSelect value={filters.sort ?? "relevance"} options={SORT_OPTIONS} />}
		>
			{filters.query && <input type="hidden" name="query" defaultValue={filters.query} />}
			{filters.isRows && <input type="hidden" name="view" defaultValue="list" />}
			{filters.category && <input type="hidden" name="category" defaultValue={filters.category} />}
			{groups.map(({ title, tags }) => (
				<fieldset key={title}>
					<legend className="mb-1 font-bold">{title}</legend>
					<ul className="flex gap-x-2 max-lg:flex-wrap lg:flex-col">
						{tags.map((tag) => (
							<li key={tag.code}>
								<Checkbox
									name="tag"
									value={tag.code}
									label={tag.name}
									isChecked={filters.tags.includes(tag.code)}
									count={countOf(tag)}
								/>
							</li>
						))}
					</ul>
				</fieldset>
			))}
			{hasStockChoice && (
				<fieldset>
					<legend className="mb-1 font-bold">Disponibilité</legend>
					<Checkbox
						name="inStock"
						value="true"
						label="En stock seulement"
						isChecked={filters.inStock}
						count={facets?.stock.inStock}
					/>
				</fieldset>
			)}
			<fieldset>
				<legend className="mb-2 font-bold">Prix du carton, en euros TTC</legend>
				<div className="flex items-center gap-2 md:flex-wrap">
					<PriceField name="minPrice" label="Prix minimum" placeholder="Min" value={filters.minPrice} />
					<span aria-hidden="true">–</span>
					<PriceField name="maxPrice" label="Prix maximum" placeholder="Max" value={filters.maxPrice} />
					<Button type="submit" variant="secondary" size="sm" className="px-3 md:w-full">
						<span>
							OK<span className="sr-only">, appliquer les filtres</span>
						</span>
					</Button>
				</div>
				{facets && <PriceBands filters={filters} bands={facets.price} />}
			</fieldset>
			<fieldset>
				<legend className="mb-1 font-bold">Sans allergène</legend>
				<ul className="flex gap-x-2 max-lg:flex-wrap lg:flex-col">
					{ALLERGEN_CODES.map((code) => (
						<li key={code}>
							<Checkbox
								name="without"
								value={code}
								label={withoutText([code])}
								isChecked={filters.without.includes(code)}
								count={facets?.without.find(({ value }) => value === code)?.count}
							/>
						</li>
					))}
				</ul>
				<Checkbox
					name="allowTraces"
					value="true"
					label="Accepter les traces possibles"
					isChecked={filters.allowTraces}
				/>
				<p className="text-sm text-prune">Un produit dont les allergènes ne sont pas renseignés n'est pas affiché.</p>
				<div {...{ [CHOICE]: JSON.stringify({ without: filters.without, allowTraces: filters.allowTraces }) }} />
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
			className="h-11 w-full min-w-0 max-w-32 rounded-control border-[1.5px] border-bordure bg-white px-2.5 md:w-0 md:flex-1 placeholder:text-bordure placeholder:italic hover:border-framboise"
		/>
	);
}
