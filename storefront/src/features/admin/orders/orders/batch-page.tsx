"use client";

import { type OrderBatchDetail, readOrderBatch, stopOrderBatch } from "@confiserie/domain/contract/order-batches";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { Act, RowLink } from "@/features/admin/kit";
import { BatchPage } from "@/features/admin/products/batches";
import { May } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { ButtonLink } from "@/ui/button-link";
import { batchWords } from "./batch-words";

/** /admin/orders/batches/{id}. */
export function OrderBatchPage({ id }: { id: string }) {
	return (
		<BatchPage
			title="Changement groupé"
			list={{ label: "Commandes", href: "/admin/orders" }}
			operation={readOrderBatch}
			id={id}
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
							<Act
								label="Arrêter"
								variant="danger"
								act={() => call(stopOrderBatch, { params: { id } })}
								changes={[readOrderBatch]}
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
			item={{ key: "order", header: "Commande", cell: (row) => <Opens row={row} /> }}
			said={{ key: "refusal", header: "Raison", card: "bare", cell: ({ refusal }) => refusal ?? "" }}
			rowKey={({ orderId }) => orderId}
		/>
	);
}

type Row = OrderBatchDetail["results"]["content"][number];

function Opens({ row }: { row: Row }) {
	return (
		<RowLink href={`/admin/orders/${encodeURIComponent(row.orderNumber)}`} isNumber>
			{row.orderNumber}
		</RowLink>
	);
}
