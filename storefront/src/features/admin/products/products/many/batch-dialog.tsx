"use client";

import {
	type BeginProductBatch,
	beginProductBatch,
	previewProductBatch,
} from "@confiserie/domain/contract/product-batches";
import { formatCount } from "@confiserie/domain/format";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useBegin } from "@/features/admin/products/batches";
import { ApiProblem, call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ActionFields } from "./action-fields";
import { type ActionValues, type AskedAction, actionOf, FIRST_ACTION } from "./action-values";
import { BatchPreview } from "./batch-preview";
import type { ProductSelection } from "./use-selection";
import { productBatchHref } from "./words";

interface BatchDialogProps {
	selection: ProductSelection;
	onClose: () => void;
}

/** Asks for the action on the selected products, previews it, starts the batch and opens its progress. */
export function BatchDialog({ selection, onClose }: BatchDialogProps) {
	const [values, setValues] = useState<ActionValues>(FIRST_ACTION);
	const preview = useMutation({
		mutationFn: (action: AskedAction) => call(previewProductBatch, { body: { action, selection: selection.asked() } }),
	});
	const begin = useBegin((body: BeginProductBatch) => call(beginProductBatch, { body }), productBatchHref);
	const action = actionOf(values);
	const error = begin.error ?? preview.error;
	const isOfSize = error instanceof ApiProblem && error.field?.startsWith("action.step");
	const change = (changes: Partial<ActionValues>) => {
		setValues({ ...values, ...changes });
		preview.reset();
		begin.reset();
	};
	const changed = preview.data?.changed ?? 0;
	return (
		<Dialog
			open
			onClose={onClose}
			title="Changer les produits"
			description={`${formatCount(selection.count, "produit choisi", "produits choisis")}. Rien ne change avant l'aperçu, et tout peut être annulé ensuite.`}
			className="max-w-2xl"
		>
			<form
				className="flex flex-col gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					if (!action) return;
					if (preview.data) begin.mutate({ action, selection: selection.asked() });
					else preview.mutate(action);
				}}
			>
				{error && !isOfSize && <Banner tone="error" title={error.message} />}
				<ActionFields values={values} onChange={change} sizeError={isOfSize ? error.message : undefined} />
				{preview.data && <BatchPreview preview={preview.data} />}
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					{preview.data ? (
						<Button
							type="submit"
							className="flex-1"
							busy={begin.isPending}
							busyLabel="Lancement…"
							disabled={changed === 0}
						>
							{changed === 0 ? "Rien à changer" : `Changer ${formatCount(changed, "produit")}`}
						</Button>
					) : (
						<Button
							type="submit"
							className="flex-1"
							busy={preview.isPending}
							busyLabel="Calcul de l'aperçu…"
							disabled={!action}
						>
							Voir l'aperçu
						</Button>
					)}
					<Button variant="secondary" onClick={onClose} disabled={begin.isPending}>
						Fermer
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
