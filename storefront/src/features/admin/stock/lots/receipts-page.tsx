"use client";

import { listReceipts, type Receipt, undoReceipt } from "@confiserie/domain/contract/lots";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { formatBoxes, theBox } from "@confiserie/domain/prices/tier-price";
import { ConfirmAct, ListPart, useOperationList } from "@/features/admin/kit";
import { AdminHeader, Card, ListSearch, listReader, May, searched } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Badge } from "@/ui/badge";
import { Link } from "@/ui/link";
import { ReceiptForm } from "./receipt-form";

/** /admin/receipts: goods that came in, lot by lot. */
export function ReceiptsPage() {
	return (
		<>
			<AdminHeader title="Réceptions" subtitle="Les lots entrés en stock" />
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
	const list = useOperationList(listReceipts, read);
	return (
		<div className="flex flex-col gap-3">
			<ListPart
				list={list}
				caption="Réceptions notées"
				filters={
					<ListSearch label="Chercher un produit, un lot, un fournisseur ou un bon" maxLength={100} list={list} />
				}
				line={(receipt) => <ReceiptLine receipt={receipt} />}
				rowKey={({ id }) => id}
				failure="Impossible de charger les réceptions"
				height="h-24"
				summary={({ totalElements }) =>
					totalElements === 0 ? "Aucune réception." : formatCount(totalElements, "réception")
				}
				before="Plus récentes"
				after="Plus anciennes"
			/>
		</div>
	);
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
	const { productName, reference, boxes, supplier, costPerBox, receivedOn, receivedBy, lotId, deliveryNote } = receipt;
	const cost = costPerBox === null ? null : `${formatEuros(costPerBox)} HT ${theBox(receipt)}`;
	return (
		<>
			<div className="min-w-40 flex-1">
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
					{[`Reçu le ${formatDate(receivedOn)}`, supplier, deliveryNote && `bon ${deliveryNote}`, cost, receivedBy]
						.filter(Boolean)
						.join(", ")}
				</p>
			</div>
			<div className="flex flex-col items-end gap-2 self-start">
				<span className="font-bold whitespace-nowrap">{formatBoxes(boxes, receipt)}</span>
				{receipt.undoneAt ? (
					<Badge tone="neutral">Annulée</Badge>
				) : (
					<May permission="stock.change">
						<ConfirmAct
							act={() => call(undoReceipt, { params: { id: receipt.id } })}
							changes="everything"
							done="Réception annulée"
							label="Annuler"
							name={`Annuler la réception : ${productName}, ${lotWords(receipt)}`}
							title="Annuler cette réception ?"
							confirm="Annuler la réception"
							busyLabel="Annulation…"
							cancel="La garder"
						>
							{`${productName}, ${lotWords(receipt)} : ${formatBoxes(boxes, receipt)} de moins en stock.`}
						</ConfirmAct>
					</May>
				)}
			</div>
		</>
	);
}
