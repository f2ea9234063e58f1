import { fieldWords } from "@confiserie/domain/catalogue/product-fields";
import { TAGS } from "@confiserie/domain/catalogue/tags";
import type { AdminProductItem } from "@confiserie/domain/contract/admin-product";
import { removeProduct } from "@confiserie/domain/contract/products";
import { formatEuros, formatInteger, formatPiecePrice } from "@confiserie/domain/format";
import { ConfirmAct, RowLink } from "@/features/admin/kit";
import { useCategories } from "@/features/admin/products/categories";
import { May } from "@/features/admin/shell";
import { type ChoosableColumn, columnChoice } from "@/features/admin/views";
import { ProductImage } from "@/features/shop/catalogue";
import { call } from "@/lib/api";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { CategoryEmblem } from "@/ui/category-emblem";
import { type Column, SELECTABLE_FIGURE } from "@/ui/data-table";
import { productReads } from "./product-reads";
import { StockEditor } from "./stock-editor";

/** The columns that the table of products can have, and their places on a card. Source: accounts spec §2 "Desktop table" for the usual ones. */
export const PRODUCT_COLUMNS = [
	{ key: "image", header: "Image", isUsual: true, card: "image", cell: (item) => <Picture item={item} /> },
	{
		key: "product",
		header: "Produit",
		isAlways: true,
		isHead: true,
		card: "title",
		cell: (item) => <Name item={item} />,
	},
	{ key: "category", header: "Catégorie", isUsual: true, card: "none", cell: (item) => <Category item={item} /> },
	{ key: "tags", header: "Tags", isUsual: true, card: "none", cell: (item) => <Tags item={item} /> },
	{ key: "eanUnit", header: "EAN de la pièce", card: "none", cell: ({ eanUnit }) => <Ean code={eanUnit} /> },
	{ key: "eanBox", header: "EAN du carton", card: "none", cell: ({ eanBox }) => <Ean code={eanBox} /> },
	{
		key: "piecePrice",
		header: "Prix de la pièce",
		align: "right",
		card: "none",
		cell: ({ pricePerPieceBox }) => formatPiecePrice(pricePerPieceBox),
	},
	{
		key: "price",
		header: "Prix",
		isUsual: true,
		align: "right",
		card: "badge",
		cell: (item) => <Prices item={item} />,
	},
	{
		key: "reserved",
		header: "Réservés",
		align: "right",
		card: "none",
		cell: ({ reserved }) => formatInteger(reserved),
	},
	{
		key: "stock",
		header: "Stock",
		isUsual: true,
		align: "right",
		card: "bare",
		cell: (item) => <StockEditor item={item} />,
	},
	{
		key: "actions",
		header: "Actions",
		isAlways: true,
		align: "right",
		card: "acts",
		cell: (item) => <Acts item={item} />,
	},
] as const satisfies readonly (Column<AdminProductItem> & Omit<ChoosableColumn, "label">)[];
type ProductColumn = (typeof PRODUCT_COLUMNS)[number]["key"];

export const { columnsOf, statedColumns } = columnChoice<ProductColumn>(PRODUCT_COLUMNS);

/** Tags shown before '+n'. Source: accounts spec §2 "up to 2 tags plus '+n'". */
const SHOWN_TAGS = 2;

const Ean = ({ code }: { code: string }) => <span className={`tabular-nums ${SELECTABLE_FIGURE}`}>{code}</span>;

function Name({ item }: { item: AdminProductItem }) {
	return (
		<div className="leading-tight md:min-w-44">
			<RowLink href={`/admin/products/${item.id}/edit`}>{item.name}</RowLink>
			<span className="flex flex-wrap items-center gap-x-2 text-xs text-prune">
				<span className="wrap-anywhere">{item.reference}</span>
				<span className="md:hidden">
					<Category item={item} />
				</span>
				<span className="md:hidden">
					<Tags item={item} />
				</span>
				<DraftBadge item={item} />
			</span>
		</div>
	);
}

/** In words; above the link that the row is. */
function Acts({ item: { id, name, reference } }: { item: AdminProductItem }) {
	return (
		<span className="relative z-1 flex justify-end max-md:*:min-h-11! *:px-2!">
			<ButtonLink variant="ghost" size="sm" href={`/admin/products/${id}`} aria-label={`Voir ${name}`}>
				Voir
			</ButtonLink>
			<May permission="catalogue.change">
				<ConfirmAct
					label="Supprimer"
					name={`Supprimer ${name}`}
					variant="ghost"
					title="Supprimer ce produit ?"
					confirm="Supprimer"
					busyLabel="Suppression…"
					act={() => call(removeProduct, { params: { id } })}
					changes={productReads}
					done={`«\u00a0${name}\u00a0» a été supprimé.`}
				>
					{`${name} (${reference}) disparaîtra de la boutique et du catalogue, pour toujours. Un produit déjà commandé ne se supprime pas\u00a0: retirez-le de la vente, en le modifiant.`}
				</ConfirmAct>
			</May>
		</span>
	);
}

function Picture({ item }: { item: AdminProductItem }) {
	return (
		<span className="relative block size-10 shrink-0 overflow-hidden rounded-control border border-trait bg-dragee">
			<ProductImage src={item.imageUrl} alt="" from={96} to={192} sizes="40px" />
		</span>
	);
}

function Category({ item }: { item: AdminProductItem }) {
	const category = useCategories().data?.content.find(({ code }) => code === item.category);
	if (item.category === null) return <span className="text-prune">Sans catégorie</span>;
	return (
		<span className="inline-flex items-center gap-1.5 whitespace-nowrap">
			{category && <CategoryEmblem icon={category.icon} className="size-4 shrink-0 text-framboise" />}
			{category?.name ?? item.category}
		</span>
	);
}

/** On a card they have a line's room. */
const TAG_STYLE = "max-md:bg-transparent! max-md:p-0! max-md:text-prune!";

function Tags({ item }: { item: AdminProductItem }) {
	const names = TAGS.filter(({ code }) => item.tags.includes(code)).map(({ name }) => name);
	const more = names.slice(SHOWN_TAGS);
	return (
		<span className="flex flex-wrap gap-1 max-md:gap-x-2 max-md:gap-y-0">
			{names.slice(0, SHOWN_TAGS).map((name) => (
				<Badge key={name} tone="selected" className={TAG_STYLE}>
					{name}
				</Badge>
			))}
			{more.length > 0 && (
				<Badge className={TAG_STYLE}>
					<span aria-hidden="true">+{more.length}</span>
					<span className="sr-only">et {more.join(", ")}</span>
				</Badge>
			)}
		</span>
	);
}

/** The price of a box and, where there is one, that of a box by the layer. */
function Prices({ item }: { item: AdminProductItem }) {
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
function DraftBadge({ item }: { item: AdminProductItem }) {
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
	const words = missingFields.map(fieldWords);
	const more = words.length - NAMED_FIELDS;
	return more > 1 ? [...words.slice(0, NAMED_FIELDS), `et ${more} autres`] : words;
}
