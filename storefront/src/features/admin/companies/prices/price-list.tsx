"use client";

import { type CompanyPrice, listCompanyPrices } from "@confiserie/domain/contract/company-prices";
import { formatCount, formatPiecePrice } from "@confiserie/domain/format";
import { ORDER_TYPES, type OrderType, UNITS } from "@confiserie/domain/prices/tier-price";
import { useState } from "react";
import { ListPart, useOperationList } from "@/features/admin/kit";
import { ListSearch, listReader, searched } from "@/features/admin/shell";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { PriceDialog } from "./price-dialog";
import { PriceFile } from "./price-file";

const read = listReader({ query: searched });

interface PriceListProps {
	companyId: string;
	/** Of the discounts: other ones are other prices. */
	version: number;
	/** Products with an own price. */
	count: number;
	mayChange: boolean;
}

/** A company's own prices; a search finds the products to give it one of. */
export function PriceList({ companyId, version, count, mayChange }: PriceListProps) {
	const [edited, setEdited] = useState<CompanyPrice | null>(null);
	const list = useOperationList(listCompanyPrices, read, { params: { id: companyId }, version });
	return (
		<section aria-labelledby="company-own-prices" className="flex flex-col gap-3">
			<h3 id="company-own-prices" className="font-semibold">
				{`Prix propres (${count})`}
			</h3>
			<p className="text-sm text-prune">
				Par pièce, TTC. Cherchez un produit pour lui donner un prix, ou importez une liste.
			</p>
			{mayChange && <PriceFile companyId={companyId} />}
			<ListPart
				list={list}
				caption="Prix propres à l'entreprise"
				filters={<ListSearch label="Chercher un nom ou une référence" list={list} />}
				columns={mayChange ? [...COLUMNS, editColumn(setEdited)] : COLUMNS}
				rowKey={({ productId }) => productId}
				failure="Impossible de charger les prix"
				summary={({ totalElements }) =>
					totalElements === 0 ? "Aucun prix propre ne correspond." : formatCount(totalElements, "produit")
				}
				before="Produits précédents"
				after="Produits suivants"
			/>
			{edited && <PriceDialog companyId={companyId} price={edited} onClose={() => setEdited(null)} />}
		</section>
	);
}

const COLUMNS: readonly Column<CompanyPrice>[] = [
	{ key: "product", header: "Produit", cell: (price) => <Name price={price} /> },
	...ORDER_TYPES.map((tier) => ({
		key: tier,
		header: UNITS[tier].name,
		align: "right" as const,
		cell: (price: CompanyPrice) => <Tier price={price} tier={tier} />,
	})),
];

const editColumn = (onEdit: (price: CompanyPrice) => void): Column<CompanyPrice> => ({
	key: "edit",
	header: "Modifier",
	align: "right",
	card: "bare",
	cell: (price) => (
		<Button
			variant="secondary"
			size="sm"
			aria-label={`Modifier le prix de ${price.name}`}
			onClick={() => onEdit(price)}
		>
			Modifier
		</Button>
	),
});

function Name({ price: { name, reference } }: { price: CompanyPrice }) {
	return (
		<>
			<p className="font-semibold break-words">{name}</p>
			<p className="text-sm wrap-anywhere text-prune">{`Réf: ${reference}`}</p>
		</>
	);
}

/** What is paid, with what the catalogue asks where that is more. */
function Tier({ price, tier }: { price: CompanyPrice; tier: OrderType }) {
	const [paid, asked, own] = [price.paid[tier], price.catalogue[tier], price.own[tier]];
	if (paid === null || asked === null) return "–";
	return (
		<>
			<span className="whitespace-nowrap">{formatPiecePrice(paid)}</span>
			{own !== null && own <= asked && (
				<span className="ml-2">
					<Badge tone="success">Propre</Badge>
				</span>
			)}
			{paid < asked && (
				<p className="text-sm whitespace-nowrap text-prune">{`Catalogue\u00a0: ${formatPiecePrice(asked)}`}</p>
			)}
			{own !== null && own > asked && (
				<p className="text-sm text-prune">{`Prix propre ${formatPiecePrice(own)}, au-dessus du catalogue`}</p>
			)}
		</>
	);
}
