"use client";

import { type CompanyPrice, listCompanyPrices } from "@confiserie/domain/contract/company-prices";
import { formatCount, formatPiecePrice } from "@confiserie/domain/format";
import { ORDER_TYPES, type OrderType, UNITS } from "@confiserie/domain/tier-price";
import { useState } from "react";
import { ListResults, ListSearch, listReader, searched, useList } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { type Column, DataTable } from "@/ui/data-table";
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
	const list = useList({
		read,
		queryKey: [...keyOf(listCompanyPrices), companyId, version],
		call: (asked, signal) => call(listCompanyPrices, { params: { id: companyId }, query: asked, signal }),
	});
	const edit = mayChange ? setEdited : undefined;
	return (
		<section aria-labelledby="company-own-prices" className="flex flex-col gap-3">
			<h3 id="company-own-prices" className="font-semibold">
				{`Prix propres (${count})`}
			</h3>
			<p className="text-sm text-prune">
				Par pièce, TTC. Cherchez un produit pour lui donner un prix, ou importez une liste.
			</p>
			{mayChange && <PriceFile companyId={companyId} />}
			<ListSearch label="Chercher un nom ou une référence" list={list} />
			<ListResults
				list={list}
				failure="Impossible de charger les prix"
				height="h-32 rounded-card"
				summary={({ totalElements }) =>
					totalElements === 0 ? "Aucun prix propre ne correspond." : formatCount(totalElements, "produit")
				}
				before="Produits précédents"
				after="Produits suivants"
			>
				{({ content }) => (
					<DataTable
						caption="Prix propres à l'entreprise"
						columns={edit ? [...COLUMNS, editColumn(edit)] : COLUMNS}
						rows={content}
						rowKey={({ productId }) => productId}
						card={(price) => <Card price={price} onEdit={edit} />}
					/>
				)}
			</ListResults>
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
	cell: (price) => <Edit price={price} onEdit={onEdit} />,
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

function Edit({ price, onEdit }: { price: CompanyPrice; onEdit: (price: CompanyPrice) => void }) {
	return (
		<Button
			variant="secondary"
			size="sm"
			aria-label={`Modifier le prix de ${price.name}`}
			onClick={() => onEdit(price)}
		>
			Modifier
		</Button>
	);
}

function Card({ price, onEdit }: { price: CompanyPrice; onEdit: ((price: CompanyPrice) => void) | undefined }) {
	return (
		<div className="flex flex-col gap-2">
			<div>
				<Name price={price} />
			</div>
			<dl className="grid grid-cols-[auto_1fr] gap-x-4 text-sm">
				{ORDER_TYPES.filter((tier) => price.catalogue[tier] !== null).map((tier) => (
					<div key={tier} className="contents">
						<dt>{UNITS[tier].name}</dt>
						<dd className="text-right">
							<Tier price={price} tier={tier} />
						</dd>
					</div>
				))}
			</dl>
			{onEdit && <Edit price={price} onEdit={onEdit} />}
		</div>
	);
}
