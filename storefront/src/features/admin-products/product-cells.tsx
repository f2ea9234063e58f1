import type { AdminProductItem } from "@confiserie/domain/contract/admin-product";
import { formatEuros } from "@confiserie/domain/format";
import { PRODUCT_FIELDS } from "@confiserie/domain/product-fields";
import { TAGS } from "@confiserie/domain/tags";
import { useCategories } from "@/features/admin-categories";
import { ProductImage } from "@/features/catalogue";
import { Badge } from "@/ui/badge";
import { CategoryEmblem } from "@/ui/category-emblem";

/** Tags shown before '+n'. Source: accounts spec §2 "up to 2 tags plus '+n'". */
const SHOWN_TAGS = 2;

/** The parts of a product that table and cards show alike. */
export function Picture({ item }: { item: AdminProductItem }) {
	return (
		<span className="relative block size-10 shrink-0 overflow-hidden rounded-control border border-trait bg-dragee">
			<ProductImage src={item.imageUrl} alt="" from={96} to={192} sizes="40px" />
		</span>
	);
}

export function Category({ item }: { item: AdminProductItem }) {
	const category = useCategories().data?.content.find(({ code }) => code === item.category);
	if (item.category === null) return <span className="text-prune">Sans catégorie</span>;
	return (
		<span className="inline-flex items-center gap-1.5">
			{category && <CategoryEmblem icon={category.icon} className="size-4 shrink-0 text-framboise" />}
			{category?.name ?? item.category}
		</span>
	);
}

/** As badges, or as text where a card has a line's room for them. */
export function Tags({ item, isText = false }: { item: AdminProductItem; isText?: boolean }) {
	const names = TAGS.filter(({ code }) => item.tags.includes(code)).map(({ name }) => name);
	const shown = names.slice(0, SHOWN_TAGS);
	const more = names.slice(SHOWN_TAGS);
	const others = more.length > 0 && (
		<>
			<span aria-hidden="true">+{more.length}</span>
			<span className="sr-only">et {more.join(", ")}</span>
		</>
	);
	if (isText)
		return (
			<span className="flex flex-wrap gap-x-2 text-xs leading-tight text-prune">
				{shown.map((name) => (
					<span key={name}>{name}</span>
				))}
				{others && <span>{others}</span>}
			</span>
		);
	return (
		<span className="flex flex-wrap gap-1">
			{shown.map((name) => (
				<Badge key={name} tone="selected">
					{name}
				</Badge>
			))}
			{others && <Badge>{others}</Badge>}
		</span>
	);
}

/** The price of a box and, where there is one, that of a box by the layer. */
export function Prices({ item }: { item: AdminProductItem }) {
	return (
		<span className="block tabular-nums">
			<span className="block font-bold whitespace-nowrap">{formatEuros(item.price)}</span>
			{item.layerPrice !== null && (
				<span className="block text-xs whitespace-nowrap text-prune">Layer: {formatEuros(item.layerPrice)}</span>
			)}
		</span>
	);
}

/** Missing fields that are named; a product that was just begun lacks nearly all. */
const NAMED_FIELDS = 3;

/** Reasons why a product is not on sale: unpublished, or incomplete fields. */
export function DraftBadge({ item }: { item: AdminProductItem }) {
	const missing = missingWords(item);
	return (
		<>
			{!item.isPublished && <Badge tone="warning">Brouillon</Badge>}
			{missing.length > 0 && (
				<Badge tone="warning" className="whitespace-normal!">{`Il manque\u00a0: ${missing.join(", ")}`}</Badge>
			)}
		</>
	);
}

function missingWords({ missingFields }: AdminProductItem): string[] {
	// "EAN du carton" stays as it is, "Poids net" becomes part of a sentence.
	const words = missingFields.map((field) =>
		PRODUCT_FIELDS[field].label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
	);
	const more = words.length - NAMED_FIELDS;
	return more > 1 ? [...words.slice(0, NAMED_FIELDS), `et ${more} autres`] : words;
}
