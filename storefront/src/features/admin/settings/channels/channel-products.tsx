"use client";

import { type ChannelProduct, listChannelProducts, type SalesChannel } from "@confiserie/domain/contract/channels";
import { formatCount, formatEuros } from "@confiserie/domain/format";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { useState } from "react";
import { ListPart, useOperationList } from "@/features/admin/kit";
import { ListSearch, listReader, searched } from "@/features/admin/shell";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { ProductDialog } from "./product-dialog";

const read = listReader({ query: searched });

/** The products of a channel; editable one by one where the channel has its own assortment or prices, with the permission. */
export function ChannelProducts({ channel, mayChange }: { channel: SalesChannel; mayChange: boolean }) {
	const [edited, setEdited] = useState<ChannelProduct | null>(null);
	const { id, version } = channel;
	const list = useOperationList(listChannelProducts, read, { params: { id }, version });
	const isEditable = mayChange && (channel.assortment === "PRODUCTS" || channel.prices === "LIST");
	return (
		<section aria-labelledby="channel-products" className="flex flex-col gap-3">
			<h2 id="channel-products" className="display text-xl">
				Produits du canal
			</h2>
			<ListPart
				list={list}
				caption="Produits du canal"
				filters={<ListSearch label="Chercher un nom ou une référence" list={list} />}
				columns={isEditable ? [...COLUMNS, editColumn(setEdited)] : COLUMNS}
				rowKey={({ productId }) => productId}
				failure="Impossible de charger les produits"
				summary={({ totalElements }) =>
					totalElements === 0 ? "Aucun produit trouvé." : formatCount(totalElements, "produit")
				}
				before="Produits précédents"
				after="Produits suivants"
			/>
			{edited && <ProductDialog channel={channel} product={edited} onClose={() => setEdited(null)} />}
		</section>
	);
}

const price = (euros: number | null) => (euros === null ? "–" : formatEuros(euros));

const COLUMNS: readonly Column<ChannelProduct>[] = [
	{ key: "product", header: "Produit", cell: (product) => <Name product={product} /> },
	{ key: "sold", header: "Vente", card: "badge", cell: (product) => <Sale product={product} /> },
	{ key: "box", header: "Prix", align: "right", cell: ({ prices }) => formatEuros(prices.box) },
	{ key: "layer", header: "Par couche", align: "right", cell: ({ prices }) => price(prices.layer) },
	{ key: "pallet", header: "Par palette", align: "right", cell: ({ prices }) => price(prices.pallet) },
];

const editColumn = (onEdit: (product: ChannelProduct) => void): Column<ChannelProduct> => ({
	key: "edit",
	header: "Modifier",
	align: "right",
	card: "bare",
	cell: (product) => (
		<Button variant="secondary" size="sm" aria-label={`Modifier ${product.name}`} onClick={() => onEdit(product)}>
			Modifier
		</Button>
	),
});

function Name({ product: { name, reference } }: { product: ChannelProduct }) {
	return (
		<>
			<p className="font-semibold break-words">{name}</p>
			<p className="text-sm wrap-anywhere text-prune">{`Réf: ${reference}`}</p>
		</>
	);
}

function Sale({ product }: { product: ChannelProduct }) {
	const { isSold, availableBoxes } = product;
	if (!isSold) return <Badge>Pas vendu ici</Badge>;
	return availableBoxes > 0 ? (
		<Badge tone="success">{formatBoxes(availableBoxes, product)}</Badge>
	) : (
		<Badge tone="danger">Rupture</Badge>
	);
}
