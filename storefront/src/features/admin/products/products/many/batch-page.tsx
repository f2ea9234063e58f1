"use client";

import { type ProductBatchDetail, readProductBatch } from "@confiserie/domain/contract/product-batches";
import { formatCount } from "@confiserie/domain/format";
import { RowLink } from "@/features/admin/kit";
import { BatchPage } from "@/features/admin/products/batches";
import { Link } from "@/ui/link";
import { BatchButtons } from "./batch-buttons";
import { actionWords, changeWords, productBatchHref } from "./words";

/** /admin/products/batches/{id}. */
export function ProductBatchPage({ id }: { id: string }) {
	return (
		<BatchPage
			title="Changement groupé de produits"
			list={{ label: "Produits", href: "/admin/products" }}
			operation={readProductBatch}
			id={id}
			buttons={(batch) => <BatchButtons batch={batch} />}
			words={(batch) => ({
				heading: `${actionWords(batch.action)}, ${formatCount(batch.total, "produit")}`,
				done: "fait",
				refused: "refusé",
				more: <Ways batch={batch} />,
			})}
			item={{ key: "product", header: "Produit", cell: (row) => <Opens row={row} /> }}
			said={{ key: "change", header: "Avant et après, ou raison", card: "bare", cell: (row) => <Says row={row} /> }}
			rowKey={({ productId }) => productId}
		/>
	);
}

type Row = ProductBatchDetail["results"]["content"][number];

function Opens({ row }: { row: Row }) {
	return (
		<div className="min-w-0">
			<RowLink href={`/admin/products/${encodeURIComponent(row.productId)}`}>{row.name}</RowLink>
			<p className="text-xs wrap-anywhere text-prune">{row.reference}</p>
		</div>
	);
}

function Says({ row: { refusal, before, after } }: { row: Row }) {
	if (refusal) return <p>{refusal}</p>;
	return <p className="tabular-nums">{before && after ? changeWords(before, after).join(" · ") : ""}</p>;
}

/** To the other batches, and to the one that this one puts back. */
function Ways({ batch }: { batch: ProductBatchDetail }) {
	return (
		<>
			<Link href="/admin/jobs" className="font-semibold underline underline-offset-4">
				Toutes les tâches
			</Link>
			{batch.undoes && (
				<>
					{" · "}
					<Link href={productBatchHref(batch.undoes)} className="font-semibold underline underline-offset-4">
						Changement annulé
					</Link>
				</>
			)}
		</>
	);
}
