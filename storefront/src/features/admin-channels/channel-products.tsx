"use client";

import { type ChannelProduct, listChannelProducts, type SalesChannel } from "@confiserie/domain/contract/channels";
import { formatCount, formatEuros } from "@confiserie/domain/format";
import { useState } from "react";
import { ListResults, ListSearch, listReader, searched, useList } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { type Column, DataTable } from "@/ui/data-table";
import { CHANNELS_KEY } from "./channels-key";
import { ProductDialog } from "./product-dialog";

const read = listReader({ query: searched });

/** The products of a channel; editable one by one where the channel has its own assortment or prices, with the permission. */
export function ChannelProducts({ channel, mayChange }: { channel: SalesChannel; mayChange: boolean }) {
	const [edited, setEdited] = useState<ChannelProduct | null>(null);
	const list = useList({
		read,
		queryKey: [...CHANNELS_KEY, channel.id, "products", channel.version],
		call: (asked, signal) => call(listChannelProducts, { params: { id: channel.id }, query: asked, signal }),
	});
	const isEditable = mayChange && (channel.assortment === "PRODUCTS" || channel.prices === "LIST");
	return (
		<section aria-labelledby="channel-products" className="flex flex-col gap-3">
			<h2 id="channel-products" className="display text-xl">
				Produits du canal
			</h2>
			<ListSearch label="Chercher un nom ou une référence" list={list} />
			<ListResults
				list={list}
				failure="Impossible de charger les produits"
				height="h-48 rounded-card"
				summary={({ totalElements }) =>
					totalElements === 0 ? "Aucun produit trouvé." : formatCount(totalElements, "produit")
				}
				before="Produits précédents"
				after="Produits suivants"
			>
				{({ content }) => (
					<DataTable
						caption="Produits du canal"
						columns={isEditable ? [...COLUMNS, editColumn(setEdited)] : COLUMNS}
						rows={content}
						rowKey={({ productId }) => productId}
						card={(product) => <Card product={product} onEdit={isEditable ? setEdited : undefined} />}
					/>
				)}
			</ListResults>
			{edited && <ProductDialog channel={channel} product={edited} onClose={() => setEdited(null)} />}
		</section>
	);
}

const COLUMNS: readonly Column<ChannelProduct>[] = [
	{ key: "product", header: "Produit", cell: (product) => <Name product={product} /> },
	{ key: "sold", header: "Vente", cell: (product) => <Sale product={product} /> },
	{ key: "box", header: "Carton", align: "right", cell: ({ prices }) => formatEuros(prices.box) },
	{ key: "layer", header: "Par couche", align: "right", cell: ({ prices }) => price(prices.layer) },
	{ key: "pallet", header: "Par palette", align: "right", cell: ({ prices }) => price(prices.pallet) },
];

const editColumn = (onEdit: (product: ChannelProduct) => void): Column<ChannelProduct> => ({
	key: "edit",
	header: "Modifier",
	align: "right",
	cell: (product) => <Edit product={product} onEdit={onEdit} />,
});

function Name({ product: { name, reference } }: { product: ChannelProduct }) {
	return (
		<>
			<p className="font-semibold break-words">{name}</p>
			<p className="text-sm wrap-anywhere text-prune">{`Réf: ${reference}`}</p>
		</>
	);
}

function Sale({ product: { isSold, availableBoxes } }: { product: ChannelProduct }) {
	if (!isSold) return <Badge>Pas vendu ici</Badge>;
	return availableBoxes > 0 ? (
		<Badge tone="success">{formatCount(availableBoxes, "carton")}</Badge>
	) : (
		<Badge tone="danger">Rupture</Badge>
	);
}

function Edit({ product, onEdit }: { product: ChannelProduct; onEdit: (product: ChannelProduct) => void }) {
	return (
		<Button variant="secondary" size="sm" aria-label={`Modifier ${product.name}`} onClick={() => onEdit(product)}>
			Modifier
		</Button>
	);
}

function Card({
	product,
	onEdit,
}: {
	product: ChannelProduct;
	onEdit: ((product: ChannelProduct) => void) | undefined;
}) {
	const { box, layer, pallet } = product.prices;
	return (
		<div className="flex flex-col gap-2">
			<div>
				<Name product={product} />
			</div>
			<p>
				<Sale product={product} />
			</p>
			<p className="text-sm">
				{[
					`Carton ${formatEuros(box)}`,
					layer && `couche ${formatEuros(layer)}`,
					pallet && `palette ${formatEuros(pallet)}`,
				]
					.filter(Boolean)
					.join(", ")}
			</p>
			{onEdit && <Edit product={product} onEdit={onEdit} />}
		</div>
	);
}

const price = (euros: number | null) => (euros === null ? "–" : formatEuros(euros));
