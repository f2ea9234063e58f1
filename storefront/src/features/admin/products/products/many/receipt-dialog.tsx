"use client";

import { receiveStock } from "@confiserie/domain/contract/product-batches";
import { useRouter } from "next/navigation";
import { LinesField, NEW_REQUEST, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Dialog } from "@/ui/dialog";
import { type ReceiptLine, readReceiptLine } from "./receipt-lines";
import { productBatchHref } from "./words";

/** Adds received boxes to the stock, from a typed or pasted list. */
export function ReceiptDialog({ onClose }: { onClose: () => void }) {
	const router = useRouter();
	const form = useEditForm(receiveStock, {
		start: { requestId: NEW_REQUEST, lines: [] },
		failure: "La réception n'a pas pu être lancée. Réessayez.",
		onSaved: ({ id }) => router.push(productBatchHref(id)),
	});
	return (
		<Dialog
			open
			onClose={onClose}
			title="Réception de stock"
			description="Les quantités s'ajoutent au stock. Une réception peut être annulée."
		>
			<DialogForm
				state={form.formState}
				onSubmit={form.submit}
				onClose={onClose}
				submitLabel="Ajouter au stock"
				busyLabel="Lancement…"
				closeLabel="Fermer"
			>
				<LinesField
					{...form.field("lines")}
					label="Cartons reçus"
					hint="Une référence et son nombre de cartons par ligne, par exemple BAP-FRA-40;24. Deux colonnes d'un tableur se collent telles quelles."
					rows={8}
					write={({ reference, boxes }: ReceiptLine) => `${reference};${boxes}`}
					read={readReceiptLine}
				/>
			</DialogForm>
		</Dialog>
	);
}
