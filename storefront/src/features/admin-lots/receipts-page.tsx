"use client";

import { listReceipts, type Receipt } from "@confiserie/domain/contract/lots";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { AdminHeader, Card, ListResults, ListSearch, listReader, May, searched, useList } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { ReceiptForm } from "./receipt-form";

/** /admin/receipts: goods that came in, lot by lot. */
export function ReceiptsPage() {
	return (
		<>
			<AdminHeader
				title="Réceptions"
				subtitle="Les lots entrés en stock"
				actions={
					<ButtonLink variant="secondary" href="/admin/receipts/stock-count">
						Inventaire
					</ButtonLink>
				}
			/>
			<div className="grid items-start gap-6 xl:grid-cols-2">
				<May permission="stock.change">
					<Card title="Noter une réception">
						<ReceiptForm />
					</Card>
				</May>
				<Card title="Réceptions notées">
					<ReceiptList />
				</Card>
			</div>
		</>
	);
}

const read = listReader({ query: searched });

function ReceiptList() {
	const list = useList({
		read,
		queryKey: keyOf(listReceipts),
		call: (query: { query: string; page: number }, signal: AbortSignal) => call(listReceipts, { query, signal }),
	});
	return (
		<div className="flex flex-col gap-3">
			<ListSearch label="Chercher un produit, un lot ou un fournisseur" maxLength={100} list={list} />
			<ListResults
				list={list}
				failure="Impossible de charger les réceptions"
				height="h-24"
				summary={({ totalElements }) =>
					totalElements === 0 ? "Aucune réception." : formatCount(totalElements, "réception")
				}
				before="Plus récentes"
				after="Plus anciennes"
			>
				{({ content }) => (
					<ul className="divide-y divide-trait">
						{content.map((receipt) => (
							<ReceiptLine key={receipt.id} receipt={receipt} />
						))}
					</ul>
				)}
			</ListResults>
		</div>
	);
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
	const { productName, reference, boxes, supplier, costPerBox, receivedOn, receivedBy, lotId } = receipt;
	const cost = costPerBox === null ? null : `${formatEuros(costPerBox)} HT le carton`;
	return (
		<li className="flex items-start justify-between gap-4 py-3">
			<div className="min-w-0">
				<p className="font-semibold break-words">{productName}</p>
				<p className="text-sm wrap-anywhere text-prune">{reference}</p>
				<p className="text-sm wrap-anywhere">
					<Link
						href={`/admin/recalls?lot=${encodeURIComponent(lotId)}`}
						className="text-framboise-fonce underline underline-offset-4"
					>
						{lotWords(receipt)}
					</Link>
				</p>
				<p className="text-sm wrap-anywhere text-prune">
					{[`Reçu le ${formatDate(receivedOn)}`, supplier, cost, receivedBy].filter(Boolean).join(", ")}
				</p>
			</div>
			<span className="font-bold whitespace-nowrap">{formatCount(boxes, "carton")}</span>
		</li>
	);
}
