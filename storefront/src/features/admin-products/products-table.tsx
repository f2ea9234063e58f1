import type { AdminProductItem } from "@confiserie/domain/contract/admin-product";
import { formatInteger, formatPiecePrice } from "@confiserie/domain/format";
import { Eye, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { May } from "@/features/admin-shell";
import { ChoiceBox } from "@/ui/choice-box";
import { classNames } from "@/ui/class-names";
import { IconButton, iconButtonStyle } from "@/ui/icon-button";
import { Link } from "@/ui/link";
import { PRODUCT_COLUMNS, type ProductColumn } from "./columns";
import type { ProductSelection } from "./many/use-selection";
import { Category, DraftBadge, Picture, Prices, Tags } from "./product-cells";
import { StockEditor } from "./stock-editor";

interface ProductsProps {
	items: readonly AdminProductItem[];
	/** The columns of the table. */
	shown: readonly ProductColumn[];
	onDelete: (item: AdminProductItem) => void;
	/** The selection of products; null without the permission. */
	selection: ProductSelection | null;
}

/** Right-aligned columns, so that digits line up. */
const NUMBERS: ReadonlySet<ProductColumn> = new Set(["piecePrice", "price", "reserved", "stock", "actions"]);

const CELLS: Record<Exclude<ProductColumn, "product" | "actions">, (item: AdminProductItem) => ReactNode> = {
	image: (item) => <Picture item={item} />,
	category: (item) => (
		<span className="whitespace-nowrap">
			<Category item={item} />
		</span>
	),
	tags: (item) => <Tags item={item} />,
	eanUnit: (item) => <span className="tabular-nums">{item.eanUnit}</span>,
	eanBox: (item) => <span className="tabular-nums">{item.eanBox}</span>,
	piecePrice: (item) => <span className="whitespace-nowrap">{formatPiecePrice(item.pricePerPieceBox)}</span>,
	price: (item) => <Prices item={item} />,
	reserved: (item) => formatInteger(item.reserved),
	stock: (item) => <StockEditor item={item} />,
};

/** Source: accounts spec §2 "Desktop table: Image, Produit, Catégorie, Tags, Prix, Stock, Actions". */
export function ProductsTable({ items, shown, onDelete, selection }: ProductsProps) {
	const columns = PRODUCT_COLUMNS.filter(({ key }) => shown.includes(key));
	return (
		// A grid of its own width scrolls inside its frame, never the page.
		<section
			aria-label="Tableau des produits"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus.
			tabIndex={0}
			className="relative overflow-x-auto rounded-card border border-trait bg-white"
		>
			<table className="w-full border-collapse text-left text-sm">
				<caption className="sr-only">Produits</caption>
				<thead className="bg-creme text-xs">
					<tr>
						{selection && (
							<th scope="col" className="py-1.5 pl-3">
								<ChoiceBox
									label="Choisir cette page"
									isChosen={items.every(selection.has)}
									onChoose={(isWanted) => selection.toggle(items, isWanted)}
								/>
							</th>
						)}
						{columns.map(({ key, label }) => (
							<th
								key={key}
								scope="col"
								className={classNames("px-3 py-1.5 font-bold text-prune", NUMBERS.has(key) && "text-right")}
							>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-trait">
					{items.map((item) => (
						<tr key={item.id} className="hover:bg-papier">
							{selection && (
								<td className="py-1 pl-3">
									<Choose item={item} selection={selection} />
								</td>
							)}
							{columns.map(({ key }) =>
								key === "product" ? (
									<th key={key} scope="row" className="min-w-44 px-3 py-1 font-normal">
										<NameLink item={item} />
									</th>
								) : (
									<td key={key} className={classNames("px-3 py-1", NUMBERS.has(key) && "text-right tabular-nums")}>
										{key === "actions" ? <Actions item={item} onDelete={onDelete} /> : CELLS[key](item)}
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** The same as cards, for a narrow screen. */
export function ProductCards({ items, onDelete, selection }: ProductsProps) {
	return (
		<ul aria-label="Produits" className="flex flex-col gap-1.5">
			{items.map((item) => (
				<li key={item.id} className="rounded-card border border-trait bg-white px-3 py-1.5 text-sm">
					<div className="flex items-center gap-3">
						{/* On the picture: beside it, it would take from the name a line's worth of room. */}
						<span className="relative shrink-0">
							<Picture item={item} />
							{selection && (
								<span className="absolute -top-1 -left-1 grid rounded-sm bg-white">
									<Choose item={item} selection={selection} />
								</span>
							)}
						</span>
						<div className="min-w-0 flex-1">
							<NameLink item={item} withCategory />
						</div>
						<div className="text-right">
							<Prices item={item} />
						</div>
					</div>
					<div className="flex items-center justify-between gap-2">
						<StockEditor item={item} />
						<div className="min-w-0 flex-1">
							<Tags item={item} isText />
						</div>
						<Actions item={item} onDelete={onDelete} />
					</div>
				</li>
			))}
		</ul>
	);
}

function Choose({ item, selection }: { item: AdminProductItem; selection: ProductSelection }) {
	return (
		<ChoiceBox
			label={`Choisir ${item.name}`}
			isChosen={selection.has(item)}
			onChoose={(isWanted) => selection.toggle([item], isWanted)}
		/>
	);
}

function NameLink({ item, withCategory = false }: { item: AdminProductItem; withCategory?: boolean }) {
	return (
		<>
			<Link
				href={`/admin/products/${item.id}/edit`}
				className="leading-tight font-semibold break-words underline-offset-4 hover:text-framboise hover:underline"
			>
				{item.name}
			</Link>
			<span className="flex flex-wrap items-center gap-x-2 text-xs text-prune">
				<span className="wrap-anywhere">{item.reference}</span>
				{withCategory && <Category item={item} />}
				<DraftBadge item={item} />
			</span>
		</>
	);
}

function Actions({ item, onDelete }: { item: AdminProductItem; onDelete: (item: AdminProductItem) => void }) {
	return (
		<span className="flex justify-end md:gap-1">
			<May permission="catalogue.change">
				<Link
					href={`/admin/products/${item.id}/edit`}
					aria-label={`Modifier ${item.name}`}
					className={iconButtonStyle("plain")}
				>
					<Pencil aria-hidden="true" className="size-5" />
				</Link>
			</May>
			<Link href={`/admin/products/${item.id}`} aria-label={`Voir ${item.name}`} className={iconButtonStyle("plain")}>
				<Eye aria-hidden="true" className="size-5" />
			</Link>
			<May permission="catalogue.change">
				<IconButton label={`Supprimer ${item.name}`} tone="plain" onClick={() => onDelete(item)}>
					<Trash2 aria-hidden="true" className="size-5 text-rouge" />
				</IconButton>
			</May>
		</span>
	);
}
