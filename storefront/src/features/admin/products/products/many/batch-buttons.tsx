"use client";

import {
	type ProductBatchDetail,
	readProductBatch,
	stopProductBatch,
	undoProductBatch,
} from "@confiserie/domain/contract/product-batches";
import { formatCount } from "@confiserie/domain/format";
import { useRouter } from "next/navigation";
import { Act, ConfirmAct } from "@/features/admin/kit";
import { May } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { useKey } from "@/lib/use-key";
import { productBatchHref } from "./words";

/** Stops a batch that is under way, or puts back what one that has ended did. */
export function BatchButtons({ batch: { id, action, state, done, isUndoable } }: { batch: ProductBatchDetail }) {
	const router = useRouter();
	const keyOf = useKey();
	return (
		<May permission={action.kind === "RECEIPT" ? "stock.change" : "catalogue.change"}>
			{state === "RUNNING" && (
				<Act
					label="Arrêter"
					variant="danger"
					act={() => call(stopProductBatch, { params: { id } })}
					changes={[readProductBatch]}
				/>
			)}
			{isUndoable && (
				<ConfirmAct
					label="Annuler ce changement"
					title="Annuler ce changement ?"
					confirm="Annuler le changement"
					busyLabel="Lancement…"
					cancel="Garder"
					act={() => call(undoProductBatch, { params: { id }, body: { requestId: keyOf({ id }) } })}
					changes={[readProductBatch]}
					onDone={(undoing) => router.push(productBatchHref(undoing.id))}
				>
					{`${formatCount(done, "produit retrouvera ce qu'il avait", "produits retrouveront ce qu'ils avaient")}, sauf ceux que quelqu'un a changés depuis\u00a0: ils seront nommés.`}
				</ConfirmAct>
			)}
		</May>
	);
}
