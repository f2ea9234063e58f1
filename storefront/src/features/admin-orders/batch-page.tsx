"use client";

import type { BatchResult } from "@confiserie/domain/contract/batch";
import { BATCH_PAGE_SIZE } from "@confiserie/domain/contract/batch";
import { type OrderBatchDetail, readOrderBatch, stopOrderBatch } from "@confiserie/domain/contract/order-batches";
import { isCancelled } from "@confiserie/domain/order-status";
import { BatchPage, StopBatchButton } from "@/features/admin-batches";
import { May } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Badge, type Tone } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import type { Column } from "@/ui/data-table";
import { Link } from "@/ui/link";
import { batchWords } from "./batch-words";

/** /admin/orders/batches/{id}. */
export function OrderBatchPage({ id }: { id: string }) {
	return (
		<BatchPage
			title="Changement groupé"
			list={{ label: "Commandes", href: "/admin/orders" }}
			queryKey={keyOf(readOrderBatch, { params: { id } })}
			read={(page, signal) => call(readOrderBatch, { params: { id }, query: { page, size: BATCH_PAGE_SIZE }, signal })}
			buttons={(batch) => (
				<>
					{isCancelled(batch.status) && batch.done > 0 && (
						<May permission="money.change">
							<ButtonLink href="/admin/orders?status=CANCELLED&attention=true" variant="secondary" size="sm">
								Remboursements à faire
							</ButtonLink>
						</May>
					)}
					{batch.state === "RUNNING" && (
						<May permission="orders.change">
							<StopBatchButton
								stop={() => call(stopOrderBatch, { params: { id } })}
								queryKey={keyOf(readOrderBatch, { params: { id } })}
							/>
						</May>
					)}
				</>
			)}
			words={(batch) => ({
				heading: `${batchWords(batch)}, ${batch.notifyCustomer ? "chaque client est prévenu par e-mail" : "sans e-mail aux clients"}`,
				done: "faite",
				refused: "refusée",
			})}
			columns={COLUMNS}
			rowKey={({ orderId }) => orderId}
			card={(row) => (
				<div className="flex flex-col gap-1 text-sm">
					<p className="flex items-center justify-between gap-3">
						<Opens row={row} />
						<Result row={row} />
					</p>
					{row.refusal && <p>{row.refusal}</p>}
				</div>
			)}
		/>
	);
}

type Row = OrderBatchDetail["results"]["content"][number];

const COLUMNS: readonly Column<Row>[] = [
	{ key: "order", header: "Commande", cell: (row) => <Opens row={row} /> },
	{ key: "result", header: "Résultat", cell: (row) => <Result row={row} /> },
	{ key: "refusal", header: "Raison", cell: (row) => row.refusal ?? "" },
];

function Opens({ row }: { row: Row }) {
	return (
		<Link
			href={`/admin/orders/${encodeURIComponent(row.orderNumber)}`}
			className="font-bold whitespace-nowrap text-framboise-fonce underline-offset-4 group-hover:underline after:absolute after:inset-0"
		>
			{row.orderNumber}
		</Link>
	);
}

const RESULTS: Record<BatchResult, { label: string; tone: Tone }> = {
	WAITING: { label: "En attente", tone: "info" },
	DONE: { label: "Faite", tone: "success" },
	UNCHANGED: { label: "Déjà ainsi", tone: "neutral" },
	REFUSED: { label: "Refusée", tone: "danger" },
};

function Result({ row }: { row: Row }) {
	const { label, tone } = RESULTS[row.result];
	return <Badge tone={tone}>{label}</Badge>;
}
