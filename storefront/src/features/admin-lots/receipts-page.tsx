"use client";

import type { Receipt } from "@confiserie/domain/contract/lot";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { AdminHeader, Card, May } from "@/features/admin-shell";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { callReceipts, LOTS_KEY } from "./calls";
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

function ReceiptList() {
	const [query, setQuery] = useState("");
	const [page, setPage] = useState(0);
	const asked = useDeferredValue(query.trim());
	const { data, error, refetch } = useQuery({
		queryKey: [...LOTS_KEY, "receipts", asked, page],
		queryFn: ({ signal }) => callReceipts(asked, page, signal),
		placeholderData: keepPreviousData,
	});
	return (
		<div className="flex flex-col gap-3">
			<TextField
				type="search"
				label="Chercher un produit, un lot ou un fournisseur"
				maxLength={100}
				value={query}
				onChange={({ target }) => {
					setQuery(target.value);
					setPage(0);
				}}
			/>
			{!data && !error && <Skeleton className="h-24" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les réceptions" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<>
					<p role="status" className="text-sm text-prune">
						{data.totalElements === 0 ? "Aucune réception." : formatCount(data.totalElements, "réception")}
					</p>
					<ul className="divide-y divide-trait">
						{data.content.map((receipt) => (
							<ReceiptLine key={receipt.id} receipt={receipt} />
						))}
					</ul>
					<Pager page={page} isLast={data.last} onPage={setPage} before="Plus récentes" after="Plus anciennes" />
				</>
			)}
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
