"use client";

import { beginProductBatch, previewProductBatch } from "@confiserie/domain/contract/product-batches";
import { formatCount } from "@confiserie/domain/format";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { NEW_REQUEST, outdate, Shown, textOf, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { useOperation } from "@/lib/use-operation";
import { useSettledText } from "@/lib/use-settled-text";
import { Dialog } from "@/ui/dialog";
import { productReads } from "../product-reads";
import { ActionFields, FIRST_ACTION } from "./action-fields";
import { BatchPreview } from "./batch-preview";
import type { ProductSelection } from "./use-selection";
import { productBatchHref } from "./words";

interface BatchDialogProps {
	selection: ProductSelection;
	onClose: () => void;
}

/** Asks for the action on the selected products, shows what it will do, starts the batch and opens its progress. */
export function BatchDialog({ selection, onClose }: BatchDialogProps) {
	const router = useRouter();
	const form = useEditForm(beginProductBatch, {
		start: { requestId: NEW_REQUEST, action: FIRST_ACTION, selection: {} },
		changes: productReads,
		failure: "Le changement n'a pas pu être lancé. Réessayez.",
		sends: (values) => ({ ...values, selection: selection.asked() }),
		onSaved: ({ id }) => router.push(productBatchHref(id)),
	});
	const body = { action: form.watch("action"), selection: selection.asked() };
	const typed = textOf(body);
	const isAsked = useSettledText(typed) === typed && previewProductBatch.body.safeParse(body).success;
	const preview = useOperation(previewProductBatch, { body }, { enabled: isAsked });
	const changed = (isAsked && preview.data?.changed) || 0;
	const client = useQueryClient();
	const close = () => {
		// The filters may find other products by now.
		if (preview.isError) void outdate(client, productReads);
		onClose();
	};
	return (
		<Dialog
			open
			onClose={close}
			title="Changer les produits"
			description={`${formatCount(selection.count, "produit choisi", "produits choisis")}. Rien ne change avant l'aperçu, et tout peut être annulé ensuite.`}
			className="max-w-2xl"
		>
			<DialogForm
				state={form.formState}
				// Without its preview nothing is done.
				onSubmit={changed > 0 ? form.submit : form.handleSubmit(() => undefined)}
				onClose={close}
				submitLabel={changed > 0 ? `Changer ${formatCount(changed, "produit")}` : "Changer"}
				busyLabel="Lancement…"
				closeLabel="Fermer"
			>
				<ActionFields form={form} />
				{isAsked && (
					<Shown result={preview} failure="Impossible de calculer l'aperçu" height="h-24">
						{(data) => <BatchPreview preview={data} />}
					</Shown>
				)}
			</DialogForm>
		</Dialog>
	);
}
